import type { StormView } from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';
import { colourOf } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { sizeOf } from '#frame/bets/boards/roulette/strike-size.ts';
import { useText } from '#frame/bets/use-text.ts';
import { stormWords } from './storm-words.ts';

type PlatesProps = {
  /** As far as lightning has come. */
  readonly strikes: StormView['strikes'];
  /** The number that came, once it is shown. */
  readonly came: string | undefined;
};

/** The lucky numbers of the round, each with what it pays. */
export function Plates({ strikes, came }: PlatesProps) {
  const say = useText();
  const numbers = strikes.map(({ number, times }) => `${number} × ${times}`).join(', ');
  return (
    <div className="storm-plates" data-is-empty={strikes.length === 0 || undefined}>
      <h2 className="small">{say(stormWords.lucky)}</h2>
      <p className="unseen" role="status">
        {strikes.length > 0 && say(stormWords.luckyNow, { numbers })}
      </p>
      {strikes.length === 0 && <p className="storm-waiting small">{say(stormWords.waiting)}</p>}
      <ul aria-hidden="true">
        {strikes.map(({ number, times }) => (
          <li key={number} data-size={sizeOf(times)} data-came={number === came || undefined}>
            <b className="tabular" data-colour={colourOf(number)}>
              {number}
            </b>
            <span className="display tabular">{`×${times}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
