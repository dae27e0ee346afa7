/** Member and staff write to a case, in order, each thing once, as long as it is not settled. */
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor, StaffActor } from '#platform/context.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { claimUploads, memberOwner } from '#domains/system/uploads/uploads.ts';
import { type DisputeRow, findDispute, findOwnDispute, mostMessages } from './read-disputes.ts';
import { dueFromNow } from '#domains/cashier/queues/queues.ts';
import { announceWithdrawal } from '#domains/cashier/withdrawals/withdrawals.ts';

export type Words = { clientId: string; text: string; imageIds: readonly string[] };

/** A proof of payment may be asked for as long as books are kept. */
const keepImagesDays = 400;

type Said = {
  dispute: Pick<DisputeRow, 'rowId' | 'memberId' | 'messageCount'>;
  /** Null: the member himself. */
  staff: string | null;
  words: Words;
};

/** Refuses `not_found`, `dispute_closed`, `too_many_messages`, `request_conflict`, `image_unknown`. */
export async function writeAsMember(
  { database, config }: Context,
  actor: MemberActor,
  { withdrawalId, words }: { withdrawalId: string; words: Words },
): Promise<DisputeRow> {
  return inTransaction(database, async (transaction) => {
    const own = await findOwnDispute(transaction, actor.memberId, withdrawalId);
    if (!own) throw new Refusal('not_found');
    const dispute = await lockDispute(transaction, own.publicId);
    await say(transaction, config.BRAND, dispute, { staff: null, words });
    return readAgain(transaction, dispute);
  });
}

/** Refuses `not_found`, `dispute_closed`, `too_many_messages`, `request_conflict`. */
export async function writeAsStaff(
  { database, config }: Context,
  staff: StaffActor,
  { disputeId, words }: { disputeId: string; words: Words },
): Promise<DisputeRow> {
  return inTransaction(database, async (transaction) => {
    const dispute = await lockDispute(transaction, disputeId);
    await say(transaction, config.BRAND, dispute, { staff: staff.username, words });
    return readAgain(transaction, dispute);
  });
}

/** Refuses `not_found`. */
export async function lockDispute(transaction: Transaction, publicId: string): Promise<DisputeRow> {
  await transaction.query('SELECT 1 FROM withdrawal_disputes WHERE public_id = $1 FOR UPDATE', [
    publicId,
  ]);
  const row = await findDispute(transaction, publicId);
  if (!row) throw new Refusal('not_found');
  return row;
}

async function say(
  transaction: Transaction,
  brand: string,
  dispute: DisputeRow,
  { staff, words }: Pick<Said, 'staff' | 'words'>,
): Promise<void> {
  if (await isSaid(transaction, dispute, { staff, words })) return;
  if (dispute.state === 'resolved') throw new Refusal('dispute_closed');
  const seq = await sayInDispute(transaction, { dispute, staff, words });
  if (staff !== null) await tellInbox(transaction, dispute, { seq, isSettled: false });
  // Answered, the member's next word begins to wait anew; another one of his waits no longer for it.
  await transaction.query(
    `UPDATE withdrawal_disputes SET state = $2,
            due_at = CASE WHEN state = 'answered' AND $2 = 'open'
                          THEN ${dueFromNow('disputeHours', '$3')} ELSE due_at END
      WHERE id = $1`,
    [dispute.rowId, staff === null ? 'open' : 'answered', brand],
  );
  // The member's screens read the case again when they hear of its withdrawal.
  await announceWithdrawal(transaction, dispute.withdrawalId);
}

async function isSaid(
  transaction: Transaction,
  { rowId }: DisputeRow,
  { staff, words }: Pick<Said, 'staff' | 'words'>,
): Promise<boolean> {
  const { rows } = await transaction.query<{ isSame: boolean }>(
    `SELECT text = $3 AND image_ids = $4::uuid[] AND staff IS NOT DISTINCT FROM $5 AS "isSame"
       FROM withdrawal_dispute_messages WHERE dispute_id = $1 AND client_id = $2`,
    [rowId, words.clientId, words.text, words.imageIds, staff],
  );
  const known = rows[0];
  if (known && !known.isSame) throw new Refusal('request_conflict');
  return known !== undefined;
}

/**
 * Writes the next message of a locked case and answers its number. Refuses `too_many_messages`,
 * `image_unknown`.
 */
export async function sayInDispute(
  transaction: Transaction,
  { dispute, staff, words }: Said,
): Promise<number> {
  if (dispute.messageCount >= mostMessages) throw new Refusal('too_many_messages');
  const owner = memberOwner(dispute.memberId);
  if (!(await claimUploads(transaction, owner, words.imageIds, keepImagesDays))) {
    throw new Refusal('image_unknown');
  }
  const { rows } = await transaction.query<{ seq: number }>(
    `WITH counted AS (UPDATE withdrawal_disputes SET message_count = message_count + 1
                       WHERE id = $1 RETURNING message_count)
     INSERT INTO withdrawal_dispute_messages
       (dispute_id, seq, author, staff, client_id, text, image_ids)
     SELECT $1, message_count, $2, $3, $4, $5, $6 FROM counted RETURNING seq`,
    [
      dispute.rowId,
      staff === null ? 'member' : 'staff',
      staff,
      words.clientId,
      words.text,
      words.imageIds,
    ],
  );
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new Error(`The case ${dispute.rowId} is gone.`);
  return seq;
}

/** The inbox is content's, on the cashier's own level: it hears of the answer by a job. */
export async function tellInbox(
  transaction: Transaction,
  { publicId: disputeId, memberId, remaining, currency }: DisputeRow,
  { seq, isSettled }: { seq: number; isSettled: boolean },
): Promise<void> {
  const amount = toDecimal(remaining, currency);
  const told = { memberId: memberId.toString(), disputeId, seq, isSettled, amount, currency };
  await queueJob(transaction, 'content.tell_of_dispute', told, {
    key: `inbox dispute ${disputeId} ${seq}`,
  });
}

async function readAgain(transaction: Transaction, { publicId }: DisputeRow): Promise<DisputeRow> {
  const row = await findDispute(transaction, publicId);
  if (!row) throw new Error(`The case ${publicId} is gone.`);
  return row;
}
