/** The payment password: set once, proven by the login password. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import {
  hasPaymentPassword,
  isOwnPassword,
  setFirstPaymentPassword,
} from '#domains/identity/identity.ts';
import { isWeakPaymentPassword } from '#domains/identity/passwords/passwords.ts';

/** Refuses `payment_password_already_set`, `payment_password_weak`, `login_failed`. */
export async function setPaymentPassword(
  context: Context,
  actor: MemberActor,
  input: { password: string; paymentPassword: string },
): Promise<void> {
  if (await hasPaymentPassword(context.database, actor.memberId)) {
    throw new Refusal('payment_password_already_set');
  }
  if (isWeakPaymentPassword(input.paymentPassword)) throw new Refusal('payment_password_weak');
  if (!(await isOwnPassword(context, actor.memberId, input.password))) {
    throw new Refusal('login_failed');
  }
  const isSet = await setFirstPaymentPassword(context, actor.memberId, input.paymentPassword);
  if (!isSet) throw new Refusal('payment_password_already_set');
}
