/** M-Pesa Express: a prompt on the payer's phone, and the question where it stands. */
import type { Context } from '#simulator/context.ts';
import { findPayment, insertPayment, type Payment, paymentsOfPhone } from '#simulator/payments.ts';
import { inTransaction } from '#simulator/store.ts';
import { isSame } from '#simulator/access-token.ts';
import { z } from 'zod';
import { resultOf } from './codes.ts';
import { type Asked, DarajaError, newRequestId, readRequest } from './errors.ts';
import * as fields from './fields.ts';
import { asDigits } from './time.ts';

const proof = {
  BusinessShortCode: fields.shortCode,
  Password: z.string().max(400),
  Timestamp: z.string().regex(/^\d{14}$/),
};

const pushRequest = z.object({
  ...proof,
  TransactionType: z.enum(['CustomerPayBillOnline', 'CustomerBuyGoodsOnline']),
  Amount: fields.wholeShillings,
  PartyA: fields.phone,
  PartyB: fields.shortCode,
  PhoneNumber: fields.phone,
  CallBackURL: fields.webAddress,
  AccountReference: z.string().min(1).max(12),
  TransactionDesc: z.string().min(1).max(13),
});

export function pushPrompt(context: Context, { body, mischief }: Asked) {
  const request = readRequest(pushRequest, body);
  provePassword(context, request);
  const { store, settings } = context;
  const nowMs = context.now();
  const merchantRequestId = newRequestId();
  const prompt = inTransaction(store, () => {
    assertNotBusy(context, request.PhoneNumber);
    return insertPayment(store, {
      api: 'daraja',
      kind: 'charge',
      id: newCheckoutId(nowMs, request.PhoneNumber),
      rail: 'mpesa',
      currency: 'KES',
      amount: request.Amount,
      account: request.AccountReference,
      phone: request.PhoneNumber,
      callbackUrl: request.CallBackURL,
      details: { flow: 'stk', merchantRequestId, shortCode: request.BusinessShortCode },
      mischief,
      createdAtMs: nowMs,
      settleAtMs: nowMs + settings.promptLifeMs,
      settleAs: 'expired',
    });
  });
  context.wake();
  return {
    MerchantRequestID: merchantRequestId,
    CheckoutRequestID: prompt.id,
    ResponseCode: '0',
    ResponseDescription: 'Success. Request accepted for processing',
    CustomerMessage: 'Success. Request accepted for processing',
  };
}

/** A phone shows one prompt at a time, and the network says so in an odd way. */
function assertNotBusy({ store }: Context, phone: string): void {
  const isBusy = paymentsOfPhone(store, phone, 50).some(
    (payment) => payment.details['flow'] === 'stk' && payment.state === 'pending',
  );
  if (isBusy) {
    throw new DarajaError(
      '500.001.1001',
      'Unable to lock subscriber, a transaction is already in process for the current subscriber',
    );
  }
}

/** ws_CO_21112026201509123712345678: day, time to the millisecond, number. */
function newCheckoutId(nowMs: number, phone: string): string {
  const digits = asDigits(nowMs);
  const day = `${digits.slice(6, 8)}${digits.slice(4, 6)}${digits.slice(0, 4)}`;
  const millisecond = String(nowMs % 1_000).padStart(3, '0');
  return `ws_CO_${day}${digits.slice(8)}${millisecond}${phone.slice(3)}`;
}

type Proof = { BusinessShortCode: string; Password: string; Timestamp: string };

function provePassword({ settings }: Context, request: Proof): void {
  const { BusinessShortCode, Password, Timestamp } = request;
  const text = `${BusinessShortCode}${settings.daraja.passkey}${Timestamp}`;
  if (isSame(Password, Buffer.from(text).toString('base64'))) return;
  throw new DarajaError('500.001.1001', 'Wrong credentials');
}

const queryRequest = z.object({ ...proof, CheckoutRequestID: z.string().max(100) });

/** A prompt nobody answered yet is told as an error, as Daraja does. */
export function queryPrompt(context: Context, { body }: Asked) {
  const request = readRequest(queryRequest, body);
  provePassword(context, request);
  const prompt = findPrompt(context, request.CheckoutRequestID);
  if (prompt?.details['shortCode'] !== request.BusinessShortCode) {
    throw new DarajaError('400.002.02', 'Bad Request - Invalid CheckoutRequestID');
  }
  if (prompt.state === 'pending') {
    throw new DarajaError('500.001.1001', 'The transaction is being processed');
  }
  const { code, text } = resultOf(prompt);
  return {
    ResponseCode: '0',
    ResponseDescription: 'The service request has been accepted successfully',
    MerchantRequestID: prompt.details['merchantRequestId'],
    CheckoutRequestID: prompt.id,
    ResultCode: code,
    ResultDesc: text,
  };
}

function findPrompt({ store }: Context, id: string): Payment | undefined {
  const payment = findPayment(store, 'daraja', 'charge', id);
  return payment?.details['flow'] === 'stk' ? payment : undefined;
}
