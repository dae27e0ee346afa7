import { useText } from '#frame/bets/use-text.ts';
import { useWords } from '#frame/shell/words.ts';
import { localeOf } from '#frame/shell/balance/purse.ts';
import type { SharedRound } from '#frame/bets/stage/board.ts';
import { words } from './words.ts';

/** From one close of bets to the next, at the arena's own pace: bets, a usual fight, its rest. */
const cycleMs = 66_000;
const bettingMs = 25_000;
const shownFights = 4;

/** The fight that is on, and when the next ones take bets; a fight is as long as it is. */
export function Schedule({ round }: { round: SharedRound }) {
  const say = useText();
  const { language } = useWords();
  const time = (ms: number) =>
    new Date(ms).toLocaleTimeString(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  const isOn = round.wholeMs !== null;
  const opens = round.closesAtMs - bettingMs;
  return (
    <details className="schedule">
      <summary>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3A9 9 0 1 1 11.990 3ZM12 7.500V12L15.500 14" />
        </svg>
        <span>{say(words.schedule)}</span>
      </summary>
      <ol>
        {Array.from({ length: shownFights }, (_, at) => (
          <li key={at} data-is-on={at === 0 || undefined}>
            <b className="tabular">{say(words.fight, { game: round.game + at })}</b>{' '}
            <span className="tabular">
              {at > 0
                ? say(words.from, { time: time(opens + at * cycleMs) })
                : isOn
                  ? say(words.held)
                  : say(words.closes, { time: time(round.closesAtMs) })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
