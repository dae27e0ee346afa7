/** Staff look at a member's documents: what they show, what was said of them, and what is known. */
import type { KycLook } from '@bahati/contract/back-office/kyc/kyc.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { linksTo } from '#domains/system/uploads.ts';
import { type CaseRow, findCase } from './kyc-cases.ts';

/** Each look is written down with who looked. Refuses `not_found`. */
export async function viewDocuments(
  context: Context,
  staff: StaffActor,
  { caseId, ip }: { caseId: string; ip: string },
): Promise<KycLook> {
  const { row, known, others } = await inTransaction(context.database, async (transaction) => {
    const found = await findCase(transaction, caseId);
    if (!found) throw new Refusal('not_found');
    await transaction.query(
      `INSERT INTO kyc_looks (case_id, staff_id) VALUES ($1, $2)
       ON CONFLICT (case_id, staff_id) DO UPDATE SET looked_at = now()`,
      [found.rowId, staff.staffId],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'kyc.looked',
      subject: `member:${found.memberId}`,
      after: { case: caseId },
      ip,
    });
    return {
      row: found,
      known: await readKnown(transaction, found.memberId),
      others: await readOthers(transaction, found),
    };
  });
  const links = await linksTo(context, row.imageIds);
  return {
    pictures: [...links.values()],
    fullName: { said: row.fullName, known: known.fullName },
    birthday: { said: row.birthday, known: known.birthday },
    number: { said: row.number, known: known.number },
    address: { said: row.address, known: known.address },
    expiresOn: row.expiresOn,
    others,
  };
}

type KnownRow = Record<'fullName' | 'birthday' | 'number' | 'address', string | null>;

async function readKnown(transaction: Transaction, memberId: bigint): Promise<KnownRow> {
  const { rows } = await transaction.query<KnownRow>(
    `SELECT birthday::text,
            max(value) FILTER (WHERE field = 'payeeName') AS "fullName",
            max(value) FILTER (WHERE field = 'idNumber') AS number,
            max(value) FILTER (WHERE field = 'currentAddress') AS address
       FROM members LEFT JOIN member_details ON member_id = members.id
      WHERE members.id = $1 GROUP BY members.id`,
    [memberId],
  );
  return rows[0] ?? { fullName: null, birthday: null, number: null, address: null };
}

/** More than these say the same as these. */
const mostOthers = 10;

async function readOthers(
  transaction: Transaction,
  { documentType, number, memberId }: CaseRow,
): Promise<KycLook['others']> {
  if (number === null) return [];
  const { rows } = await transaction.query<{ memberId: bigint; username: string }>(
    `SELECT DISTINCT member_id AS "memberId", username
       FROM kyc_cases JOIN credentials USING (member_id)
      WHERE document_type = $1 AND number = $2 AND member_id <> $3 ORDER BY 1 LIMIT $4`,
    [documentType, number, memberId, mostOthers],
  );
  return rows.map((row) => ({ ...row, memberId: row.memberId.toString() }));
}
