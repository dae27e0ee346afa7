/** Changing the payment password by its owner, and setting a forgotten one anew. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import {
  type CodeAsked,
  proveRecovery,
  type RecoveryProof,
  sendRecoveryCode,
  tellAccountChange,
} from '#domains/identity/contacts/contacts.ts';
import {
  assertPaymentPassword,
  endSessions,
  forgivePaymentPassword,
  hasPaymentPassword,
  isOwnPassword,
} from '#domains/identity/identity.ts';
import { holdPayouts } from '#domains/identity/payout-accounts/payout-accounts.ts';
import {
  isAuthenticatorSettled,
  takeAuthenticatorCode,
} from '#domains/identity/step-up/step-up.ts';
import { isWeakPaymentPassword } from './payment-password.rules.ts';

type Held = { payoutsHeldUntil: string | null };

export type PaymentPasswordChange = { paymentPassword: string; ip: string } & (
  | { way: 'old'; oldPaymentPassword: string }
  | { way: 'authenticator'; password: string; code: string }
);

/**
 * By the old one, or by login password and authenticator; one that was set up a moment ago holds
 * payouts back. Every other session ends. Refuses `payment_password_weak`,
 * `payment_password_not_set`, `payment_password_unchanged`, `payment_password_wrong`,
 * `password_wrong`, `way_not_bound`, `code_wrong`, and `too_many_requests` to who guesses.
 */
export async function changePaymentPassword(
  context: Context,
  actor: MemberActor,
  change: PaymentPasswordChange,
): Promise<Held> {
  const { memberId } = actor;
  if (isWeakPaymentPassword(change.paymentPassword)) throw new Refusal('payment_password_weak');
  const provenHash = await readHash(context, memberId);
  if (change.way === 'old') {
    if (change.paymentPassword === change.oldPaymentPassword) {
      throw new Refusal('payment_password_unchanged');
    }
    await assertPaymentPassword(context, memberId, change.oldPaymentPassword);
    return replace(context, actor, { ...change, provenHash, holdsPayouts: false });
  }
  if (!(await isOwnPassword(context, memberId, change.password))) {
    throw new Refusal('password_wrong');
  }
  const isSettled = await isAuthenticatorSettled(context, memberId);
  if (isSettled === undefined) throw new Refusal('way_not_bound');
  if (!(await takeAuthenticatorCode(context, memberId, change.code))) {
    throw new Refusal('code_wrong');
  }
  return replace(context, actor, { ...change, provenHash, holdsPayouts: !isSettled });
}

/** Refuses `payment_password_not_set`, and as sending any code of recovery. */
export async function sendPaymentPasswordCode(
  context: Context,
  actor: MemberActor,
  asked: CodeAsked,
): Promise<{ expiredMinutes: number }> {
  if (!(await hasPaymentPassword(context.database, actor.memberId))) {
    throw new Refusal('payment_password_not_set');
  }
  return sendRecoveryCode(context, actor, 'payment_password', asked);
}

/**
 * Payouts are held back and every other session ends. Refuses `payment_password_weak`,
 * `payment_password_not_set`, and as proving any recovery.
 */
export async function resetPaymentPassword(
  context: Context,
  actor: MemberActor,
  reset: RecoveryProof & { paymentPassword: string; ip: string },
): Promise<Held> {
  const { memberId } = actor;
  if (isWeakPaymentPassword(reset.paymentPassword)) throw new Refusal('payment_password_weak');
  const provenHash = await readHash(context, memberId);
  await proveRecovery(context, memberId, 'payment_password', reset);
  return replace(context, actor, { ...reset, provenHash, holdsPayouts: true });
}

/** Refuses `payment_password_not_set`. */
async function readHash({ database }: Context, memberId: bigint): Promise<string> {
  const { rows } = await database.query<{ hash: string | null }>(
    'SELECT payment_password_hash AS hash FROM credentials WHERE member_id = $1',
    [memberId],
  );
  const hash = rows[0]?.hash ?? null;
  if (hash === null) throw new Refusal('payment_password_not_set');
  return hash;
}

type Replacement = {
  paymentPassword: string;
  way: string;
  ip: string;
  /** What stood when it was proven: of two changes at once the later is refused. */
  provenHash: string;
  holdsPayouts: boolean;
};

async function replace(
  context: Context,
  actor: MemberActor,
  { paymentPassword, way, ip, provenHash, holdsPayouts }: Replacement,
): Promise<Held> {
  const { memberId, sessionId, username } = actor;
  const hash = await hashPassword(paymentPassword);
  return inTransaction(context.database, async (transaction) => {
    await write(transaction, memberId, { hash, provenHash });
    const heldUntil = holdsPayouts ? await holdPayouts(context, transaction, memberId) : null;
    await endSessions(transaction, memberId, { exceptId: sessionId });
    await forgivePaymentPassword(transaction, memberId);
    const event = 'payment_password_changed';
    await tellAccountChange(context, transaction, actor, { event, holdsPayouts });
    await recordAudit(transaction, {
      actor: username,
      action: 'member.payment_password_changed',
      subject: `member:${memberId}`,
      after: { way, payoutsHeldUntil: heldUntil?.toISOString() ?? null },
      ip,
    });
    return { payoutsHeldUntil: heldUntil?.toISOString() ?? null };
  });
}

async function write(
  transaction: Transaction,
  memberId: bigint,
  { hash, provenHash }: { hash: string; provenHash: string },
): Promise<void> {
  const { rowCount } = await transaction.query(
    `UPDATE credentials SET payment_password_hash = $2
      WHERE member_id = $1 AND payment_password_hash = $3`,
    [memberId, hash, provenHash],
  );
  if (rowCount !== 1) throw new Refusal('payment_password_wrong');
}
