/** One change of a member's points: an entry that says why, and the movement on the ledger. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { addPoints, takePoints } from '#domains/wallet/wallet.ts';

type PointsReason = 'bet' | 'deposit' | 'award' | 'redeem' | 'convert' | 'returned' | 'staff';

/** `points`: whole and above 0. `reference`: what it is of; one entry of a kind each. */
type Change = { memberId: bigint; points: bigint; kind: PointsReason; reference: string };

/** Gives points once for what `reference` names; answers whether it was the first time. */
export async function earnPoints(transaction: Transaction, earned: Change): Promise<boolean> {
  const { memberId, points } = earned;
  const entryId = await insertEntry(transaction, earned);
  if (entryId === undefined) return false;
  await addPoints(transaction, { ownerId: memberId, points, entryId });
  return true;
}

/** Takes points; answers the entry's id. Refuses `insufficient_points` with the balance. */
export async function spendPoints(transaction: Transaction, spent: Change): Promise<bigint> {
  const { memberId, points } = spent;
  const entryId = await insertEntry(transaction, { ...spent, points: -points });
  if (entryId === undefined) throw new Error(`${spent.kind} ${spent.reference} was spent before.`);
  await takePoints(transaction, { ownerId: memberId, points, entryId });
  return entryId;
}

async function insertEntry(
  transaction: Transaction,
  { memberId, points, kind, reference }: Change,
): Promise<bigint | undefined> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO points_entries (member_id, points, kind, reference) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [memberId, points, kind, reference],
  );
  return rows[0]?.id;
}
