/** Points of members: a currency of their own on the ledger. They never expire (spec §9). */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { lockAccounts, operatorAccountIn, writeTransfers } from '#domains/wallet/ledger/ledger.ts';

/** `entryId`: the row that says why; with the direction it moves points once. */
type PointsMove = { ownerId: bigint; points: bigint; entryId: bigint };

/** Gives points, whole and above 0. */
export async function addPoints(transaction: Transaction, move: PointsMove): Promise<void> {
  const account = await openPointsAccount(transaction, move.ownerId);
  const issued = await operatorAccountIn(transaction, 'points_issued', '', 'PTS');
  const locked = await lockAccounts(transaction, [account]);
  locked.plan({
    debit: issued,
    credit: account,
    amount: move.points,
    code: 'points_added',
    reference: move.entryId,
  });
  await writeTransfers(transaction, locked);
}

/** Takes points. Refuses `insufficient_points` with the balance. */
export async function takePoints(transaction: Transaction, move: PointsMove): Promise<void> {
  const account = await openPointsAccount(transaction, move.ownerId);
  const issued = await operatorAccountIn(transaction, 'points_issued', '', 'PTS');
  const locked = await lockAccounts(transaction, [account]);
  const balance = locked.balance(account);
  if (balance < move.points) {
    throw new Refusal('insufficient_points', { balance: balance.toString() });
  }
  locked.plan({
    debit: account,
    credit: issued,
    amount: move.points,
    code: 'points_taken',
    reference: move.entryId,
  });
  await writeTransfers(transaction, locked);
}

export async function readPoints(
  database: Database | Transaction,
  ownerId: bigint,
): Promise<bigint> {
  const { rows } = await database.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'points'`,
    [ownerId],
  );
  return rows[0]?.balance ?? 0n;
}

async function openPointsAccount(transaction: Transaction, ownerId: bigint): Promise<bigint> {
  await transaction.query(
    `INSERT INTO accounts (owner_id, kind, currency) VALUES ($1, 'points', 'PTS')
     ON CONFLICT DO NOTHING`,
    [ownerId],
  );
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT id FROM accounts WHERE owner_id = $1 AND kind = 'points'`,
    [ownerId],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The points account of ${ownerId} is missing.`);
  return id;
}
