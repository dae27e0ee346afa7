/** A member shows pictures of a transfer of his own; staff then look for it on the account. */
import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { claimUploads, memberOwner } from '#domains/system/uploads.ts';
import { announceDeposit, depositValue, lockDeposit, readDeposit } from './deposits.ts';
import { dueFromNow } from './queue-rules.ts';

/** Money is disputed within a year; the proof of it is kept as long. */
const keptDays = 365;

/**
 * The same pictures again change nothing. Refuses `not_found`, `proof_not_wanted` where no transfer
 * is open or another proof stands, `image_unknown`.
 */
export async function proveTransfer(
  { database, config }: Context,
  { memberId }: MemberActor,
  { depositId, imageIds }: { depositId: string; imageIds: readonly string[] },
): Promise<Deposit> {
  return inTransaction(database, async (transaction) => {
    const row = await lockDeposit(transaction, depositId);
    if (!row || row.memberId !== memberId) throw new Refusal('not_found');
    if (row.proofIds.length > 0 && row.proofIds.join(' ') === imageIds.join(' ')) {
      return depositValue(row);
    }
    const isWanted = row.flow === 'transfer' && row.status === 'pending';
    if (!isWanted || row.proofIds.length > 0) throw new Refusal('proof_not_wanted');
    if (!(await claimUploads(transaction, memberOwner(memberId), imageIds, keptDays))) {
      throw new Refusal('image_unknown');
    }
    await transaction.query(
      `UPDATE deposits SET proof_ids = $2, proof_sent_at = now(),
              due_at = ${dueFromNow('depositHours', '$3')} WHERE id = $1`,
      [row.rowId, imageIds, config.BRAND],
    );
    await announceDeposit(transaction, row.rowId);
    return depositValue(await readDeposit(transaction, row.rowId));
  });
}
