import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';

/** Counts, amounts and shares as the reader writes them. */
export function useToldFigures(currency: Currency) {
  const { locale } = useWords();
  const numbers = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  const shares = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return {
    symbol: currencySymbol(currency),
    count: (figure: number) => numbers.format(figure),
    amount: (figure: string) => formatAmount(figure, currency, locale),
    figure: (figure: number | string) =>
      typeof figure === 'number' ? numbers.format(figure) : formatAmount(figure, currency, locale),
    /** Of tenths of a percent. */
    share: (permille: number) => shares.format(permille / 1_000),
  };
}
