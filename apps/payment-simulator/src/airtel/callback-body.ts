/** What Airtel tells by callback, with the hash that proves it is Airtel who speaks. */
import { createHmac } from 'node:crypto';
import type { Context } from '#simulator/context.ts';
import { toldAmount, type WrittenCallback } from '#simulator/gateway/gateway-callback.ts';
import type { PlannedCallback } from '#simulator/callbacks/mischief.ts';
import type { Payment } from '#simulator/payments.ts';
import { merchant } from '#simulator/people.ts';
import { statusOf } from './codes.ts';

/** It names no amount but in words: whoever wants to know asks. */
export function airtelCallback(
  { settings }: Context,
  payment: Payment,
  planned: PlannedCallback,
): WrittenCallback {
  const { status, message } = statusOf(payment, planned.state);
  const amount = `${payment.currency} ${toldAmount(payment, planned)}`;
  const number = payment.receipt ?? '';
  const sentence =
    payment.kind === 'charge' ? `Paid ${amount} to ${merchant}` : `Sent ${amount} to a customer`;
  const transaction = {
    id: payment.id,
    message: status === 'TS' ? `${sentence}, Trans ID ${number}.` : message,
    status_code: status,
    ...(status === 'TS' ? { airtel_money_id: number } : {}),
  };
  const hash = createHmac('sha256', settings.airtel.callbackKey)
    .update(JSON.stringify({ transaction }))
    .digest('base64');
  return { body: JSON.stringify({ transaction, hash }), told: status };
}
