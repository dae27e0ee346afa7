/** Staff take back what documents had proven: they were false, or somebody else's, or hold no more. */
import { randomUUID } from 'node:crypto';
import type { KycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { heldLevel, readLevel } from './kyc-levels.ts';

export type LevelTaken = {
  memberId: bigint;
  /** 2: identity stays proven; 1: what documents proved is gone, a bound phone stays. */
  to: 1 | 2;
  reason: string;
  /** The member reads them. */
  words: string;
  ip: string;
};

/**
 * Counts for what is asked from now on, and sends the member word. Answers what is left. Refuses
 * `not_found`, `level_not_above`.
 */
export async function takeLevelBack(
  context: Context,
  staff: StaffActor,
  { memberId, to, reason, words, ip }: LevelTaken,
): Promise<KycLevel> {
  return inTransaction(context.database, async (transaction) => {
    const person = await findPerson(transaction, memberId);
    const before = await heldLevel(transaction, memberId);
    if (before <= to) throw new Refusal('level_not_above');
    await transaction.query(
      to === 2
        ? 'UPDATE kyc_levels SET level = 2, since = now() WHERE member_id = $1'
        : 'DELETE FROM kyc_levels WHERE member_id = $1',
      [memberId],
    );
    const level = await readLevel(transaction, memberId);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'kyc.level_taken_back',
      subject: `member:${memberId}`,
      reason,
      before: { level: before },
      after: { level, words },
      ip,
    });
    await tellLevelTaken(context, transaction, person, { memberId, level, words });
    return level;
  });
}

type Person = { email: string | null; language: 'en' | 'sw' };

export async function findPerson(transaction: Transaction, memberId: bigint): Promise<Person> {
  const { rows } = await transaction.query<Person>(
    `SELECT email, language FROM members JOIN credentials ON member_id = members.id
      WHERE members.id = $1`,
    [memberId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Content, on a higher level, hears of it by a job; the letter says no more than that it is so. */
export async function tellLevelTaken(
  context: Context,
  transaction: Transaction,
  { email, language }: Person,
  { memberId, level, words }: { memberId: bigint; level: KycLevel; words: string },
): Promise<void> {
  const told = { memberId: memberId.toString(), takingId: randomUUID(), level, words };
  const key = `inbox level ${told.takingId}`;
  await queueJob(transaction, 'content.tell_of_level', told, { key });
  if (email === null) return;
  const letter = { purpose: 'level_taken_back', channel: 'email', recipient: email } as const;
  await sendMessage(context, transaction, { ...letter, language });
}
