import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import { type GatewayCalls, payoutState } from '@bahati/contract/payment-gateway/gateway.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#simulator/context.ts';
import { unknownPayeeEnding } from '#simulator/callbacks/mischief.ts';
import { exactAmount, findPayment, insertPayment, type Payment } from '#simulator/payments.ts';
import { webAddress } from './request-charge.ts';
import { inTransaction } from '#simulator/store.ts';

type Request = HandlerInput<GatewayCalls['POST /gateway/v1/payouts']>['body'];
export type Payout = CallValue<GatewayCalls['POST /gateway/v1/payouts']>;

/** Accepts a payout at once, or answers the one this withdrawal already has. */
export function requestPayout(context: Context, request: Request): Payout {
  const { store } = context;
  const amount = exactAmount(request.amount, request.currency);
  const createdAtMs = context.now();
  const payout = inTransaction(store, () => {
    const known = findPayment(store, 'gateway', 'payout', request.withdrawalId);
    if (known) return samePayout(known, request, amount);
    return insertPayment(store, {
      kind: 'payout',
      id: request.withdrawalId,
      rail: request.rail,
      currency: request.currency,
      amount,
      account: accountOf(request),
      callbackUrl: webAddress(request.callbackUrl),
      createdAtMs,
      settleAtMs: createdAtMs + context.settings.payoutDelayMs,
      settleAs: request.payee.endsWith(unknownPayeeEnding) ? 'failed' : 'paid',
    });
  });
  context.wake();
  return payoutView(payout);
}

/** A number alone says nothing of the bank: the same one may stand at two. */
function accountOf({ payee, bank }: Request): string {
  return bank ? `${bank.code} ${payee}` : payee;
}

function samePayout(known: Payment, request: Request, amount: string): Payment {
  const isSame =
    known.rail === request.rail &&
    known.currency === request.currency &&
    known.amount === amount &&
    known.account === accountOf(request) &&
    known.callbackUrl === request.callbackUrl;
  if (!isSame) throw new Refusal('payout_conflict');
  return known;
}

export function readPayout(context: Context, withdrawalId: string): Payout {
  const payout = findPayment(context.store, 'gateway', 'payout', withdrawalId);
  if (!payout) throw new Refusal('not_found');
  return payoutView(payout);
}

function payoutView(payout: Payment): Payout {
  const { reference, currency, amount, reason } = payout;
  const state = payoutState.parse(payout.state);
  return { reference, withdrawalId: payout.id, currency, amount, state, reason };
}
