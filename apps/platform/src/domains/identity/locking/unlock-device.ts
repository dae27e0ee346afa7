/**
 * Unlocking a device, in all its tabs. A wrong PIN is counted before it is judged, however many
 * come at once, and the count knows no time: the fifth ends the device's sessions.
 */
import type { UsedPasskey } from '@bahati/contract/player-site/identity/passkeys.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { isPasswordRight } from '@bahati/server-kit/passwords/passwords.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { endSession } from '#domains/identity/identity.ts';
import { judgePasskey, type PasskeySite } from '#domains/identity/passkeys/passkeys.ts';
import { changeDeviceLock } from './device-sessions.ts';
import { readLock } from './lock-device.ts';

const mostWrong = 5;

type Try = { pinHash: string | null; count: number };

/** Refuses `pin_wrong`; `unauthenticated` after the last try. */
export async function unlockByPin(
  { database }: Context,
  actor: MemberActor,
  { pin, ip }: { pin: string; ip: string },
): Promise<void> {
  const counted = await inTransaction(database, (transaction) => countTry(transaction, actor));
  if (counted === 'open') return;
  const isJudged = counted.count <= mostWrong;
  const isRight =
    isJudged &&
    (await isPasswordRight(counted.pinHash, pin).catch(async (error: unknown) => {
      await inTransaction(database, (transaction) =>
        changeUnderLock(transaction, actor, 'take one back'),
      );
      throw error;
    }));
  await inTransaction(database, async (transaction) => {
    if (isRight) await changeUnderLock(transaction, actor, 'unlock');
    else if (counted.count >= mostWrong) await endDevice(transaction, actor, ip);
  });
  if (isRight) return;
  if (counted.count >= mostWrong) throw new Refusal('unauthenticated');
  throw new Refusal('pin_wrong', { left: mostWrong - counted.count });
}

async function countTry(transaction: Transaction, actor: MemberActor): Promise<Try | 'open'> {
  const { rows } = await transaction.query<{ pinHash: string | null }>(
    `SELECT unlock_pin_hash AS "pinHash" FROM credentials WHERE member_id = $1 FOR UPDATE`,
    [actor.memberId],
  );
  const { isLocked } = await readLock(transaction, actor.sessionId);
  if (!isLocked) return 'open';
  await changeDeviceLock(transaction, actor.sessionId, 'count a wrong one');
  const counted = await transaction.query<{ count: number }>(
    'SELECT wrong_unlocks AS count FROM sessions WHERE id = $1',
    [actor.sessionId],
  );
  return { pinHash: rows[0]?.pinHash ?? null, count: counted.rows[0]?.count ?? mostWrong };
}

async function changeUnderLock(
  transaction: Transaction,
  { memberId, sessionId }: MemberActor,
  change: 'unlock' | 'take one back',
): Promise<void> {
  await transaction.query('SELECT 1 FROM credentials WHERE member_id = $1 FOR UPDATE', [memberId]);
  await changeDeviceLock(transaction, sessionId, change);
}

async function endDevice(
  transaction: Transaction,
  { memberId, sessionId, username }: MemberActor,
  ip: string,
): Promise<void> {
  await transaction.query('SELECT 1 FROM credentials WHERE member_id = $1 FOR UPDATE', [memberId]);
  for (const id of await changeDeviceLock(transaction, sessionId, 'lock')) {
    await endSession(transaction, memberId, id);
  }
  await recordAudit(transaction, {
    actor: username,
    action: 'member.unlock_failed',
    subject: `member:${memberId}`,
    ip,
  });
}

/** Refuses `passkey_failed`. */
export async function unlockByPasskey(
  { database }: Context,
  actor: MemberActor,
  passkey: UsedPasskey,
  site: PasskeySite,
): Promise<void> {
  const asked = { purpose: 'unlock', sessionId: actor.sessionId } as const;
  const judged = await judgePasskey(database, passkey, site, asked);
  if (!judged?.isProven || judged.memberId !== actor.memberId) throw new Refusal('passkey_failed');
  await inTransaction(database, (transaction) => changeUnderLock(transaction, actor, 'unlock'));
}
