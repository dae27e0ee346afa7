/**
 * A sentence whose links are marked inside it, as in "I accept the <terms>terms</terms>.", so
 * that a translator may move them. They open beside the form (spec §2): nothing typed is lost.
 */
export function WordsWithLinks({
  words,
  hrefs,
}: {
  words: string;
  hrefs: Readonly<Record<string, string>>;
}) {
  const parts = words.split(/(<(\w+)>[^<]*<\/\2>)/);
  // The capture of the mark's name follows each marked part and is not itself shown.
  return parts
    .filter((_, at) => at % 3 !== 2)
    .map((part) => {
      const marked = /^<(\w+)>([^<]*)<\/\1>$/.exec(part);
      const href = marked?.[1] && hrefs[marked[1]];
      if (!href) return part;
      return (
        <a key={part} href={href} target="_blank" rel="noopener">
          {marked[2]}
        </a>
      );
    });
}
