import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { BonusFields } from './bonus-fields.tsx';
import { awardKinds } from './campaign-draft.rules.ts';
import type { AwardProps } from './field-props.ts';

/** What it gives, and under which terms. */
export function AwardFields({
  number,
  canHaveShare,
  onRemove,
  ...props
}: AwardProps & {
  number: number;
  /** Whether there is a deposit or a loss to take a share of. */
  canHaveShare: boolean;
  onRemove: (() => void) | undefined;
}) {
  const { translate } = useWords();
  const { award, onAward } = props;
  const { kind } = award;
  const kinds = awardKinds.filter((one) => canHaveShare || !one.startsWith('percent'));
  const isOffered = kind === 'as_it_stands' || kinds.includes(kind);
  return (
    <fieldset className="campaign-part">
      <legend>{translate('campaigns.part_award', { number })}</legend>
      <SelectField
        label={translate('campaigns.gives')}
        error={isOffered ? undefined : translate('refusals.percent_of_nothing')}
        value={kind}
        options={[
          ...(kind === 'as_it_stands' ? [kind] : []),
          ...(isOffered ? [] : [kind]),
          ...kinds,
        ].map((value) => ({ value, label: translate(`campaigns.award_kinds.${value}`) }))}
        onValueChange={(value) => {
          const chosen = awardKinds.find((one) => one === value);
          if (chosen) onAward({ ...award, kind: chosen });
        }}
      />
      {kind !== 'as_it_stands' && <FigureFields {...props} />}
      {(kind === 'bonus' || kind === 'percent_bonus') && <BonusFields {...props} />}
      {onRemove && (
        <Button size="s" onClick={onRemove}>
          {translate('campaigns.remove_award')}
        </Button>
      )}
    </fieldset>
  );
}

function FigureFields({ award, field, currency, missing, onAward }: AwardProps) {
  const { translate } = useWords();
  const faultWords = useFigureWords();
  const { kind } = award;
  const isShare = kind === 'percent_bonus' || kind === 'percent_cash';
  const error = (name: string) =>
    missing.includes(`${field}.${name}`) ? translate('content.missing') : undefined;
  if (kind === 'points') {
    return (
      <TextField
        label={translate('campaigns.points')}
        inputMode="numeric"
        error={error('amount')}
        value={award.amount}
        onValueChange={(amount) => onAward({ ...award, amount })}
      />
    );
  }
  return (
    <div className="content-row">
      {isShare && (
        <TextField
          label={translate('campaigns.percent')}
          inputMode="numeric"
          suffix="%"
          maxLength={3}
          error={error('percent')}
          value={award.percent}
          onValueChange={(percent) => onAward({ ...award, percent })}
        />
      )}
      <AmountField
        label={translate(isShare ? 'campaigns.cap' : 'campaigns.amount')}
        currency={currency}
        faultWords={faultWords}
        error={error('amount')}
        value={award.amount}
        onValueChange={(amount) => onAward({ ...award, amount })}
      />
    </div>
  );
}
