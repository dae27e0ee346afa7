import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { useWords } from '#office/words/use-words.ts';
import { listsOf } from './number-draft.rules.ts';
import { usePrizeWords } from './use-prize-words.ts';

/** The numbers of a draw, prize by prize; what differs from others is marked. */
export function NumberBoard({
  family,
  numbers,
  others,
  label,
}: {
  family: Family;
  numbers: DrawNumbers;
  /** Held against; absent: nothing is marked. */
  others?: DrawNumbers | undefined;
  label: string;
}) {
  const { translate } = useWords();
  const prizeWords = usePrizeWords();
  const against = new Map(
    (others ? listsOf(family, others) : []).map(([{ prize }, list]) => [prize, list]),
  );
  return (
    <dl className="lottery-board" aria-label={label}>
      {listsOf(family, numbers).map(([{ prize }, list]) => (
        <div key={prize} className="lottery-board-line">
          <dt>{prizeWords(prize)}</dt>
          <dd>
            {list.map((number, at) => {
              const isOther = others !== undefined && against.get(prize)?.[at] !== number;
              return (
                <span
                  key={at}
                  className="lottery-number tabular"
                  data-ball={numbers.kind === 'balls' ? '' : undefined}
                  data-other={isOther ? '' : undefined}
                >
                  {number}
                  {isOther && (
                    <span className="office-unseen">{` (${translate('lottery.numbers.other')})`}</span>
                  )}
                </span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
