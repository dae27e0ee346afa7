/** Points of members: a currency of their own on the ledger. They never expire (spec §9). */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { lockAccounts, operatorAccountIn, writeTransfers } from '#domains/wallet/ledger/ledger.ts';

/** `entryId`: the row that says why; with the direction it moves points once. */
type PointsMove = { ownerId: bigint; points: bigint; entryId: bigint };

/** Points of several owners under their locks. */
export type LockedPoints = {
  balance: (ownerId: bigint) => bigint;
  /** Gives points above 0, takes those below; throws where it takes more than there are. */
  plan: (move: PointsMove) => void;
  write: () => Promise<void>;
};

/** Locks the points accounts of these owners in order; opens those that are missing. */
export async function lockPoints(
  transaction: Transaction,
  ownerIds: readonly bigint[],
): Promise<LockedPoints> {
  const accounts = await openPointsAccounts(transaction, ownerIds);
  const issued = await operatorAccountIn(transaction, 'points_issued', '', 'PTS');
  const locked = await lockAccounts(transaction, accounts.values());
  const accountOf = (ownerId: bigint): bigint => {
    const account = accounts.get(ownerId);
    if (account === undefined) throw new Error(`The points of ${ownerId} are not locked.`);
    return account;
  };
  return {
    balance: (ownerId) => locked.balance(accountOf(ownerId)),
    plan: ({ ownerId, points, entryId: reference }) => {
      const account = accountOf(ownerId);
      locked.plan(
        points > 0n
          ? { debit: issued, credit: account, amount: points, code: 'points_added', reference }
          : { debit: account, credit: issued, amount: -points, code: 'points_taken', reference },
      );
    },
    write: () => writeTransfers(transaction, locked),
  };
}

/** Gives points, whole and above 0. */
export async function addPoints(transaction: Transaction, move: PointsMove): Promise<void> {
  const locked = await lockPoints(transaction, [move.ownerId]);
  locked.plan(move);
  await locked.write();
}

/** Takes points, whole and above 0. Refuses `insufficient_points` with the balance. */
export async function takePoints(transaction: Transaction, move: PointsMove): Promise<void> {
  const locked = await lockPoints(transaction, [move.ownerId]);
  const balance = locked.balance(move.ownerId);
  if (balance < move.points) throw new Refusal('insufficient_points', { balance: Number(balance) });
  locked.plan({ ...move, points: -move.points });
  await locked.write();
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

/** The account of each owner. */
async function openPointsAccounts(
  transaction: Transaction,
  ownerIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const find = () =>
    transaction.query<{ ownerId: bigint; id: bigint }>(
      `SELECT owner_id AS "ownerId", id FROM accounts
        WHERE owner_id = ANY($1::bigint[]) AND kind = 'points' AND currency = 'PTS'`,
      [ownerIds],
    );
  const wanted = new Set(ownerIds).size;
  let { rows } = await find();
  if (rows.length < wanted) {
    await transaction.query(
      `INSERT INTO accounts (owner_id, kind, currency)
       SELECT owner_id, 'points', 'PTS' FROM unnest($1::bigint[]) AS owner_id ORDER BY owner_id
       ON CONFLICT DO NOTHING`,
      [ownerIds],
    );
    ({ rows } = await find());
  }
  if (rows.length !== wanted) throw new Error('A points account is missing.');
  return new Map(rows.map(({ ownerId, id }) => [ownerId, id]));
}
