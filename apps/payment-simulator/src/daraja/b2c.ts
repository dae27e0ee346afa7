/** Business to customer: money sent to a phone, its result told at the ResultURL. */
import type { Context } from '#simulator/context.ts';
import { unknownPayeeEnding } from '#simulator/callbacks/mischief.ts';
import { findPayment, insertPayment, newReceipt } from '#simulator/payments.ts';
import { settle } from '#simulator/settle.ts';
import { inTransaction } from '#simulator/store.ts';
import { z } from 'zod';
import { type Asked, DarajaError, readRequest } from './errors.ts';
import * as fields from './fields.ts';
import { accepted, isInitiator, newConversation, resultAddresses } from './initiator.ts';

const payoutRequest = z.object({
  OriginatorConversationID: z.string().min(1).max(100),
  InitiatorName: fields.words,
  SecurityCredential: z.string().min(1).max(1_000),
  CommandID: z.enum(['BusinessPayment', 'SalaryPayment', 'PromotionPayment']),
  Amount: fields.wholeShillings,
  PartyA: fields.shortCode,
  PartyB: fields.phone,
  Remarks: fields.words,
  ...resultAddresses,
  // Daraja itself writes it so.
  Occassion: fields.optionalWords,
});

/** The caller's own id is taken once: M-Pesa refuses it when it comes again. */
export function sendToPhone(context: Context, { body, mischief }: Asked) {
  const request = readRequest(payoutRequest, body);
  const { store, settings } = context;
  const nowMs = context.now();
  const id = request.OriginatorConversationID;
  const conversation = {
    ...newConversation(nowMs, request.QueueTimeOutURL),
    originatorConversationId: id,
  };
  inTransaction(store, () => {
    if (findPayment(store, 'daraja', 'payout', id)) {
      throw new DarajaError('500.002.1001', 'Duplicate OriginatorConversationID.');
    }
    const isKnown = isInitiator(context, request.InitiatorName, request.SecurityCredential);
    const payout = insertPayment(store, {
      api: 'daraja',
      kind: 'payout',
      id,
      rail: 'mpesa',
      currency: 'KES',
      amount: request.Amount,
      account: request.PartyB,
      phone: request.PartyB,
      callbackUrl: request.ResultURL,
      details: {
        flow: 'b2c',
        ...conversation,
        shortCode: request.PartyA,
        // What failed has a number in the books too.
        transId: newReceipt('daraja', nowMs),
      },
      mischief,
      createdAtMs: nowMs,
      settleAtMs: nowMs + settings.payoutDelayMs,
      settleAs: request.PartyB.endsWith(unknownPayeeEnding) ? 'failed' : 'paid',
    });
    if (!isKnown) settle(context, payout, 'failed', 'wrong_pin');
  });
  context.wake();
  return accepted(conversation);
}
