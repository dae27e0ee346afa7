import type { BothWords } from '@bahati/contract/reward-terms.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Texts of the operator in the reader's language. */
export function useBothWords(): (words: BothWords) => string {
  const { language } = useTranslation();
  return (words) => (language === 'sw' ? words.sw : words.en);
}
