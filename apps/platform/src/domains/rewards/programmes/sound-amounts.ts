/** Amounts of rules that staff enter. */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Minor units. Refuses `amount_out_of_range`, also for nothing where `isSome` asks for more. */
export function soundAmount(text: string, currency: Currency, isSome = false): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined || (isSome && amount === 0n)) throw new Refusal('amount_out_of_range');
  return amount;
}

/** Whether a bound is further up than before, where null is no bound. */
export function isHigher(bound: bigint | null, than: bigint | null): boolean {
  if (than === null) return false;
  return bound === null || bound > than;
}
