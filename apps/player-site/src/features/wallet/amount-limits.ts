/** Whether an amount as typed lies within the limits of a way of paying, exactly. */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { type FigureFault, readAmount } from '@bahati/money/typed-figure.ts';

export type AmountBreach = FigureFault | 'below' | 'above' | 'beyond_balance';

export type AmountLimits = { minimum: string; maximum: string; balance?: string | undefined };

export function findAmountBreach(
  typed: string,
  currency: Currency,
  limits: AmountLimits,
): AmountBreach | undefined {
  const read = readAmount(typed, currency);
  if (read.fault !== undefined) return read.fault;
  const amount = read.units;
  const bound = (text: string) => parseAmount(text, currency) ?? 0n;
  if (amount < bound(limits.minimum) || amount === 0n) return 'below';
  if (limits.balance !== undefined && amount > bound(limits.balance)) return 'beyond_balance';
  if (amount > bound(limits.maximum)) return 'above';
  return undefined;
}
