/** Words of the rules and names of games in the reader's language. */
import type { Words } from '@bahati/game-rules/words.ts';
import { currentLanguage } from '#site/i18n.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Drawn anew when the language changes. */
export function useRuleWords(): (words: Words) => string {
  useTranslation();
  return (words) => words[currentLanguage()];
}
