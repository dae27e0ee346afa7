/** Collection: a prompt on the payer's phone, the question where it stands, money sent back. */
import type { Context } from '#simulator/context.ts';
import { findByReceipt, findPayment, insertPayment, markReversed } from '#simulator/payments.ts';
import { inTransaction } from '#simulator/store.ts';
import { z } from 'zod';
import { statusOf } from './codes.ts';
import { AirtelError, type Asked, done, readRequest } from './errors.ts';
import * as fields from './fields.ts';

const place = { country: z.string().optional(), currency: z.string().optional() };

const collectRequest = z.object({
  reference: z.string().min(4).max(64),
  subscriber: z.object({ ...place, msisdn: fields.msisdn }),
  transaction: z.object({ ...place, amount: fields.amount, id: fields.id }),
});

/** An id is taken once: the same request sent again is refused, whatever it says. */
export function collect(context: Context, { market, body, mischief }: Asked) {
  const { reference, subscriber, transaction } = readRequest(collectRequest, body);
  const phone = fields.fullNumber(market, subscriber.msisdn);
  const amount = fields.exact(market, transaction.amount);
  const { store, settings } = context;
  const createdAtMs = context.now();
  inTransaction(store, () => {
    assertNew(context, 'charge', transaction.id);
    insertPayment(store, {
      api: 'airtel',
      kind: 'charge',
      id: transaction.id,
      rail: 'airtel',
      currency: market.currency,
      amount,
      account: reference,
      phone,
      callbackUrl: settings.airtel.callbackUrl,
      details: { country: market.country },
      mischief,
      createdAtMs,
      settleAtMs: createdAtMs + settings.promptLifeMs,
      settleAs: 'expired',
    });
  });
  context.wake();
  return {
    data: { transaction: { id: transaction.id, status: 'Success.' } },
    status: done('DP00800001006', 'Success.'),
  };
}

export function assertNew({ store }: Context, kind: 'charge' | 'payout', id: string): void {
  if (!findPayment(store, 'airtel', kind, id)) return;
  throw new AirtelError({
    code: '400',
    message: 'External Transaction ID already exists.',
    resultCode: 'ESB000041',
    ...(kind === 'payout' ? { responseCode: 'DP00900001011' } : {}),
  });
}

export const byId = z.object({ id: fields.id });

export function readPayment({ store }: Context, { market, params }: Asked) {
  const { id } = readRequest(byId, params);
  const charge = findPayment(store, 'airtel', 'charge', id);
  if (charge?.details['country'] !== market.country) throw notFound();
  const { status, message, responseCode } = charge.reversedAtMs === null ? statusOf(charge) : gone;
  const { receipt } = charge;
  return {
    data: { transaction: { airtel_money_id: receipt, id, message, status } },
    status: done(responseCode),
  };
}

const gone = {
  status: 'REFUNDED',
  message: 'Transaction has been refunded.',
  responseCode: 'DP00800001001',
};

export const notFound = (): AirtelError =>
  new AirtelError({
    code: '404',
    message: 'No Transaction Found With Provided Transaction Id.',
    resultCode: 'ESB000045',
    responseCode: 'DP00800001025',
  });

const refundRequest = z.object({
  transaction: z.object({ airtel_money_id: z.string().min(1).max(64) }),
});

/** The whole of it goes back to the phone it came from, once. */
export function refund({ store, now }: Context, { market, body }: Asked) {
  const { transaction } = readRequest(refundRequest, body);
  const { airtel_money_id } = transaction;
  inTransaction(store, () => {
    const charge = findByReceipt(store, 'airtel', airtel_money_id);
    const isTheirs = charge?.kind === 'charge' && charge.details['country'] === market.country;
    if (!isTheirs) throw notFound();
    if (charge.reversedAtMs !== null) {
      throw new AirtelError({
        code: '400',
        message: 'Transaction has already been refunded.',
        resultCode: 'ESB000011',
      });
    }
    markReversed(store, charge, now());
  });
  return {
    data: { transaction: { airtel_money_id, status: 'SUCCESS' } },
    status: done('DP00800001001'),
  };
}
