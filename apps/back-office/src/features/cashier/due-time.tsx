import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';

const soonMs = 6 * 3_600_000;

/** How long there is until it should be done; it grows louder towards the end. */
export function DueTime({ at }: { at: string }) {
  const { translate, span, instant } = useWords();
  const leftMs = Date.parse(at) - useNow(30_000);
  const level = leftMs <= 0 ? 'long' : leftMs < soonMs ? 'growing' : 'fresh';
  const time = span(Math.abs(leftMs));
  return (
    <time className="waiting-time tabular" data-level={level} dateTime={at} title={instant(at)}>
      {translate(leftMs <= 0 ? 'withdrawals.overdue' : 'withdrawals.due_in', { time })}
    </time>
  );
}
