/**
 * Counting what an owner stakes and is paid. It begins with the first limit or exclusion, from
 * what the ledger has of the periods that run, and from then on every batch counts (play-guard.ts).
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { withPeriods } from '#domains/system/brand/brand.ts';
import {
  blockBits,
  lockAccounts,
  readWalletIds,
  transferCodes,
} from '#domains/wallet/ledger/ledger.ts';

/** Locks the owner's cash, as whoever stakes does. Answers the accounts, and whether all count. */
export async function lockCash(
  transaction: Transaction,
  ownerId: bigint,
): Promise<{ ids: bigint[]; isGuarded: boolean }> {
  const ids = (await readWalletIds(transaction, [ownerId])).map(({ cash }) => cash);
  if (ids.length === 0) throw new Error(`The owner ${ownerId} has no wallet.`);
  const locked = await lockAccounts(transaction, ids);
  return { ids, isGuarded: ids.every((id) => locked.isBlocked(id, blockBits.limited)) };
}

/** Locks the owner's cash and has every batch read the owner's guard from now on. */
export async function guardPlay(
  transaction: Transaction,
  brand: string,
  ownerId: bigint,
): Promise<void> {
  const { ids, isGuarded } = await lockCash(transaction, ownerId);
  if (isGuarded) return;
  await transaction.query('UPDATE accounts SET blocks = blocks | $2::int WHERE id = ANY($1)', [
    ids,
    blockBits.limited,
  ]);
  const { stake, stake_held: held, stake_returned: returned, payout } = transferCodes;
  const { settled_stake_returned: undone, payout_taken_back: takenBack } = transferCodes;
  // Money at a vendor that keeps its own wallets is staked, and what comes back is paid.
  const { payout_returned: givenBack } = transferCodes;
  const { transfer_wallet_filled: filled, transfer_wallet_recalled: recalled } = transferCodes;
  const values = [brand, null, ownerId, ids, await firstOfMonth(transaction, brand)];
  // A stake that was returned, or a win taken back, counts in no period, whenever that was.
  await transaction.query(
    `WITH ${withPeriods}, moved AS (
       SELECT created_at, amount AS staked, 0 AS paid
         FROM transfers t
        WHERE debit_account_id = ANY($4::bigint[]) AND debit_account_id >= 10000
          AND id >= $5 AND code IN (${stake}, ${held}, ${filled})
          AND NOT EXISTS (SELECT 1 FROM transfers r
                           WHERE r.code IN (${returned}, ${undone}) AND r.reference = t.reference
                             AND t.code IN (${held}, ${stake}))
       UNION ALL
       SELECT created_at, 0, amount FROM transfers t
        WHERE credit_account_id = ANY($4::bigint[]) AND credit_account_id >= 10000
          AND id >= $5 AND code IN (${payout}, ${recalled})
          AND NOT EXISTS (SELECT 1 FROM transfers r
                           WHERE r.code = ${takenBack} AND r.reference = t.reference
                             AND t.code = ${payout})
       UNION ALL
       SELECT paid.created_at, 0, -t.amount
         FROM transfers t JOIN provider_transactions o ON o.id = t.reference
              JOIN LATERAL (SELECT max(p.created_at) AS created_at
                              FROM provider_transactions p
                              JOIN transfers was ON was.reference = p.id AND was.code = ${payout}
                             WHERE p.round_id = o.round_id AND p.round_id <> p.id
                               AND was.id < t.id) paid ON true
        WHERE t.debit_account_id = ANY($4::bigint[]) AND t.debit_account_id >= 10000
          AND t.id >= $5 AND t.code = ${givenBack})
     INSERT INTO play_usage (owner_id, period, started_at, staked, paid_out)
     SELECT $3::bigint, period, starts_at, coalesce(sum(staked), 0), greatest(coalesce(sum(paid), 0), 0)
       FROM periods LEFT JOIN moved ON moved.created_at >= starts_at
      GROUP BY period, starts_at
     ON CONFLICT (owner_id, period) DO UPDATE SET started_at = excluded.started_at,
       staked = excluded.staked, paid_out = excluded.paid_out`,
    values,
  );
}

/**
 * An id that no transfer of the month or the week that run stands below. Transfers have no index
 * by time, but their ids grow with it, give or take the longest transaction.
 */
async function firstOfMonth(transaction: Transaction, brand: string): Promise<bigint> {
  const { rows: last } = await transaction.query<{ id: bigint | null; start: Date }>(
    `WITH ${withPeriods}
     SELECT (SELECT max(id) FROM transfers) AS id, min(starts_at) - interval '1 hour' AS start
       FROM periods`,
    [brand, null],
  );
  let [low, high] = [1n, (last[0]?.id ?? 0n) + 1n];
  while (low < high) {
    const middle = (low + high) / 2n;
    const { rows } = await transaction.query<{ id: bigint; isBefore: boolean }>(
      `SELECT id, created_at < $2 AS "isBefore" FROM transfers
        WHERE id >= $1 ORDER BY id LIMIT 1`,
      [middle, last[0]?.start],
    );
    const found = rows[0];
    if (found?.isBefore) low = found.id + 1n;
    else high = middle;
  }
  return low;
}
