/** Whether an amount as typed lies within the limits of a way of paying, exactly. */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';

export type AmountBreach = 'empty' | 'not_an_amount' | 'below' | 'above' | 'beyond_balance';

export type AmountLimits = { minimum: string; maximum: string; balance?: string | undefined };

export function findAmountBreach(
  typed: string,
  currency: Currency,
  limits: AmountLimits,
): AmountBreach | undefined {
  if (typed === '') return 'empty';
  const amount = parseAmount(typed.replace(/\.$/, ''), currency);
  if (amount === undefined) return 'not_an_amount';
  const bound = (text: string) => parseAmount(text, currency) ?? 0n;
  if (amount < bound(limits.minimum) || amount === 0n) return 'below';
  if (limits.balance !== undefined && amount > bound(limits.balance)) return 'beyond_balance';
  if (amount > bound(limits.maximum)) return 'above';
  return undefined;
}
