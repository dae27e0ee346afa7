import { colourOf } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { useText } from '#frame/bets/use-text.ts';
import { rouletteWords } from './roulette-words.ts';

/** So often of the last rounds makes a number hot. */
const hotFrom = 3;
const mostShown = 14;

/** The last numbers in a row, the newest first; those that came often wear an ember. */
export function NumberHistory({
  numbers,
  times = [],
}: {
  readonly numbers: readonly string[];
  /** Beside each number what lightning made it pay; nothing where it was not struck. */
  readonly times?: readonly (number | undefined)[] | undefined;
}) {
  const say = useText();
  const often = timesOf(numbers);
  if (numbers.length === 0) return <p className="roulette-none small">{say(rouletteWords.none)}</p>;
  return (
    <ol className="roulette-history" aria-label={say(rouletteWords.history)}>
      {numbers.slice(0, mostShown).map((number, index) => (
        <li
          key={`${numbers.length - index} ${number}`}
          data-colour={colourOf(number)}
          data-is-hot={(often.get(number) ?? 0) >= hotFrom || undefined}
          data-is-struck={times[index] !== undefined || undefined}
        >
          {number}
          {times[index] !== undefined && <small>{`×${times[index]}`}</small>}
        </li>
      ))}
    </ol>
  );
}

/** Beside the wheel on a desk: which came most often, and that it means nothing. */
export function OftenNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  const say = useText();
  const often = [...timesOf(numbers)]
    .filter(([, count]) => count > 1)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 5);
  if (often.length === 0) return null;
  return (
    <div className="roulette-often">
      <h2 className="small">{say(rouletteWords.often, { count: numbers.length })}</h2>
      <ul>
        {often.map(([number, count]) => (
          <li key={number} data-colour={colourOf(number)}>
            <b>{number}</b>
            <span className="tabular">{`${count}×`}</span>
            <span className="unseen">{say(rouletteWords.hot, { number, times: count })}</span>
          </li>
        ))}
      </ul>
      <p className="small">{say(rouletteWords.noMemory)}</p>
    </div>
  );
}

function timesOf(numbers: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}
