import type { OpenRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';

/** How long a round may stay open, by the limit of its provider; louder once it is over. */
export function StuckTime({ stuckAt }: Pick<OpenRound, 'stuckAt'>) {
  const { translate, span, instant } = useWords();
  const leftMs = Date.parse(stuckAt) - useNow(30_000);
  const time = span(Math.abs(leftMs));
  return (
    <time
      className="waiting-time tabular"
      data-level={leftMs <= 0 ? 'long' : 'fresh'}
      dateTime={stuckAt}
      title={instant(stuckAt)}
    >
      {translate(leftMs <= 0 ? 'rounds.stuck_for' : 'rounds.time_left', { time })}
    </time>
  );
}
