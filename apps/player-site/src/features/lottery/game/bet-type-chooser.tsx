/** What to bet on and in which way: places first, then the ways each of them has. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { betTypeWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function BetTypeChooser({
  betType,
  onChoose,
}: {
  betType: BetType;
  onChoose: (betType: BetType) => void;
}) {
  const { t } = useTranslation();
  const say = useSay();
  const byPlace = Map.groupBy(betTypesOf(betType.family), ({ id }) => id.split('.')[1] ?? '');
  const [, chosenPlace = ''] = betType.id.split('.');
  const ways = byPlace.get(chosenPlace) ?? [];
  return (
    <div className="lot-types">
      <div className="lot-chips" role="group" aria-label={t('lottery_bet_on')}>
        {Array.from(byPlace, ([place, [first]]) =>
          first ? (
            <button
              key={place}
              type="button"
              className="lot-chip"
              aria-pressed={place === chosenPlace}
              onClick={() => place !== chosenPlace && onChoose(first)}
            >
              {say(betTypeWords(first).place)}
            </button>
          ) : null,
        )}
      </div>
      {ways.length > 1 && (
        <div className="lot-chips lot-ways" role="group" aria-label={t('lottery_bet_way')}>
          {ways.map((way) => (
            <button
              key={way.id}
              type="button"
              className="lot-chip"
              aria-pressed={way.id === betType.id}
              onClick={() => onChoose(way)}
            >
              {say(betTypeWords(way).way)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
