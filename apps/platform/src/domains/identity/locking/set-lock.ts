/** A member sets or removes the idle lock; it is that of all his devices. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { isOwnPassword } from '#domains/identity/identity.ts';
import { isWeakPin } from './pin.rules.ts';

const trialType = 4;

/** Refuses `need_true_account`, `pin_weak`, `password_wrong`, `too_many_requests`. */
export async function setLock(
  context: Context,
  { memberId, username, type }: MemberActor,
  { password, minutes, pin, ip }: { password: string; minutes: number; pin: string; ip: string },
): Promise<void> {
  if (type === trialType) throw new Refusal('need_true_account');
  if (isWeakPin(pin)) throw new Refusal('pin_weak');
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const pinHash = await hashPassword(pin);
  await inTransaction(context.database, async (transaction) => {
    const before = await lockMinutesOf(transaction, memberId);
    if (before === null) await beginAnew(transaction, memberId);
    else await keepLocked(transaction, memberId, before);
    await transaction.query(
      `UPDATE credentials SET idle_lock_minutes = $2, unlock_pin_hash = $3 WHERE member_id = $1`,
      [memberId, minutes, pinHash],
    );
    await recordAudit(transaction, {
      actor: username,
      action: 'member.lock_set',
      subject: `member:${memberId}`,
      before: { minutes: before },
      after: { minutes },
      ip,
    });
  });
}

/** Refuses `password_wrong`, `too_many_requests`. */
export async function removeLock(
  context: Context,
  { memberId, username }: MemberActor,
  { password, ip }: { password: string; ip: string },
): Promise<void> {
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  await inTransaction(context.database, async (transaction) => {
    const before = await lockMinutesOf(transaction, memberId);
    if (before === null) return;
    await transaction.query(
      `UPDATE credentials SET idle_lock_minutes = NULL, unlock_pin_hash = NULL
        WHERE member_id = $1`,
      [memberId],
    );
    await recordAudit(transaction, {
      actor: username,
      action: 'member.lock_removed',
      subject: `member:${memberId}`,
      before: { minutes: before },
      ip,
    });
  });
}

/** Under the member's lock. */
async function lockMinutesOf(transaction: Transaction, memberId: bigint): Promise<number | null> {
  const { rows } = await transaction.query<{ minutes: number | null }>(
    'SELECT idle_lock_minutes AS minutes FROM credentials WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  return rows[0]?.minutes ?? null;
}

/** Nobody has counted idle time while there was no lock. */
async function beginAnew(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE sessions SET active_at = now(), locked_at = NULL, wrong_unlocks = 0
      WHERE member_id = $1 AND ended_at IS NULL`,
    [memberId],
  );
  await transaction.query(
    `UPDATE remembered_devices SET active_at = now(), locked_at = NULL, wrong_unlocks = 0
      WHERE member_id = $1 AND ended_at IS NULL`,
    [memberId],
  );
}

/** A device that is locked by the minutes before stays so by longer ones. */
async function keepLocked(
  transaction: Transaction,
  memberId: bigint,
  minutes: number,
): Promise<void> {
  await transaction.query(
    `UPDATE sessions SET locked_at = now() WHERE member_id = $1 AND ended_at IS NULL
        AND locked_at IS NULL AND active_at <= now() - make_interval(mins => $2)`,
    [memberId, minutes],
  );
  await transaction.query(
    `UPDATE remembered_devices SET locked_at = now() WHERE member_id = $1 AND ended_at IS NULL
        AND locked_at IS NULL AND active_at <= now() - make_interval(mins => $2)`,
    [memberId, minutes],
  );
}
