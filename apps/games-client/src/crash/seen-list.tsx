import { useText } from '#frame/bets/use-text.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { CrashRoom } from './crash-room.ts';
import { timesText } from './times-text.ts';
import { words } from './words.ts';

/** The dearest bets of this round; names are masked by the server. */
export function SeenList({ room }: { room: CrashRoom }) {
  const say = useText();
  const { language } = useWords();
  const { bets, count } = useStore(room.state, (state) => state.seen);
  return (
    <section className="crash-seen">
      <h2 className="small quiet">{say(words.players, { count })}</h2>
      {bets.length === 0 && <p className="small quiet">{say(words.nobody)}</p>}
      <ol>
        {bets.map(({ key, name, stake, currency, state, multiple }) => (
          <li key={key} data-state={state}>
            <span>{name}</span>
            <span className="tabular">
              {showMinor(toMinor(stake, currency), currency, language, true)}
            </span>
            <strong className="tabular">{multiple === null ? '' : timesText(multiple)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
