/**
 * Customer to business: money somebody sends to a pay bill number by himself. The owner of the
 * number is asked first (validation) and told after (confirmation).
 */
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import type { Context } from '#simulator/context.ts';
import { insertPayment, newReceipt, type Payment } from '#simulator/payments.ts';
import { findRegistration, register, type Registration } from './registrations.ts';
import { settle } from '#simulator/settle.ts';
import { inTransaction } from '#simulator/store.ts';
import type { Mischief } from '#simulator/callbacks/mischief.ts';
import { z } from 'zod';
import { c2bPayment } from './callback-bodies.ts';
import { type Asked, newRequestId, readRequest } from './errors.ts';
import * as fields from './fields.ts';

const registerRequest = z.object({
  ShortCode: fields.shortCode,
  ResponseType: z.enum(['Completed', 'Cancelled']),
  ConfirmationURL: fields.webAddress,
  ValidationURL: fields.webAddress,
});

export function registerUrls({ store }: Context, { body }: Asked) {
  const request = readRequest(registerRequest, body);
  register(store, {
    shortCode: request.ShortCode,
    isCompletedUnheard: request.ResponseType === 'Completed',
    confirmationUrl: request.ConfirmationURL,
    validationUrl: request.ValidationURL,
  });
  return {
    // Daraja itself writes it so.
    OriginatorCoversationID: newRequestId(),
    ResponseCode: '0',
    ResponseDescription: 'Success',
  };
}

export type PayBill = {
  phone: string;
  shortCode: string;
  account: string;
  /** Whole shillings, "500.00". */
  amount: string;
  mischief: Mischief | null;
};

export type PayBillEnd = 'paid' | 'refused' | 'unknown_number';

const answerLimitMs = 8_000;

/** A payer's own payment. Nothing is kept of one that the owner of the number refuses. */
export async function payBill(context: Context, wish: PayBill): Promise<PayBillEnd> {
  const { store } = context;
  const registration = findRegistration(store, wish.shortCode);
  if (!registration) return 'unknown_number';
  const nowMs = context.now();
  const asked = {
    phone: wish.phone,
    amount: wish.amount,
    account: wish.account,
    createdAtMs: nowMs,
    details: {
      flow: 'c2b',
      shortCode: wish.shortCode,
      transId: newReceipt('daraja', nowMs),
    },
  };
  if (!(await isWelcome(context, registration, asked))) return 'refused';
  inTransaction(store, () => {
    const payment = insertPayment(store, {
      ...asked,
      api: 'daraja',
      kind: 'charge',
      id: asked.details.transId,
      rail: 'mpesa',
      currency: 'KES',
      callbackUrl: registration.confirmationUrl,
      mischief: wish.mischief,
      settleAtMs: nowMs,
      settleAs: 'paid',
    });
    settle(context, payment, 'paid', null);
  });
  context.wake();
  return 'paid';
}

/** Asks the owner of the number; who gives no answer gets what he registered for. */
async function isWelcome(
  { log }: Context,
  { validationUrl, isCompletedUnheard }: Registration,
  payment: Pick<Payment, 'phone' | 'amount' | 'account' | 'createdAtMs' | 'details'>,
): Promise<boolean> {
  try {
    const answer = await fetchOutside(validationUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(c2bPayment({ ...payment, receipt: null, settledAtMs: null })),
    });
    const { ResultCode } = (await answer.json()) as { ResultCode?: string | number };
    if (answer.ok && ResultCode !== undefined) return String(ResultCode) === '0';
  } catch (error) {
    log.warn({ err: error }, 'validation could not be asked');
  }
  return isCompletedUnheard;
}
