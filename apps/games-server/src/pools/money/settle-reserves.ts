/**
 * What is owed of reserves. Every try sends the same ids and amounts, so money moves once, whoever
 * tries and however often.
 */
import type { Context } from '#games-server/context.ts';
import { mostInBatch } from '#games-server/wallet-batches.ts';
import { readReserves, type StoredReserve } from './stored-reserve.ts';

/** Longer than one call on the wallet. */
const leaseSeconds = 5;

/** One look at what is due; answers how much was tried. */
export async function settleReserves(context: Context): Promise<number> {
  const { rows } = await context.database.query<{ id: bigint }>(
    // One that was being asked for when its process died is undone, whether it was taken or not.
    `UPDATE games.pool_reserves SET attempts = attempts + 1,
            state = CASE state WHEN 'asking' THEN 'voiding' ELSE state END,
            due_at = clock_timestamp()
              + make_interval(secs => $1 + least(55, 0.25 * 2 ^ least(attempts, 10)))
      WHERE id IN (SELECT id FROM games.pool_reserves
                    WHERE state IN ('asking', 'voiding', 'paying') AND due_at <= clock_timestamp()
                    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [leaseSeconds, mostInBatch],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const due = await readReserves(context.database, 'WHERE v.id = ANY($1) ORDER BY v.id', [ids]);
  await Promise.all(
    due.map((reserve) =>
      reserve.state === 'voiding' ? giveBack(context, reserve) : payReserve(context, reserve),
    ),
  );
  return ids.length;
}

async function giveBack({ wallet, database }: Context, reserve: StoredReserve): Promise<void> {
  const answer = await wallet.rollBack(reserve);
  if (answer.kind !== 'undone') return;
  await database.query(
    `UPDATE games.pool_reserves SET state = 'voided', decided_at = clock_timestamp()
      WHERE id = $1 AND state = 'voiding'`,
    [reserve.id],
  );
}

/** Closes the round at the wallet with what is left; answers its balance, null if nobody knows. */
export async function payReserve(
  { wallet, database, log }: Context,
  reserve: StoredReserve,
): Promise<string | null> {
  const { id, state, payout, spent } = reserve;
  if (state !== 'paying' || payout === null) return null;
  const answer = await wallet.win(reserve, payout, spent);
  if (answer.kind === 'unknown') {
    log.warn({ reserve: reserve.externalId, reason: answer.reason }, 'a reserve is not paid');
    return null;
  }
  const isPaid = answer.kind === 'applied';
  const balance = isPaid ? answer.balance : null;
  await database.query(
    `UPDATE games.pool_reserves SET state = $2, payout = CASE WHEN $3 THEN payout END, balance = $4,
            decided_at = clock_timestamp()
      WHERE id = $1 AND state = 'paying'`,
    [id, isPaid ? 'settled' : 'voided', isPaid, balance],
  );
  return balance;
}
