/**
 * Whose withdrawals wait until another desk has looked. While it lasts none passes by itself and
 * nobody approves one; rejecting goes on, and the member is told nothing of it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';

/**
 * Looks at a member's payments as a withdrawal of his is about to go out by the rules alone: true
 * where something stands out, so that staff look first. Given by the desk that has the rules.
 */
export type PayoutWatch = (
  context: Context,
  transaction: Transaction,
  memberId: bigint,
) => Promise<boolean>;

export async function makeWithdrawalsWait(
  transaction: Transaction,
  memberId: bigint,
): Promise<void> {
  await transaction.query(
    'INSERT INTO payout_holds (member_id) VALUES ($1) ON CONFLICT DO NOTHING',
    [memberId],
  );
}

export async function letWithdrawalsGo(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query('DELETE FROM payout_holds WHERE member_id = $1', [memberId]);
}

export async function doWithdrawalsWait(
  transaction: Transaction,
  memberId: bigint,
): Promise<boolean> {
  const { rows } = await transaction.query('SELECT 1 FROM payout_holds WHERE member_id = $1', [
    memberId,
  ]);
  return rows.length > 0;
}
