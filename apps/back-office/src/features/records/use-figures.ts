import type { Currency } from '@bahati/money/currencies.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';

/** Figures of a report stand bare under the currency of their line. */
export function useFigures() {
  const { locale } = useWords();
  return (amount: string, currency: Currency) =>
    /^0(\.0+)?$/.test(amount) ? '–' : formatAmount(amount, currency, locale);
}
