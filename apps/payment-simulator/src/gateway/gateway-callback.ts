/** What the hosted page's own gateway tells the platform of a payment. */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#simulator/context.ts';
import type { PlannedCallback } from '#simulator/callbacks/mischief.ts';
import type { Payment } from '#simulator/payments.ts';

/** A callback's body, and in a word what it says. */
export type WrittenCallback = { body: string; told: string };

export function gatewayCallback(
  context: Context,
  payment: Payment,
  planned: PlannedCallback,
): WrittenCallback {
  const { kind, reference, currency, reason } = payment;
  const { state } = planned;
  const at = new Date(context.now()).toISOString();
  const told = { kind, reference, currency, amount: toldAmount(payment, planned), state, at };
  const body =
    kind === 'charge'
      ? { ...told, depositId: payment.id }
      : {
          ...told,
          withdrawalId: payment.id,
          reason: state === 'failed' ? (reason ?? 'The transfer was reversed.') : null,
        };
  return { body: JSON.stringify(body), told: state };
}

/** The amount as a callback names it: one minor unit too much where that is the mischief. */
export function toldAmount(
  { amount, currency }: Payment,
  { hasWrongAmount }: PlannedCallback,
): string {
  return hasWrongAmount ? toDecimal((parseAmount(amount, currency) ?? 0n) + 1n, currency) : amount;
}
