/** Money asked of a phone, sent to one, sent back, and the question where it stands. */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Context } from '#simulator/context.ts';
import { unknownPayeeEnding } from '#simulator/callbacks/mischief.ts';
import {
  findByReceipt,
  findPayment,
  insertPayment,
  markReversed,
  type Payment,
  type PaymentKind,
} from '#simulator/payments.ts';
import { inTransaction } from '#simulator/store.ts';
import { type Asked, newConversation, readRequest, told, VodacomError } from './errors.ts';
import * as fields from './fields.ts';

/** A prompt on the payer's phone. */
export function collect(context: Context, asked: Asked) {
  return take(context, asked, 'charge');
}

export function sendToPhone(context: Context, asked: Asked) {
  return take(context, asked, 'payout');
}

/** A conversation of the caller's is taken once, whatever it is about; what comes of it is told. */
function take(context: Context, { body, mischief }: Asked, kind: PaymentKind) {
  const request = readRequest(fields.payment, body);
  fields.assertShortCode(context, request.input_ServiceProviderCode);
  const phone = fields.fullNumber(request.input_CustomerMSISDN);
  const amount = fields.exact(request.input_Amount);
  const { store, settings } = context;
  const id = request.input_ThirdPartyConversationID;
  const conversation = newConversation();
  const createdAtMs = context.now();
  const ends: { settleAtMs: number; settleAs: ChargeState } =
    kind === 'charge'
      ? { settleAtMs: createdAtMs + settings.promptLifeMs, settleAs: 'expired' }
      : {
          settleAtMs: createdAtMs + settings.payoutDelayMs,
          settleAs: phone.endsWith(unknownPayeeEnding) ? 'failed' : 'paid',
        };
  inTransaction(store, () => {
    if (find(context, id)) throw new VodacomError('INS-10');
    insertPayment(store, {
      api: 'vodacom',
      kind,
      id,
      rail: 'mpesa-tz',
      currency: 'TZS',
      amount,
      account: request.input_TransactionReference,
      phone,
      callbackUrl: settings.vodacom.callbackUrl,
      details: { conversation },
      mischief,
      createdAtMs,
      ...ends,
    });
  });
  context.wake();
  return {
    ...told('INS-0'),
    output_ConversationID: conversation,
    output_ThirdPartyConversationID: id,
  };
}

function find({ store }: Context, id: string): Payment | undefined {
  return findPayment(store, 'vodacom', 'charge', id) ?? findPayment(store, 'vodacom', 'payout', id);
}

/** The whole of a payment goes back to the phone it came from, once. */
export function reverse(context: Context, { body }: Asked) {
  const request = readRequest(fields.reversal, body);
  fields.assertShortCode(context, request.input_ServiceProviderCode);
  const { store, now } = context;
  const receipt = request.input_TransactionID;
  inTransaction(store, () => {
    const charge = findByReceipt(store, 'vodacom', receipt);
    if (charge?.kind !== 'charge') throw new VodacomError('INS-17');
    if (charge.reversedAtMs !== null) throw new VodacomError('INS-10');
    if (fields.exact(request.input_ReversalAmount) !== charge.amount) {
      throw new VodacomError('INS-15');
    }
    markReversed(store, charge, now());
  });
  return {
    ...told('INS-0'),
    output_ConversationID: newConversation(),
    output_ThirdPartyConversationID: request.input_ThirdPartyConversationID,
    output_TransactionID: receipt,
  };
}

const words: Readonly<Record<ChargeState, string>> = {
  pending: 'Pending',
  paid: 'Completed',
  cancelled: 'Cancelled',
  failed: 'Failed',
  expired: 'Expired',
};

/** By the caller's conversation or by the transfer it became. */
export function question(context: Context, { query }: Asked) {
  const request = readRequest(fields.question, query);
  fields.assertShortCode(context, request.input_ServiceProviderCode);
  const reference = request.input_QueryReference;
  const payment = find(context, reference) ?? findByReceipt(context.store, 'vodacom', reference);
  if (!payment) throw new VodacomError('INS-17');
  const { state, receipt, reversedAtMs, details } = payment;
  return {
    ...told('INS-0'),
    output_ConversationID: details['conversation'],
    output_ResponseTransactionStatus: reversedAtMs === null ? words[state] : 'Reversed',
    output_ThirdPartyConversationID: request.input_ThirdPartyConversationID,
    ...(receipt === null ? {} : { output_TransactionID: receipt }),
  };
}
