/**
 * Drawing closed pools: once every match is decided and the results stood for the stated time, the
 * winners of each tier are counted and what each is paid is fixed, in one transaction. Results that
 * change before are counted as they then are; later ones change nothing.
 */
import { bestRight, type JackpotResult, linesByRight } from '@bahati/book-rules/jackpot.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { type NewMove, readTiers, type Tier, writeMoves } from './account.ts';
import { picksOf } from './picks.ts';
import { updateResults, voidUndecided } from './results.ts';

const entriesAtOnce = 5_000;

type ClosedPool = {
  id: bigint;
  size: number;
  closesAt: Date;
  isMustBeWon: boolean;
  leastMatches: number;
  lines: bigint;
};

/** One look at every closed pool. */
export async function drawPools(database: Database): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM book.jackpot_pools WHERE state = 'closed' ORDER BY id LIMIT 50`,
  );
  for (const { id } of rows) {
    await inTransaction(database, (transaction) => drawPool(transaction, id));
  }
}

async function drawPool(transaction: Transaction, poolId: bigint): Promise<void> {
  const { rows } = await transaction.query<ClosedPool>(
    `SELECT id, size, closes_at AS "closesAt", is_must_be_won AS "isMustBeWon",
            least_matches AS "leastMatches", lines
       FROM book.jackpot_pools WHERE id = $1 AND state = 'closed' FOR UPDATE`,
    [poolId],
  );
  const [pool] = rows;
  if (!pool) return;
  let results = await updateResults(transaction, poolId, pool.closesAt);
  const { isConfirmed, isGivenUp } = await readMoment(transaction, poolId);
  if (results.includes(null)) {
    if (!isGivenUp) return;
    await voidUndecided(transaction, poolId);
    results = results.map((result) => result ?? 'void');
  } else if (!isConfirmed) return;
  const counting = results.filter((result) => result !== 'void').length;
  if (counting < pool.leastMatches) await cancelPool(transaction, pool);
  else await settlePool(transaction, pool, results);
}

async function readMoment(transaction: Transaction, poolId: bigint) {
  const { rows } = await transaction.query<{ isConfirmed: boolean; isGivenUp: boolean }>(
    `SELECT p.results_since + make_interval(secs => p.confirm_seconds) <= clock_timestamp()
              AS "isConfirmed",
            clock_timestamp() > make_interval(hours => p.void_hours) + coalesce(
              (SELECT max(e.starts_at) FROM book.jackpot_matches m
                 JOIN book.events e ON e.id = m.event_id WHERE m.pool_id = p.id), p.closes_at)
              AS "isGivenUp"
       FROM book.jackpot_pools p WHERE p.id = $1`,
    [poolId],
  );
  return rows[0] ?? { isConfirmed: false, isGivenUp: false };
}

/** Every entry is given back: what it paid in leaves each tier, and what was there before rolls over. */
async function cancelPool(transaction: Transaction, { id, lines }: ClosedPool): Promise<void> {
  const tiers = await readTiers(transaction, id);
  const moves = tiers.map(({ tier, lineShare }): NewMove => {
    return { tier, kind: 'refund', amount: -lineShare * lines };
  });
  await writeMoves(transaction, id, moves);
  await endPool(transaction, id, 'cancelled', null);
}

async function settlePool(
  transaction: Transaction,
  pool: ClosedPool,
  results: readonly JackpotResult[],
): Promise<void> {
  const byRight = await countLines(transaction, pool, results);
  const best = bestRight(byRight);
  const tiers = await readTiers(transaction, pool.id);
  const drawn = tiers
    .filter(({ tier }) => tier > 0)
    .map((tier) => drawTier(pool, tier, byRight, best));
  await transaction.query(
    `UPDATE book.jackpot_tiers t SET winners = n.winners, each = n.each
       FROM unnest($2::smallint[], $3::bigint[], $4::bigint[]) AS n (tier, winners, each)
      WHERE t.pool_id = $1 AND t.tier = n.tier`,
    [
      pool.id,
      drawn.map(({ tier }) => tier),
      drawn.map(({ winners }) => winners),
      drawn.map(({ each }) => each),
    ],
  );
  const moves = drawn.map(({ tier, winners, each }): NewMove => {
    return { tier, kind: 'win', amount: -winners * each };
  });
  await writeMoves(transaction, pool.id, moves);
  await endPool(transaction, pool.id, 'settled', pool.isMustBeWon && best >= 0 ? best : null);
}

/** Each is rounded down; what is left stays in the pool and rolls over. */
function drawTier(
  { size, isMustBeWon }: ClosedPool,
  { tier, balance }: Tier,
  byRight: readonly number[],
  best: number,
) {
  const right = tier === size && isMustBeWon ? best : tier;
  const winners = BigInt(byRight[right] ?? 0);
  return { tier, winners, each: winners > 0n ? balance / winners : 0n };
}

/** At place `k`: how many lines of all entries have `k` right. */
async function countLines(
  transaction: Transaction,
  { id, size }: ClosedPool,
  results: readonly JackpotResult[],
): Promise<number[]> {
  const sums = Array.from({ length: size + 1 }, () => 0);
  let after = 0n;
  for (;;) {
    const { rows } = await transaction.query<{ id: bigint; picks: number[] }>(
      `SELECT b.id, e.picks FROM book.bets b JOIN book.jackpot_entries e ON e.bet_id = b.id
        WHERE b.jackpot_pool_id = $1 AND b.id > $2 AND b.told = 'open' ORDER BY b.id LIMIT $3`,
      [id, after, entriesAtOnce],
    );
    for (const { picks } of rows) {
      linesByRight(picksOf(picks), results).forEach((lines, right) => {
        sums[right] = (sums[right] ?? 0) + lines;
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < entriesAtOnce) return sums;
    after = last.id;
  }
}

async function endPool(
  transaction: Transaction,
  poolId: bigint,
  state: 'settled' | 'cancelled',
  best: number | null,
): Promise<void> {
  await transaction.query(
    `UPDATE book.jackpot_pools SET state = $2, best_right = $3, ended_at = clock_timestamp()
      WHERE id = $1`,
    [poolId, state, best],
  );
}
