import type { TriggerKind } from '@bahati/contract/campaign-terms.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import type { FieldsProps } from './field-props.ts';

const triggers: readonly TriggerKind[] = [
  'deposit',
  'registration',
  'turnover',
  'loss',
  'code',
  'application',
  'date',
  'staff',
];

/** What a member does for it. */
export function TriggerFields(props: FieldsProps) {
  const { translate } = useWords();
  const { draft, onDraft } = props;
  return (
    <fieldset className="campaign-part">
      <legend>{translate('campaigns.part_trigger')}</legend>
      <SelectField
        label={translate('campaigns.trigger')}
        value={draft.trigger}
        options={triggers.map((value) => ({
          value,
          label: translate(`campaigns.triggers.${value}`),
        }))}
        onValueChange={(value) =>
          onDraft({ trigger: triggers.find((one) => one === value) ?? draft.trigger })
        }
      />
      {draft.trigger === 'deposit' && <DepositFields {...props} />}
      {(draft.trigger === 'turnover' || draft.trigger === 'loss') && <PeriodFields {...props} />}
      {draft.trigger === 'application' && (
        <Checkbox
          label={translate('campaigns.needs_picture')}
          checked={draft.needsPicture}
          onCheckedChange={(needsPicture) => onDraft({ needsPicture })}
        />
      )}
      {draft.trigger === 'date' && (
        <TextField
          label={translate('campaigns.day')}
          type="date"
          value={draft.day}
          onValueChange={(day) => onDraft({ day })}
        />
      )}
    </fieldset>
  );
}

function DepositFields({ draft, missing, choices, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const faultWords = useFigureWords();
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('campaigns.which_deposit')}
          value={draft.number}
          options={['', '1', '2', '3', '4', '5'].map((value) => ({
            value,
            label: translate(value === '' ? 'campaigns.any_deposit' : 'campaigns.nth_deposit', {
              number: value,
            }),
          }))}
          onValueChange={(number) => onDraft({ number })}
        />
        <AmountField
          label={translate('campaigns.least_deposit')}
          currency={choices.currency}
          faultWords={faultWords}
          error={missing.includes('leastDeposit') ? translate('content.missing') : undefined}
          value={draft.leastDeposit}
          onValueChange={(leastDeposit) => onDraft({ leastDeposit })}
        />
      </div>
      <Checkbox
        label={translate('campaigns.is_chosen')}
        hint={translate('campaigns.is_chosen_hint')}
        checked={draft.isChosen}
        onCheckedChange={(isChosen) => onDraft({ isChosen })}
      />
    </>
  );
}

function PeriodFields({ draft, missing, choices, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const faultWords = useFigureWords();
  return (
    <div className="content-row">
      <Segmented
        label={translate('campaigns.period')}
        value={draft.period}
        options={(['day', 'week'] as const).map((value) => ({
          value,
          label: translate(`campaigns.periods.${value}`),
        }))}
        onValueChange={(period) => onDraft({ period })}
      />
      <AmountField
        label={translate('campaigns.least')}
        currency={choices.currency}
        faultWords={faultWords}
        error={missing.includes('least') ? translate('content.missing') : undefined}
        value={draft.least}
        onValueChange={(least) => onDraft({ least })}
      />
    </div>
  );
}
