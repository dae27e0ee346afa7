/** Money for the eye: two decimals and thousands separators by the reader's locale. */
import { type Currency, currencies } from './currencies.ts';

/**
 * Formats a wire amount ("1250.50") for a locale, exactly: `Intl.NumberFormat` takes decimal
 * strings without passing through a float. The symbol is left to the screen.
 */
export function formatAmount(decimal: string, currency: Currency, locale: string): string {
  const { minorDigits } = currencies[currency];
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
  });
  return format.format(decimal as Intl.StringNumericLiteral);
}

export function currencySymbol(currency: Currency): string {
  return currencies[currency].symbol;
}
