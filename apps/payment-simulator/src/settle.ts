/** The moment a payment gets its outcome: the state and its callbacks are written as one. */
import { randomInt } from 'node:crypto';
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { insertCallback } from './callbacks.ts';
import type { Context } from './context.ts';
import { emptyAccountEnding, mischiefOf, planCallbacks, type PlannedCallback } from './mischief.ts';
import { duePayments, findByReference, type Payment } from './payments.ts';
import { inTransaction } from './store.ts';

const payLaterMs = 10_000;

export const payerActions = ['pay', 'pay-later', 'decline'] as const;
export type PayerAction = (typeof payerActions)[number];

/** What the payer chose on the checkout page. A charge already decided stays as it is. */
export function decideCharge(context: Context, reference: string, action: PayerAction): void {
  const { store } = context;
  inTransaction(store, () => {
    const charge = findByReference(store, reference);
    if (!charge || !isOpen(charge)) return;
    if (action === 'decline') return settle(context, charge, 'cancelled', null);
    if (charge.amount.endsWith(emptyAccountEnding)) {
      return settle(context, charge, 'failed', 'The account does not hold enough money.');
    }
    if (action === 'pay') return settle(context, charge, 'paid', null);
    store
      .prepare(`UPDATE payments SET settle_at_ms = ?, settle_as = 'paid' WHERE reference = ?`)
      .run(context.now() + payLaterMs, reference);
  });
  context.wake();
}

/** Can the payer still choose? Not once settled, nor while a late payment is on its way. */
export function isOpen(charge: Payment): boolean {
  return charge.kind === 'charge' && charge.state === 'pending' && charge.settleAs === 'expired';
}

/** Settles every payment whose time has come. */
export function settleDue(context: Context): void {
  inTransaction(context.store, () => {
    for (const payment of duePayments(context.store, context.now())) {
      const outcome = payment.settleAs ?? 'failed';
      const reason =
        payment.kind === 'payout' && outcome === 'failed'
          ? 'The number is not registered for Pesa Pepe.'
          : null;
      settle(context, payment, outcome, reason);
    }
  });
}

function settle(
  context: Context,
  payment: Payment,
  outcome: ChargeState,
  reason: string | null,
): void {
  const { store } = context;
  store
    .prepare(
      `UPDATE payments SET state = ?, reason = ?, settle_at_ms = NULL, settle_as = NULL
       WHERE kind = ? AND id = ? AND state = 'pending'`,
    )
    .run(outcome, reason, payment.kind, payment.id);
  const mischief = mischiefOf(payment, context.settings.isChaotic, (below) => randomInt(below));
  const nowMs = context.now();
  for (const planned of planCallbacks(outcome, mischief)) {
    insertCallback(store, {
      kind: payment.kind,
      paymentId: payment.id,
      url: payment.callbackUrl,
      body: callbackBody(payment, planned, reason, nowMs),
      isRepeated: planned.isRepeated,
      dueAtMs: nowMs + planned.afterMs,
    });
  }
}

function callbackBody(
  payment: Payment,
  planned: PlannedCallback,
  reason: string | null,
  nowMs: number,
): string {
  const { kind, reference, currency } = payment;
  const amount = planned.hasWrongAmount ? oneMore(payment) : payment.amount;
  const { state } = planned;
  const at = new Date(nowMs).toISOString();
  const told = { kind, reference, currency, amount, state, at };
  return JSON.stringify(
    kind === 'charge'
      ? { ...told, depositId: payment.id }
      : {
          ...told,
          withdrawalId: payment.id,
          reason: state === 'failed' ? (reason ?? 'The transfer was reversed.') : null,
        },
  );
}

function oneMore({ amount, currency }: Payment): string {
  return toDecimal((parseAmount(amount, currency) ?? 0n) + 1n, currency);
}
