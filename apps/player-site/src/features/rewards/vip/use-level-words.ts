/** Levels in words. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { BothWords } from '@bahati/contract/reward-terms.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

export function useLevelWords() {
  const { language } = useTranslation();
  const { money } = useFormat();
  return {
    inLanguage: (words: BothWords): string => (language === 'sw' ? words.sw : words.en),
    /** Whole shillings have no cents in a sentence. */
    short: (amount: string, currency: Currency) => money(amount, currency).replace(/\.00$/, ''),
  };
}
