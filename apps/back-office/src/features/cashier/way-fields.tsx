import type { WayToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { WayDraft } from './way-draft.rules.ts';

type Props = {
  way: WayToPay;
  draft: WayDraft;
  wrong: readonly string[];
  onDraft: (draft: WayDraft) => void;
};

/** Amounts, fees and hours of a way to pay. */
export function WayFields(props: Props) {
  const { way, draft, wrong, onDraft } = props;
  const { translate } = useWords();
  const missing = translate('content.missing');
  const amount = (field: 'minimum' | 'maximum' | 'feeFixed' | 'dailyMaximum') => ({
    label: translate(amountLabels[field]),
    currency: way.currency,
    value: draft[field],
    error: wrong.includes(field) ? missing : undefined,
    onValueChange: (value: string) => onDraft({ ...draft, [field]: value }),
  });
  return (
    <>
      <div className="content-row">
        <AmountField {...amount('minimum')} />
        <AmountField {...amount('maximum')} />
      </div>
      {way.direction === 'withdrawal' && (
        <AmountField {...amount('dailyMaximum')} hint={translate('ways_to_pay.daily_hint')} />
      )}
      <TextField
        label={translate('ways_to_pay.quick')}
        hint={translate('ways_to_pay.quick_hint')}
        error={wrong.includes('quickAmounts') ? translate('ways_to_pay.quick_hint') : undefined}
        autoComplete="off"
        maxLength={90}
        value={draft.quickAmounts}
        onValueChange={(quickAmounts) => onDraft({ ...draft, quickAmounts })}
      />
      <div className="content-row">
        <AmountField {...amount('feeFixed')} />
        <TextField
          label={translate('ways_to_pay.fee_share')}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          error={wrong.includes('feePercent') ? translate('ways_to_pay.fee_wrong') : undefined}
          value={draft.feePercent}
          onValueChange={(feePercent) => onDraft({ ...draft, feePercent })}
        />
      </div>
      <Hours {...props} />
    </>
  );
}

const amountLabels = {
  minimum: 'ways_to_pay.least',
  maximum: 'ways_to_pay.most',
  feeFixed: 'ways_to_pay.fee_fixed',
  dailyMaximum: 'ways_to_pay.daily',
} as const;

function Hours({ draft, wrong, onDraft }: Props) {
  const { translate } = useWords();
  const time = (field: 'opensAt' | 'closesAt') => ({
    type: 'time',
    value: draft[field],
    error: wrong.includes(field) ? translate('content.missing') : undefined,
    onValueChange: (value: string) => onDraft({ ...draft, [field]: value }),
  });
  return (
    <>
      <Checkbox
        label={translate('ways_to_pay.never_closes')}
        checked={draft.neverCloses}
        onCheckedChange={(neverCloses) => onDraft({ ...draft, neverCloses })}
      />
      {!draft.neverCloses && (
        <div className="content-row">
          <TextField label={translate('departments.opens')} {...time('opensAt')} />
          <TextField label={translate('departments.closes')} {...time('closesAt')} />
        </div>
      )}
    </>
  );
}
