import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { gameTypes } from './campaign-draft.rules.ts';
import type { AwardProps } from './field-props.ts';

/** How bonus money is wagered and what may become cash. */
export function BonusFields({ award, field, choices, missing, onAward }: AwardProps) {
  const { translate } = useWords();
  const faultWords = useFigureWords();
  const error = (name: string) =>
    missing.includes(`${field}.${name}`) ? translate('content.missing') : undefined;
  return (
    <>
      <div className="content-row">
        <TextField
          label={translate('campaigns.wager_times')}
          inputMode="numeric"
          maxLength={3}
          error={error('wagerTimes')}
          value={award.wagerTimes}
          onValueChange={(wagerTimes) => onAward({ ...award, wagerTimes })}
        />
        <Segmented
          label={translate('campaigns.wager_base')}
          value={award.wagerBase}
          options={(['bonus', 'bonus_and_deposit'] as const).map((value) => ({
            value,
            label: translate(`campaigns.wager_bases.${value}`),
          }))}
          onValueChange={(wagerBase) => onAward({ ...award, wagerBase })}
        />
      </div>
      <fieldset className="content-who">
        <legend className="ui-field-label">{translate('campaigns.counts')}</legend>
        <p className="ui-field-hint">{translate('campaigns.counts_hint')}</p>
        <div className="campaign-counts">
          {gameTypes.map((type) => (
            <TextField
              key={type}
              label={translate(`game_categories.${type}`)}
              inputMode="numeric"
              maxLength={3}
              suffix="%"
              value={award.counts[type]}
              onValueChange={(typed) =>
                onAward({ ...award, counts: { ...award.counts, [type]: typed } })
              }
            />
          ))}
        </div>
        {error('counts') && (
          <p className="ui-field-error" role="alert">
            {translate('campaigns.counts_missing')}
          </p>
        )}
      </fieldset>
      <div className="content-row">
        <AmountField
          label={translate('campaigns.largest_stake')}
          hint={translate('campaigns.empty_is_any')}
          currency={choices.currency}
          faultWords={faultWords}
          error={error('largestStake')}
          value={award.largestStake}
          onValueChange={(largestStake) => onAward({ ...award, largestStake })}
        />
        <AmountField
          label={translate('campaigns.cash_out_cap')}
          hint={translate('campaigns.empty_is_any')}
          currency={choices.currency}
          faultWords={faultWords}
          error={error('cashOutCap')}
          value={award.cashOutCap}
          onValueChange={(cashOutCap) => onAward({ ...award, cashOutCap })}
        />
      </div>
      <TextField
        label={translate('campaigns.bonus_days')}
        inputMode="numeric"
        maxLength={3}
        error={error('days')}
        value={award.days}
        onValueChange={(days) => onAward({ ...award, days })}
      />
      <Checkbox
        label={translate('campaigns.is_sticky')}
        hint={translate('campaigns.is_sticky_hint')}
        checked={award.isSticky}
        onCheckedChange={(isSticky) => onAward({ ...award, isSticky })}
      />
    </>
  );
}
