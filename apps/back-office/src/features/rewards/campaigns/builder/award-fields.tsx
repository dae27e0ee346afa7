import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { FreeRoundFields, TicketFields } from './goods-fields.tsx';
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
  const { games, draws } = props.choices;
  const kinds = awardKinds.filter((one) => {
    if (one.startsWith('percent')) return canHaveShare;
    if (one === 'free_rounds') return games.length > 0;
    return one !== 'tickets' || draws.length > 0;
  });
  const isOffered = kinds.includes(kind);
  return (
    <fieldset className="campaign-part">
      <legend>{translate('campaigns.part_award', { number })}</legend>
      <SelectField
        label={translate('campaigns.gives')}
        error={
          isOffered
            ? undefined
            : translate(
                kind.startsWith('percent')
                  ? 'refusals.percent_of_nothing'
                  : 'refusals.award_unknown',
              )
        }
        value={kind}
        options={[...(isOffered ? [] : [kind]), ...kinds].map((value) => ({
          value,
          label: translate(`campaigns.award_kinds.${value}`),
        }))}
        onValueChange={(value) => {
          const chosen = awardKinds.find((one) => one === value);
          if (chosen) onAward({ ...award, kind: chosen });
        }}
      />
      {kind === 'free_rounds' && <FreeRoundFields {...props} />}
      {kind === 'tickets' && <TicketFields {...props} />}
      <FigureFields {...props} />
      {(kind === 'bonus' || kind === 'percent_bonus') && <BonusFields {...props} />}
      {onRemove && (
        <Button size="s" onClick={onRemove}>
          {translate('campaigns.remove_award')}
        </Button>
      )}
    </fieldset>
  );
}

const counted = { points: 'points', free_rounds: 'rounds', tickets: 'ticket_count' } as const;

function FigureFields({ award, field, choices, missing, onAward }: AwardProps) {
  const { translate } = useWords();
  const faultWords = useFigureWords();
  const { kind } = award;
  const isShare = kind === 'percent_bonus' || kind === 'percent_cash';
  const error = (name: string) =>
    missing.includes(`${field}.${name}`) ? translate('content.missing') : undefined;
  if (kind === 'points' || kind === 'free_rounds' || kind === 'tickets') {
    return (
      <TextField
        label={translate(`campaigns.${counted[kind]}`)}
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
        currency={choices.currency}
        faultWords={faultWords}
        error={error('amount')}
        value={award.amount}
        onValueChange={(amount) => onAward({ ...award, amount })}
      />
    </div>
  );
}
