/** A member sends documents; they wait for staff, one case at a time. */
import type { CallerInput } from '@bahati/contract/call.ts';
import type { kycCalls } from '@bahati/contract/player-site/kyc/kyc.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { isOldEnough } from '#domains/members/members.rules.ts';
import { readBrand } from '#domains/system/brand.ts';
import { claimUploads, memberOwner } from '#domains/system/uploads.ts';
import { type CaseRow, selectCases } from './kyc-cases.ts';
import { readLevel } from './kyc.ts';
import { dayIn, flagsOf, isFit, type Known, plainNumber } from './kyc.rules.ts';
import { readDueHours } from './kyc-rule-book.ts';

type Sent = Omit<CallerInput<(typeof kycCalls)['POST /wps/member/kyc']>['body'], 'imageIds'> & {
  imageIds: readonly string[];
};

/** The law wants them kept for years after the account ends; longer than any account so far. */
const keepDays = 3_650;

/**
 * The same idempotencyKey sends once. Refuses `need_true_account`, `document_not_accepted`, `under_age`,
 * `document_expired`, `level_reached`, `level_before_needed`, `case_waiting`, `image_unknown`,
 * `request_conflict`.
 */
export async function sendDocuments(
  context: Context,
  actor: MemberActor,
  sent: Sent,
): Promise<void> {
  assertTrueAccount(actor);
  const documents = {
    ...sent,
    birthday: sent.birthday ?? null,
    number: sent.number === undefined ? null : plainNumber(sent.number),
    expiresOn: sent.expiresOn ?? null,
    address: sent.address ?? null,
  };
  await inTransaction(context.database, async (transaction) => {
    await transaction.query('SELECT 1 FROM members WHERE id = $1 FOR UPDATE', [actor.memberId]);
    const earlier = await findByRequest(transaction, actor.memberId, sent.idempotencyKey);
    if (earlier) return assertSame(earlier, documents);
    if (!isFit(documents)) throw new Refusal('document_not_accepted');
    await assertInTime(context, documents);
    await assertNextLevel(transaction, actor.memberId, documents.level);
    await write(context, transaction, actor.memberId, documents);
  });
}

type Documents = Omit<Sent, 'birthday' | 'number' | 'expiresOn' | 'address'> &
  Pick<CaseRow, 'birthday' | 'number' | 'expiresOn' | 'address'>;

async function findByRequest(
  transaction: Transaction,
  memberId: bigint,
  idempotencyKey: string,
): Promise<CaseRow | undefined> {
  const { rows } = await transaction.query<CaseRow>(
    `${selectCases} WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, idempotencyKey],
  );
  return rows[0];
}

function assertSame(row: CaseRow, documents: Documents): void {
  const isSame =
    row.level === documents.level &&
    row.documentType === documents.documentType &&
    row.fullName === documents.fullName &&
    row.number === documents.number &&
    row.birthday === documents.birthday &&
    row.imageIds.join() === documents.imageIds.join();
  if (!isSame) throw new Refusal('request_conflict');
}

async function assertInTime(
  { database, config, now }: Context,
  { birthday, expiresOn }: Documents,
): Promise<void> {
  const { minimumAge, timeZone } = await readBrand(database, config.BRAND);
  if (birthday !== null && !isOldEnough(birthday, minimumAge, timeZone, now())) {
    throw new Refusal('under_age', { minimumAge });
  }
  if (expiresOn !== null && expiresOn < dayIn(timeZone, now()))
    throw new Refusal('document_expired');
}

async function assertNextLevel(
  transaction: Transaction,
  memberId: bigint,
  wanted: 2 | 3,
): Promise<void> {
  const level = await readLevel(transaction, memberId);
  if (level >= wanted) throw new Refusal('level_reached');
  if (wanted === 3 && level < 2) throw new Refusal('level_before_needed');
  const { rows } = await transaction.query(
    `SELECT 1 FROM kyc_cases WHERE member_id = $1 AND state = 'waiting'`,
    [memberId],
  );
  if (rows.length > 0) throw new Refusal('case_waiting');
}

async function write(
  { config, now }: Context,
  transaction: Transaction,
  memberId: bigint,
  documents: Documents,
): Promise<void> {
  const { imageIds, fullName, birthday } = documents;
  if (!(await claimUploads(transaction, memberOwner(memberId), imageIds, keepDays))) {
    throw new Refusal('image_unknown');
  }
  const { known, ...facts } = await readFacts(transaction, memberId, documents);
  await transaction.query(
    `INSERT INTO kyc_cases
       (member_id, idempotency_key, level, document_type, full_name, birthday, number, expires_on, address,
        image_ids, flags, sent_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
             $12::timestamptz + make_interval(hours => $13))`,
    [
      memberId,
      documents.idempotencyKey,
      documents.level,
      documents.documentType,
      fullName,
      birthday,
      documents.number,
      documents.expiresOn,
      documents.address,
      imageIds,
      flagsOf({ fullName, birthday }, known, facts),
      now(),
      await readDueHours(transaction, config.BRAND),
    ],
  );
}

type Facts = { known: Known; isUsedElsewhere: boolean; wasSentBefore: boolean };

async function readFacts(
  transaction: Transaction,
  memberId: bigint,
  { documentType, number }: Documents,
): Promise<Facts> {
  const { rows } = await transaction.query<Known & Omit<Facts, 'known'>>(
    `SELECT (SELECT value FROM member_details
              WHERE member_id = members.id AND field = 'payeeName') AS "fullName",
            birthday::text,
            EXISTS (SELECT 1 FROM kyc_cases
                     WHERE document_type = $2 AND number = $3 AND member_id <> members.id)
              AS "isUsedElsewhere",
            EXISTS (SELECT 1 FROM kyc_cases
                     WHERE member_id = members.id AND state IN ('refused', 'more_asked'))
              AS "wasSentBefore"
       FROM members WHERE id = $1`,
    [memberId, documentType, number],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const { fullName, birthday, ...facts } = row;
  return { known: { fullName, birthday }, ...facts };
}
