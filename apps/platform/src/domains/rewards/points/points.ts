/** Points of members: every change has an entry that says why, and moves them on the ledger. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { addPoints } from '#domains/wallet/wallet.ts';

export type PointsReason =
  | 'bet'
  | 'deposit'
  | 'award'
  | 'redeem'
  | 'convert'
  | 'returned'
  | 'staff';

/** Gives points once for what `reference` names; answers whether it was the first time. */
export async function earnPoints(
  transaction: Transaction,
  earned: { memberId: bigint; points: bigint; kind: PointsReason; reference: string },
): Promise<boolean> {
  const { memberId, points, kind, reference } = earned;
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO points_entries (member_id, points, kind, reference) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [memberId, points, kind, reference],
  );
  const entryId = rows[0]?.id;
  if (entryId === undefined) return false;
  await addPoints(transaction, { ownerId: memberId, points, entryId });
  return true;
}
