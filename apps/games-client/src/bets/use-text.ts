/** Words a game brings itself, in the language of the frame. */
import type { Words } from '@bahati/game-rules/words.ts';
import { useWords } from '#frame/shell/words.ts';

export function useText(): (
  words: Words,
  blanks?: Readonly<Record<string, string | number>>,
) => string {
  const { language } = useWords();
  return (words, blanks = {}) =>
    words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(blanks[name] ?? whole),
    );
}

export type Say = ReturnType<typeof useText>;
