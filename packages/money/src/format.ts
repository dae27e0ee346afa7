/** Money for the eye: two decimals and thousands separators by the reader's locale. */
import { type Currency, currencies } from './currencies.ts';

/**
 * Formats a wire amount ("1250.50") for a locale, exactly: `Intl.NumberFormat` takes decimal
 * strings without passing through a float. The symbol is left to the screen.
 */
export function formatAmount(decimal: string, currency: Currency, locale: string): string {
  return formatDecimal(decimal, currencies[currency].minorDigits, locale);
}

/** The same of a figure that is no money, as a percentage. */
export const formatDecimal = (decimal: string, places: number, locale: string): string =>
  formatOf(locale, places).format(decimal as Intl.StringNumericLiteral);

/** A formatter is slow to make and cheap to use: one for each locale and number of decimals. */
const made = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let format = made.get(key);
  if (!format) {
    format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    made.set(key, format);
  }
  return format;
}

export function currencySymbol(currency: Currency): string {
  return currencies[currency].symbol;
}
