/**
 * Staff corrected who a member is. A level that documents proved stands only while the approved
 * documents say the same; otherwise it goes back, and documents are asked for again.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { lettersOf } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { heldLevel, readLevel } from './kyc-levels.ts';
import { findPerson, tellLevelTaken } from './take-level-back.ts';

export type IdentityCorrected = { memberId: string; by: string; reason: string };

export async function reviewIdentity(
  context: Context,
  { memberId: id, by, reason }: IdentityCorrected,
): Promise<void> {
  const memberId = BigInt(id);
  await inTransaction(context.database, async (transaction) => {
    const before = await heldLevel(transaction, memberId);
    if (before < 2 || (await isAsProven(transaction, memberId))) return;
    const person = await findPerson(transaction, memberId);
    await transaction.query('DELETE FROM kyc_levels WHERE member_id = $1', [memberId]);
    const level = await readLevel(transaction, memberId);
    await recordAudit(transaction, {
      actor: by,
      action: 'kyc.level_taken_back',
      subject: `member:${memberId}`,
      reason,
      before: { level: before },
      after: { level },
    });
    await tellLevelTaken(context, transaction, person, { memberId, level, words: '' });
  });
}

type Compared = {
  saidName: string | null;
  provenName: string;
  isSameBirthday: boolean;
  saidNumber: string | null;
  provenNumber: string | null;
};

/** Does the last approved proof of identity say what the profile says now? */
async function isAsProven(transaction: Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await transaction.query<Compared>(
    `SELECT full_name AS "provenName", number AS "provenNumber",
            coalesce(kyc_cases.birthday = members.birthday, true) AS "isSameBirthday",
            (SELECT value FROM member_details
              WHERE member_id = members.id AND field = 'payeeName') AS "saidName",
            (SELECT value FROM member_details
              WHERE member_id = members.id AND field = 'idNumber') AS "saidNumber"
       FROM kyc_cases JOIN members ON members.id = kyc_cases.member_id
      WHERE member_id = $1 AND state = 'approved' AND level = 2
      ORDER BY kyc_cases.id DESC LIMIT 1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) return false;
  const { saidName, saidNumber, provenName, provenNumber, isSameBirthday } = row;
  const isSameName = saidName === null || lettersOf(saidName) === lettersOf(provenName);
  const plain = saidNumber?.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isSameNumber = plain === undefined || provenNumber === null || plain === provenNumber;
  return isSameName && isSameBirthday && isSameNumber;
}
