/** Settings as the rules have them, written as the wire writes them. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';

export function tellAmounts(value: unknown, currency: Currency): unknown {
  if (typeof value === 'bigint') return toDecimal(value, currency);
  if (Array.isArray(value)) return value.map((each) => tellAmounts(each, currency));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, tellAmounts(each, currency)]),
  );
}
