/** Disbursement: money sent to a phone, and the question where it stands. */
import { isSame } from '#simulator/access-token.ts';
import type { Context } from '#simulator/context.ts';
import { unknownPayeeEnding } from '#simulator/callbacks/mischief.ts';
import { findPayment, insertPayment } from '#simulator/payments.ts';
import { inTransaction } from '#simulator/store.ts';
import { z } from 'zod';
import { statusOf } from './codes.ts';
import { assertNew, byId, notFound } from './collect.ts';
import { AirtelError, type Asked, done, readRequest } from './errors.ts';
import * as fields from './fields.ts';

const disburseRequest = z.object({
  payee: z.object({ msisdn: fields.msisdn, wallet_type: z.enum(['NORMAL', 'SALARY']).optional() }),
  reference: z.string().min(4).max(64),
  pin: z.string().min(1).max(1_000),
  transaction: z.object({
    amount: fields.amount,
    id: fields.id,
    type: z.enum(['B2C', 'B2B']).optional(),
  }),
});

/** In progress at first; an id is taken once, as of a collection. */
export function disburse(context: Context, { market, body, mischief }: Asked) {
  const { payee, reference, pin, transaction } = readRequest(disburseRequest, body);
  const phone = fields.fullNumber(market, payee.msisdn);
  const amount = fields.exact(market, transaction.amount);
  const { store, settings } = context;
  if (!isSame(pin, settings.airtel.pin)) {
    throw new AirtelError({
      code: '400',
      message: 'Invalid PIN.',
      resultCode: 'ESB000011',
      responseCode: 'DP00900001010',
    });
  }
  const createdAtMs = context.now();
  inTransaction(store, () => {
    assertNew(context, 'payout', transaction.id);
    insertPayment(store, {
      api: 'airtel',
      kind: 'payout',
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
      settleAtMs: createdAtMs + settings.payoutDelayMs,
      settleAs: phone.endsWith(unknownPayeeEnding) ? 'failed' : 'paid',
    });
  });
  context.wake();
  return {
    data: { transaction: { reference_id: reference, id: transaction.id, status: 'TIP' } },
    status: done('DP00900001006', 'Transaction is in progress.'),
  };
}

export function readDisbursement({ store }: Context, { market, params }: Asked) {
  const { id } = readRequest(byId, params);
  const payout = findPayment(store, 'airtel', 'payout', id);
  if (payout?.details['country'] !== market.country) throw notFound();
  const { status, message, responseCode } = statusOf(payout);
  return {
    data: { transaction: { airtel_money_id: payout.receipt, id, message, status } },
    status: done(responseCode),
  };
}
