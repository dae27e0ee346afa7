import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import type { AwardProps } from './field-props.ts';

/** Which game is played for the member, at which stake. */
export function FreeRoundFields({ award, field, choices, missing, onAward }: AwardProps) {
  const { translate, locale } = useWords();
  const faultWords = useFigureWords();
  const error = (name: string) =>
    missing.includes(`${field}.${name}`) ? translate('content.missing') : undefined;
  return (
    <>
      <SelectField
        label={translate('campaigns.game')}
        placeholder={translate('campaigns.choose')}
        error={error('gameId')}
        value={award.gameId}
        options={choices.games.map(({ id, name }) => ({ value: String(id), label: name[locale] }))}
        onValueChange={(gameId) => onAward({ ...award, gameId })}
      />
      <div className="content-row">
        <AmountField
          label={translate('campaigns.stake')}
          currency={choices.currency}
          faultWords={faultWords}
          error={error('stake')}
          value={award.stake}
          onValueChange={(stake) => onAward({ ...award, stake })}
        />
        <TextField
          label={translate('campaigns.round_days')}
          inputMode="numeric"
          maxLength={2}
          error={error('days')}
          value={award.days}
          onValueChange={(days) => onAward({ ...award, days })}
        />
      </div>
    </>
  );
}

/** For which draw the tickets are. */
export function TicketFields({ award, field, choices, missing, onAward }: AwardProps) {
  const { translate, locale } = useWords();
  return (
    <SelectField
      label={translate('campaigns.draw')}
      placeholder={translate('campaigns.choose')}
      error={missing.includes(`${field}.draw`) ? translate('content.missing') : undefined}
      value={award.draw}
      options={choices.draws.map(({ id, kind, name }) => ({
        value: `${kind} ${id}`,
        label: name[locale],
      }))}
      onValueChange={(draw) => onAward({ ...award, draw })}
    />
  );
}
