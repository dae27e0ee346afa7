import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type { GatewayCalls } from '@bahati/contract/payment-gateway/gateway.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#simulator/context.ts';
import { exactAmount, findPayment, insertPayment, type Payment } from '#simulator/payments.ts';
import { inTransaction } from '#simulator/store.ts';

type Request = HandlerInput<GatewayCalls['POST /gateway/v1/charges']>['body'];
export type Charge = CallValue<GatewayCalls['POST /gateway/v1/charges']>;

/** How long a payer has before the charge expires. */
const chargeLifeMs = 15 * 60_000;

/**
 * Starts a charge, or answers the one this deposit already has. Where the payer returns to and
 * in which language he reads are not part of what is paid, so they may differ in a repetition.
 */
export function requestCharge(context: Context, request: Request): Charge {
  const { store } = context;
  const amount = exactAmount(request.amount, request.currency);
  const createdAtMs = context.now();
  const charge = inTransaction(store, () => {
    const known = findPayment(store, 'gateway', 'charge', request.depositId);
    if (known) return sameCharge(known, request, amount);
    return insertPayment(store, {
      kind: 'charge',
      id: request.depositId,
      rail: request.rail,
      currency: request.currency,
      amount,
      account: request.accountReference,
      callbackUrl: webAddress(request.callbackUrl),
      returnUrl: webAddress(request.returnUrl),
      language: request.language,
      createdAtMs,
      settleAtMs: createdAtMs + chargeLifeMs,
      settleAs: 'expired',
    });
  });
  context.wake();
  return chargeView(context, charge);
}

function sameCharge(known: Payment, request: Request, amount: string): Payment {
  const isSame =
    known.rail === request.rail &&
    known.currency === request.currency &&
    known.amount === amount &&
    known.account === request.accountReference &&
    known.callbackUrl === request.callbackUrl;
  if (!isSame) throw new Refusal('charge_conflict');
  return known;
}

export function readCharge(context: Context, depositId: string): Charge {
  const charge = findPayment(context.store, 'gateway', 'charge', depositId);
  if (!charge) throw new Refusal('not_found');
  return chargeView(context, charge);
}

function chargeView(context: Context, charge: Payment): Charge {
  const { reference, currency, amount, state } = charge;
  return {
    reference,
    depositId: charge.id,
    currency,
    amount,
    state,
    checkoutUrl: `${context.settings.origin}/checkout/${reference}`,
  };
}

/** An address a payer may be sent to: the page must never carry a script address. */
export function webAddress(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Refusal('invalid_input');
  return url;
}
