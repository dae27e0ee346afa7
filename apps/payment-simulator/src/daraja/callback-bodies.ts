/** What M-Pesa tells by callback: of a prompt, of money that came by itself, of a payout. */
import type { Context } from '#simulator/context.ts';
import { exactNumber } from '#simulator/exact-json.ts';
import { toldAmount, type WrittenCallback } from '#simulator/gateway/gateway-callback.ts';
import type { PlannedCallback } from '#simulator/callbacks/mischief.ts';
import type { Payment } from '#simulator/payments.ts';
import { merchant, nameOf, partyOf } from '#simulator/people.ts';
import { type Result, resultOf } from './codes.ts';
import { asClock, asDigits } from './time.ts';

/** Undefined where M-Pesa has nothing to say: of money that did not come it tells nobody. */
export function darajaCallback(
  _: Context,
  payment: Payment,
  planned: PlannedCallback,
): WrittenCallback | undefined {
  const result = resultOf(payment, planned.state);
  const amount = toldAmount(payment, planned);
  const told = `ResultCode ${result.code}`;
  switch (payment.details['flow']) {
    case 'b2c':
      return { body: JSON.stringify(b2cResult(payment, result, amount)), told };
    case 'c2b':
      if (planned.state !== 'paid') return undefined;
      return { body: JSON.stringify(c2bPayment(payment, amount)), told: 'confirmation' };
    default:
      return { body: JSON.stringify(stkCallback(payment, result, amount)), told };
  }
}

function stkCallback(payment: Payment, { code, text }: Result, amount: string) {
  const at = asDigits(payment.settledAtMs ?? 0);
  const items = [
    { Name: 'Amount', Value: exactNumber(amount) },
    { Name: 'MpesaReceiptNumber', Value: payment.receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: exactNumber(at) },
    { Name: 'PhoneNumber', Value: exactNumber(payment.phone) },
  ];
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: payment.details['merchantRequestId'],
        CheckoutRequestID: payment.id,
        ResultCode: Number(code),
        ResultDesc: text,
        ...(code === '0' ? { CallbackMetadata: { Item: items } } : {}),
      },
    },
  };
}

type C2bPayment = Pick<
  Payment,
  'phone' | 'amount' | 'account' | 'details' | 'receipt' | 'createdAtMs' | 'settledAtMs'
>;

/** A payment to a short code, as validation and confirmation name it alike. */
export function c2bPayment(payment: C2bPayment, amount = payment.amount) {
  const { first, last } = nameOf(payment.phone);
  return {
    TransactionType: 'Pay Bill',
    TransID: payment.receipt ?? payment.details['transId'],
    TransTime: asDigits(payment.settledAtMs ?? payment.createdAtMs),
    TransAmount: amount,
    BusinessShortCode: payment.details['shortCode'],
    BillRefNumber: payment.account,
    InvoiceNumber: '',
    OrgAccountBalance: '',
    ThirdPartyTransID: '',
    // Since 2022 M-Pesa hides the middle of the number from merchants.
    MSISDN: `${payment.phone.slice(0, 5)}****${payment.phone.slice(-3)}`,
    FirstName: first,
    MiddleName: '',
    LastName: last,
  };
}

/** The frame of every result that comes to a ResultURL. */
export function resultFrame(
  payment: Pick<Payment, 'details'>,
  { code, text }: Result,
  transactionId: string,
  parameters: readonly Parameter[],
) {
  const { originatorConversationId, conversationId, queueTimeoutUrl } = payment.details;
  return {
    Result: {
      ResultType: 0,
      // Those of the network are numbers, those of its rules are texts.
      ResultCode: /^\d+$/.test(code) ? Number(code) : code,
      ResultDesc: text,
      OriginatorConversationID: originatorConversationId,
      ConversationID: conversationId,
      TransactionID: transactionId,
      ...(parameters.length > 0 ? { ResultParameters: { ResultParameter: parameters } } : {}),
      ReferenceData: { ReferenceItem: { Key: 'QueueTimeoutURL', Value: queueTimeoutUrl } },
    },
  };
}

export type Parameter = { Key: string; Value?: unknown };

function b2cResult(payment: Payment, result: Result, amount: string) {
  const receipt = payment.receipt ?? payment.details['transId'] ?? '';
  if (result.code !== '0') return resultFrame(payment, result, receipt, []);
  return resultFrame(payment, result, receipt, [
    { Key: 'TransactionAmount', Value: exactNumber(amount) },
    { Key: 'TransactionReceipt', Value: receipt },
    { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
    { Key: 'B2CChargesPaidAccountAvailableFunds', Value: exactNumber('0.00') },
    { Key: 'ReceiverPartyPublicName', Value: partyOf(payment.phone) },
    { Key: 'TransactionCompletedDateTime', Value: asClock(payment.settledAtMs ?? 0) },
    { Key: 'B2CUtilityAccountAvailableFunds', Value: exactNumber('10000000.00') },
    { Key: 'B2CWorkingAccountAvailableFunds', Value: exactNumber('10000000.00') },
  ]);
}

/** Parties of a transfer, as the books of the short code name them. */
export function partiesOf(payment: Payment): { debit: string; credit: string } {
  const ours = `${payment.details['shortCode']} - ${merchant}`;
  const theirs = partyOf(payment.phone);
  return payment.kind === 'charge'
    ? { debit: theirs, credit: ours }
    : { debit: ours, credit: theirs };
}
