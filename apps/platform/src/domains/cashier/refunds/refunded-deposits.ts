/** Deposits that were sent back, as the books of their rail tell of them. */
import type { Context } from '#platform/context.ts';
import { settleReversal } from './return-to-payer.ts';

type Sent = { reversalId: string; attempt: number; state: string; isOld: boolean };

/** The last try that was not in vain. */
async function findRefund({ database }: Context, depositId: bigint): Promise<Sent | undefined> {
  const { rows } = await database.query<Sent>(
    `SELECT public_id AS "reversalId", attempts AS attempt, state,
            coalesce(ended_at < now() - interval '1 hour', false) AS "isOld"
       FROM reversals WHERE deposit_id = $1 AND state <> 'failed'`,
    [depositId],
  );
  return rows[0];
}

/** The books say that it went back. Answers whether we sent it; what we still ask about is done. */
export async function noteRefunded(context: Context, depositId: bigint): Promise<boolean> {
  const ours = await findRefund(context, depositId);
  if (!ours) return false;
  const { reversalId, attempt } = ours;
  if (ours.state !== 'done') await settleReversal(context, { reversalId, attempt, state: 'done' });
  return true;
}

/** Did the rail say that it sent back what its books hold still? They may be an hour behind. */
export async function isRefundedInVain(context: Context, depositId: bigint): Promise<boolean> {
  const ours = await findRefund(context, depositId);
  return ours?.state === 'done' && ours.isOld;
}
