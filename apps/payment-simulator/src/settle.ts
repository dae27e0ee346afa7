/** The moment a payment gets its outcome: the state and its callbacks are written as one. */
import { randomInt } from 'node:crypto';
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import { airtelCallback } from './airtel/callback-body.ts';
import { insertCallback } from './callbacks/callbacks.ts';
import type { Context } from './context.ts';
import { darajaCallback } from './daraja/callback-bodies.ts';
import { oweConfirmation } from './daraja/confirm-prompt.ts';
import { gatewayCallback } from './gateway/gateway-callback.ts';
import {
  emptyAccountEnding,
  mischiefOf,
  planCallbacks,
  type PlannedCallback,
} from './callbacks/mischief.ts';
import { type Cause, duePayments, findByReference, newReceipt, type Payment } from './payments.ts';
import { inTransaction } from './store.ts';
import { currentChances } from './switches/switches.ts';
import { vodacomCallback } from './vodacom/callback-body.ts';

const payLaterMs = 10_000;

export const payerActions = ['pay', 'pay-later', 'decline'] as const;
export type PayerAction = (typeof payerActions)[number];

/** What the payer chose on the checkout page. A charge already decided stays as it is. */
export function decideCharge(context: Context, reference: string, action: PayerAction): void {
  const { store } = context;
  inTransaction(store, () => {
    const charge = findByReference(store, reference);
    if (!charge || !isOpen(charge)) return;
    if (action === 'decline') return settle(context, charge, 'cancelled', 'declined');
    if (charge.amount.endsWith(emptyAccountEnding)) {
      return settle(context, charge, 'failed', 'empty_account');
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
      settle(context, payment, outcome, causes[outcome] ?? null);
    }
  });
}

/** Why a payment ends so when nobody does anything. */
const causes: Partial<Record<ChargeState, Cause>> = {
  expired: 'no_answer',
  failed: 'unknown_payee',
};

const reasons: Partial<Record<Cause, string>> = {
  empty_account: 'The account does not hold enough money.',
  unknown_payee: 'The number is not registered for Pesa Pepe.',
};

/** To be called within a transaction, and the clockwork woken after it. */
export function settle(
  context: Context,
  payment: Payment,
  outcome: ChargeState,
  cause: Cause | null,
): void {
  const { store } = context;
  const nowMs = context.now();
  const settled: Payment = {
    ...payment,
    state: outcome,
    cause,
    reason: cause ? (reasons[cause] ?? null) : null,
    receipt: outcome === 'paid' ? receiptOf(payment, nowMs) : null,
    settledAtMs: nowMs,
  };
  store
    .prepare(
      `UPDATE payments SET state = ?, cause = ?, reason = ?, receipt = ?, settled_at_ms = ?,
              settle_at_ms = NULL, settle_as = NULL
       WHERE kind = ? AND id = ? AND state = 'pending'`,
    )
    .run(
      settled.state,
      settled.cause,
      settled.reason,
      settled.receipt,
      nowMs,
      payment.kind,
      payment.id,
    );
  const mischief = mischiefOf(subjectOf(payment), currentChances(context), (below) =>
    randomInt(below),
  );
  for (const planned of planCallbacks(outcome, mischief)) {
    owe(context, settled, planned, nowMs);
    if (isTrulyPaid(settled, planned)) oweConfirmation(context, settled, nowMs + planned.afterMs);
  }
}

const isTrulyPaid = ({ state }: Payment, planned: PlannedCallback): boolean =>
  state === 'paid' && planned.state === 'paid' && !planned.hasWrongAmount;

/** Some transfers have their number in the books from the first moment on. */
const receiptOf = ({ api, details }: Payment, nowMs: number): string =>
  details['transId'] ?? newReceipt(api, nowMs);

/** A charge on a page ends as its cents say, a payout as its number, a prompt as either. */
function subjectOf({ api, kind, amount, account, phone, mischief: asked }: Payment) {
  if (api !== 'gateway') return { asked, amount: kind === 'charge' ? amount : '', number: phone };
  return kind === 'charge' ? { asked, amount } : { asked, number: account };
}

const bodies = {
  gateway: gatewayCallback,
  daraja: darajaCallback,
  airtel: airtelCallback,
  vodacom: vodacomCallback,
};

function owe(context: Context, settled: Payment, planned: PlannedCallback, nowMs: number): void {
  const { api, kind, id, callbackUrl } = settled;
  const written = bodies[api](context, settled, planned);
  if (!written) return;
  insertCallback(context.store, {
    api,
    kind,
    paymentId: id,
    url: callbackUrl,
    ...written,
    isRepeated: planned.isRepeated,
    dueAtMs: nowMs + planned.afterMs,
  });
}
