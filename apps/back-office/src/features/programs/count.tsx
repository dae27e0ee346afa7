import { useWords } from '#office/words/use-words.ts';

/** How many wait, as a mark beside a link; nothing for none. */
export function Count({ count, words }: { count: number; words: string }) {
  const { translate } = useWords();
  if (count === 0) return null;
  return (
    <span className="office-section-count tabular">
      <span aria-hidden="true">{count}</span>
      <span className="office-unseen">{translate(words, { count })}</span>
    </span>
  );
}
