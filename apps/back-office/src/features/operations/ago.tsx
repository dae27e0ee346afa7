import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';

/** How long ago something was; the instant itself is in the title. */
export function Ago({ at }: { at: string }) {
  const { translate, span, instant } = useWords();
  const ms = Math.max(0, useNow(5_000) - Date.parse(at));
  return (
    <time className="tabular" dateTime={at} title={instant(at)}>
      {translate('operations.ago', { time: span(ms) })}
    </time>
  );
}
