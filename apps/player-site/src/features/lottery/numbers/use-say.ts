import type { Words } from '@bahati/game-rules/words.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Words of the rules in the reader's language. */
export function useSay(): (words: Words) => string {
  const { language } = useTranslation();
  return (words) => (language === 'sw' ? words.sw : words.en);
}
