/** Asks what became of a transaction; the answer comes to the ResultURL. */
import type { Context } from '#simulator/context.ts';
import { exactNumber } from '#simulator/exact-json.ts';
import { findByReceipt, findPayment, type Payment } from '#simulator/payments.ts';
import { z } from 'zod';
import { partiesOf, resultFrame } from './callback-bodies.ts';
import type { Result } from './codes.ts';
import { type Asked, readRequest } from './errors.ts';
import * as fields from './fields.ts';
import { accepted, isInitiator, newConversation, oweResult, resultAddresses } from './initiator.ts';
import { asDigits } from './time.ts';

const statusRequest = z.object({
  Initiator: fields.words,
  SecurityCredential: z.string().min(1).max(1_000),
  CommandID: z.literal('TransactionStatusQuery'),
  TransactionID: fields.optionalWords,
  /** Daraja's page names it both ways; it is the one a payout was asked with. */
  OriginalConversationID: fields.optionalWords,
  OriginatorConversationID: fields.optionalWords,
  PartyA: fields.shortCode,
  IdentifierType: fields.words,
  Remarks: fields.words,
  ...resultAddresses,
  Occasion: fields.optionalWords,
});

const found: Result = { code: '0', text: 'The service request is processed successfully.' };
const unknown: Result = { code: 'R000002', text: 'The OriginalTransactionID is invalid.' };
const stranger: Result = { code: '2001', text: 'The initiator information is invalid.' };

export function askStatus(context: Context, { body }: Asked) {
  const request = readRequest(statusRequest, body);
  const conversation = newConversation(context.now(), request.QueueTimeOutURL);
  const payment = find(context, request);
  const isKnown = isInitiator(context, request.Initiator, request.SecurityCredential);
  const result = !isKnown ? stranger : payment ? found : unknown;
  const parameters = result === found && payment ? tell(payment) : [];
  const id = request.TransactionID || (payment ? numberOf(payment) : '');
  oweResult(context, request.ResultURL, payment, {
    body: resultFrame({ details: conversation }, result, id, parameters),
    code: result.code,
  });
  return accepted(conversation);
}

function find({ store }: Context, request: z.output<typeof statusRequest>): Payment | undefined {
  const original = request.OriginalConversationID || request.OriginatorConversationID;
  const payment = request.TransactionID
    ? findByReceipt(store, 'daraja', request.TransactionID)
    : findPayment(store, 'daraja', 'payout', original);
  return payment?.details['shortCode'] === request.PartyA ? payment : undefined;
}

const numberOf = ({ receipt, details }: Payment): string => receipt ?? details['transId'] ?? '';

const statuses: Readonly<Record<Payment['state'], string>> = {
  pending: 'Pending',
  paid: 'Completed',
  cancelled: 'Cancelled',
  failed: 'Declined',
  expired: 'Expired',
};

const statusOf = ({ state, reversedAtMs }: Payment): string =>
  reversedAtMs === null ? statuses[state] : 'Reversed';

function tell(payment: Payment) {
  const { debit, credit } = partiesOf(payment);
  const { details, createdAtMs, settledAtMs } = payment;
  return [
    { Key: 'DebitPartyName', Value: debit },
    { Key: 'CreditPartyName', Value: credit },
    { Key: 'OriginatorConversationID', Value: details['originatorConversationId'] },
    { Key: 'InitiatedTime', Value: exactNumber(asDigits(createdAtMs)) },
    {
      Key: 'DebitAccountType',
      Value: payment.kind === 'charge' ? 'MMF Account For Customer' : 'Utility Account',
    },
    { Key: 'DebitPartyCharges' },
    { Key: 'TransactionReason' },
    {
      Key: 'ReasonType',
      Value: payment.kind === 'charge' ? 'Pay Utility' : 'Business Payment to Customer via API',
    },
    { Key: 'TransactionStatus', Value: statusOf(payment) },
    {
      Key: 'FinalisedTime',
      ...(settledAtMs === null ? {} : { Value: exactNumber(asDigits(settledAtMs)) }),
    },
    { Key: 'Amount', Value: exactNumber(payment.amount) },
    { Key: 'ConversationID', Value: details['conversationId'] },
    { Key: 'ReceiptNo', Value: numberOf(payment) },
  ];
}
