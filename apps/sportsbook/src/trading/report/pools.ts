/**
 * Jackpot pools as their accounts have them. Entries are bets without selections, so that no line of
 * the report of bets counts them.
 */
import type { TradingPool } from '@bahati/contract/trading/trading.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#sportsbook/context.ts';
import { assertWindow, shareOf } from './report.ts';

type Row = Pick<TradingPool, 'size' | 'state' | 'entries' | 'lines'> & {
  poolId: string;
  closesAt: Date;
  price: bigint;
  stake: bigint;
  /** Of one line, the book's. */
  ownShare: bigint;
  givenBack: bigint;
  contributed: bigint;
  seed: bigint;
  rolledIn: bigint;
  rolledOut: bigint;
  prizes: bigint;
  holds: bigint;
};

/**
 * By when they close. What entries of the last minute put into the prizes may not stand in the
 * account yet. Refuses `invalid_input` for more than 93 days.
 */
export async function readPools(
  { database, config }: Context,
  { from, until }: { from: string; until: string },
): Promise<{ pools: TradingPool[] }> {
  assertWindow(from, until);
  const { rows } = await database.query<Row>(
    `SELECT p.id::text AS "poolId", p.size, p.closes_at AS "closesAt", p.state, p.entries,
            p.lines::int AS lines, p.price, m.entered + p.price * (p.lines - p.lines_accounted) AS stake,
            t.own AS "ownShare", t.holds, m."givenBack", m.contributed, m.seed, m."rolledIn",
            m."rolledOut", m.prizes
       FROM book.jackpot_pools p
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(line_share) FILTER (WHERE tier = 0), 0)::bigint AS own,
                coalesce(sum(balance) FILTER (WHERE tier > 0), 0)::bigint AS holds
           FROM book.jackpot_tiers WHERE pool_id = p.id) t
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(amount) FILTER (WHERE kind = 'entry'), 0)::bigint AS entered,
                coalesce(-sum(amount) FILTER (WHERE kind = 'refund'), 0)::bigint AS "givenBack",
                coalesce(sum(amount) FILTER (WHERE kind IN ('entry', 'refund') AND tier > 0), 0)::bigint
                  AS contributed,
                coalesce(sum(amount) FILTER (WHERE kind = 'seed'), 0)::bigint AS seed,
                coalesce(sum(amount) FILTER (WHERE kind = 'rollover_in'), 0)::bigint AS "rolledIn",
                coalesce(-sum(amount) FILTER (WHERE kind = 'rollover_out'), 0)::bigint AS "rolledOut",
                coalesce(-sum(amount) FILTER (WHERE kind = 'win'), 0)::bigint AS prizes
           FROM book.jackpot_moves WHERE pool_id = p.id) m
      WHERE p.closes_at >= $1 AND p.closes_at < $2 ORDER BY p.closes_at DESC, p.id DESC LIMIT 200`,
    [from, until],
  );
  return { pools: rows.map((row) => show(row, config.BOOK_CURRENCY)) };
}

function show(row: Row, currency: Context['config']['BOOK_CURRENCY']): TradingPool {
  const { price, stake, lines, givenBack, ownShare, prizes } = row;
  const kept = stake - givenBack;
  const isDrawn = row.state === 'settled';
  const money = (units: bigint) => toDecimal(units, currency);
  return {
    poolId: row.poolId,
    size: row.size,
    closesAt: row.closesAt.toISOString(),
    state: row.state,
    entries: row.entries,
    lines,
    stake: money(stake),
    givenBack: money(givenBack),
    contributed: money(row.contributed),
    seed: money(row.seed),
    rolledIn: money(row.rolledIn),
    rolledOut: money(row.rolledOut),
    prizes: money(prizes),
    holds: money(row.holds),
    marginBasisPoints: isDrawn ? shareOf(kept - prizes, kept) : null,
    theoreticalBasisPoints: shareOf(ownShare, price),
  };
}
