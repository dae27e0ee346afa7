/** A prompt's money goes to a pay bill number too, and its owner hears of it twice. */
import { insertCallback } from '#simulator/callbacks/callbacks.ts';
import type { Context } from '#simulator/context.ts';
import type { Payment } from '#simulator/payments.ts';
import { findRegistration } from './registrations.ts';
import { c2bPayment } from './callback-bodies.ts';

/** Where the number is registered, the confirmation comes beside the prompt's own callback. */
export function oweConfirmation({ store }: Context, payment: Payment, dueAtMs: number): void {
  const { api, kind, id, details } = payment;
  if (api !== 'daraja' || details['flow'] !== 'stk') return;
  const registration = findRegistration(store, details['shortCode'] ?? '');
  if (!registration) return;
  insertCallback(store, {
    api,
    kind,
    paymentId: id,
    url: registration.confirmationUrl,
    body: JSON.stringify(c2bPayment(payment)),
    told: 'confirmation',
    isRepeated: true,
    dueAtMs,
  });
}
