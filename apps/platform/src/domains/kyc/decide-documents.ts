/** One of staff decides on documents, once, having looked at them. */
import type { VerificationCase } from '@bahati/contract/player-site/kyc/kyc.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readBrand } from '#domains/system/brand.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { type CaseRow, findCase } from './kyc-cases.ts';
import { heldLevel, readLevel } from './kyc.ts';
import { dayIn } from './kyc.rules.ts';

export type DocumentsDecision = {
  caseId: string;
  decision: Exclude<VerificationCase['state'], 'waiting'>;
  reason?: NonNullable<VerificationCase['reason']> | undefined;
  /** The member reads them. */
  words: string;
  ip: string;
};

/**
 * What is approved gives its level in the same transaction. Refuses `not_found`,
 * `already_decided`, `reason_needed`, `documents_not_viewed`, `document_expired`, `level_before_needed`.
 */
export async function decideDocuments(
  context: Context,
  staff: StaffActor,
  input: DocumentsDecision,
): Promise<CaseRow> {
  const { decision, reason, words } = input;
  const isApproval = decision === 'approved';
  if (!isApproval && (!reason || (reason === 'own_words' && words === ''))) {
    throw new Refusal('reason_needed');
  }
  return inTransaction(context.database, async (transaction) => {
    const row = await findCase(transaction, input.caseId, 'FOR UPDATE');
    if (!row) throw new Refusal('not_found');
    if (row.state !== 'waiting') throw new Refusal('already_decided');
    await assertSeen(transaction, row, staff);
    if (isApproval) await assertNotExpired(context, row);
    if (isApproval) await assertLevelBefore(transaction, row);
    const before = await readLevel(transaction, row.memberId);
    if (isApproval) await raise(transaction, row);
    await transaction.query(
      `UPDATE kyc_cases SET state = $2, reason = $3, words = $4, decided_at = $5, decided_by = $6
        WHERE id = $1`,
      [row.rowId, decision, isApproval ? null : reason, words, context.now(), staff.username],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: `kyc.${decision}`,
      subject: `member:${row.memberId}`,
      reason: [isApproval ? undefined : reason, words].filter(Boolean).join(': ') || undefined,
      before: { level: before, state: row.state },
      after: { level: isApproval ? row.level : before, state: decision, case: row.publicId },
      ip: input.ip,
    });
    await tellInbox(transaction, row, decision);
    const decided = await findCase(transaction, input.caseId);
    if (!decided) throw new Error(`The case ${input.caseId} is gone.`);
    return decided;
  });
}

async function assertSeen(
  transaction: Transaction,
  { rowId }: CaseRow,
  { staffId }: StaffActor,
): Promise<void> {
  const { rows } = await transaction.query(
    'SELECT 1 FROM kyc_looks WHERE case_id = $1 AND staff_id = $2',
    [rowId, staffId],
  );
  if (rows.length === 0) throw new Refusal('documents_not_viewed');
}

/** It was good as it was sent; while it waited its day may have passed. */
async function assertNotExpired(
  { database, config, now }: Context,
  { expiresOn }: CaseRow,
): Promise<void> {
  if (expiresOn === null) return;
  const { timeZone } = await readBrand(database, config.BRAND);
  if (expiresOn < dayIn(timeZone, now())) throw new Refusal('document_expired');
}

/** It was there as these were sent; meanwhile it may have been taken back. */
async function assertLevelBefore(
  transaction: Transaction,
  { memberId, level }: CaseRow,
): Promise<void> {
  if (level === 3 && (await heldLevel(transaction, memberId)) < 2) {
    throw new Refusal('level_before_needed');
  }
}

async function raise(transaction: Transaction, { memberId, level }: CaseRow): Promise<void> {
  await transaction.query(
    `INSERT INTO kyc_levels (member_id, level) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE
       SET level = greatest(kyc_levels.level, excluded.level), since = now()`,
    [memberId, level],
  );
}

/** The inbox is content's, on a higher level: it hears of the decision by a job. */
async function tellInbox(
  transaction: Transaction,
  { memberId, publicId }: CaseRow,
  decision: DocumentsDecision['decision'],
): Promise<void> {
  const told = { memberId: memberId.toString(), caseId: publicId, decision };
  await queueJob(transaction, 'content.tell_of_documents', told, {
    key: `inbox documents ${publicId}`,
  });
}
