/** Sends a payment back to the phone it came from, once; payouts cannot be reversed so. */
import type { Context } from '#simulator/context.ts';
import { exactNumber } from '#simulator/exact-json.ts';
import { findByReceipt, markReversed, newReceipt, type Payment } from '#simulator/payments.ts';
import { inTransaction } from '#simulator/store.ts';
import { z } from 'zod';
import { partiesOf, resultFrame } from './callback-bodies.ts';
import type { Result } from './codes.ts';
import { type Asked, readRequest } from './errors.ts';
import * as fields from './fields.ts';
import { accepted, isInitiator, newConversation, oweResult, resultAddresses } from './initiator.ts';
import { asDigits } from './time.ts';

const reversalRequest = z.object({
  Initiator: fields.words,
  SecurityCredential: z.string().min(1).max(1_000),
  CommandID: z.literal('TransactionReversal'),
  TransactionID: fields.words,
  Amount: fields.wholeShillings,
  ReceiverParty: fields.shortCode,
  // Daraja itself writes it so.
  RecieverIdentifierType: z.union([z.literal('11'), z.literal(11)]),
  Remarks: fields.words,
  ...resultAddresses,
  Occasion: fields.optionalWords,
});

type Request = z.output<typeof reversalRequest>;

const done: Result = { code: '0', text: 'The service request is processed successfully.' };
const again: Result = { code: 'R000001', text: 'The transaction has already been reversed.' };
const unknown: Result = { code: 'R000002', text: 'The OriginalTransactionID is invalid.' };
const stranger: Result = { code: '2001', text: 'The initiator information is invalid.' };

export function reverse(context: Context, { body }: Asked) {
  const request = readRequest(reversalRequest, body);
  const { store } = context;
  const nowMs = context.now();
  const conversation = newConversation(nowMs, request.QueueTimeOutURL);
  inTransaction(store, () => {
    const payment = findByReceipt(store, 'daraja', request.TransactionID);
    const result = judge(context, request, payment);
    if (result === done && payment) markReversed(store, payment, nowMs);
    const parameters = result === done && payment ? tell(payment, nowMs) : [];
    const id = newReceipt('daraja', nowMs);
    oweResult(context, request.ResultURL, payment, {
      body: resultFrame({ details: conversation }, result, id, parameters),
      code: result.code,
    });
  });
  return accepted(conversation);
}

function judge(context: Context, request: Request, payment: Payment | undefined): Result {
  if (!isInitiator(context, request.Initiator, request.SecurityCredential)) return stranger;
  const isTheirs =
    payment?.kind === 'charge' &&
    payment.details['shortCode'] === request.ReceiverParty &&
    payment.amount === request.Amount;
  if (!isTheirs) return unknown;
  return payment.reversedAtMs === null ? done : again;
}

function tell(payment: Payment, nowMs: number) {
  const { debit, credit } = partiesOf(payment);
  return [
    { Key: 'DebitAccountBalance', Value: 'Utility Account|KES|10000000.00|10000000.00|0.00|0.00' },
    { Key: 'Amount', Value: exactNumber(payment.amount) },
    { Key: 'TransCompletedTime', Value: exactNumber(asDigits(nowMs)) },
    { Key: 'OriginalTransactionID', Value: payment.receipt },
    { Key: 'Charge', Value: exactNumber('0.00') },
    { Key: 'CreditPartyPublicName', Value: debit },
    { Key: 'DebitPartyPublicName', Value: credit },
  ];
}
