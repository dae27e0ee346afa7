import { currencies, type Currency } from '@bahati/money/currencies.ts';
import { formatAmount } from '@bahati/money/format.ts';

/** An amount on one line with its currency, where several stand beside each other. */
export function amountWords(amount: string, currency: Currency, locale: string): string {
  return `${currencies[currency].symbol}\u00A0${formatAmount(amount, currency, locale)}`;
}
