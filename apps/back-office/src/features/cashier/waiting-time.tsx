import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';

const hourMs = 3_600_000;

/** How long a member has been waiting; it grows louder with the hours. */
export function WaitingTime({ since }: { since: string }) {
  const { span, instant } = useWords();
  const waitedMs = Math.max(0, useNow(30_000) - Date.parse(since));
  const level = waitedMs >= 4 * hourMs ? 'long' : waitedMs >= hourMs ? 'growing' : 'fresh';
  return (
    <time
      className="waiting-time tabular"
      data-level={level}
      dateTime={since}
      title={instant(since)}
    >
      {span(waitedMs)}
    </time>
  );
}
