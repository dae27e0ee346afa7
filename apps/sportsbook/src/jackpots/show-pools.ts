/** Pools as the site shows them. */
import type { JackpotResult } from '@bahati/book-rules/jackpot.ts';
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { HeldStatus } from '#sportsbook/offer/held-events.ts';
import { showEvent } from '#sportsbook/offer/shown/show-event.ts';

const names: Readonly<Record<number, { en: string; sw: string }>> = {
  13: { en: 'Daily 13', sw: 'Kumi na Tatu ya Kila Siku' },
  17: { en: 'Mega 17', sw: 'Mega Kumi na Saba' },
};

type PoolRow = {
  id: bigint;
  size: 13 | 17;
  price: bigint;
  currency: Currency;
  closesAt: Date;
  state: JackpotPool['state'];
  isDue: boolean;
  mustBeWonFrom: string;
  isMustBeWon: boolean;
  entries: number;
  fresh: bigint;
  bestRight: number | null;
};

type TierRow = {
  poolId: bigint;
  tier: number;
  shareBasisPoints: number;
  lineShare: bigint;
  balance: bigint;
  winners: bigint | null;
  each: bigint | null;
};

type MatchRow = {
  poolId: bigint;
  place: number;
  result: JackpotResult;
  shares: [number, number, number] | null;
  eventId: string;
  fixture: Fixture;
  statusVersion: bigint;
  status: HeldStatus | null;
};

const mostPools = 12;

/** Those that take entries or are played, then those that lately ended. */
export const listPools = (database: Database): Promise<JackpotPool[]> =>
  readPools(
    database,
    `WHERE p.state IN ('open', 'closed') OR p.ended_at > now() - interval '7 days'
      ORDER BY array_position(ARRAY['open', 'closed', 'settled', 'cancelled'], p.state),
        CASE WHEN p.state IN ('open', 'closed') THEN p.closes_at END,
        p.ended_at DESC, p.size, p.id LIMIT $1`,
    [mostPools],
  );

/** Refuses `not_found`. */
export async function readPool(database: Database, poolId: string): Promise<JackpotPool> {
  const [pool] = await readPools(database, 'WHERE p.id = $1', [poolId]);
  if (!pool) throw new Refusal('not_found');
  return pool;
}

async function readPools(
  database: Database,
  which: string,
  values: unknown[],
): Promise<JackpotPool[]> {
  const { rows: pools } = await database.query<PoolRow>(
    `SELECT p.id, p.size, p.price, p.currency, p.closes_at AS "closesAt", p.state,
            p.closes_at <= clock_timestamp() AS "isDue",
            to_char(p.must_be_won_from, 'YYYY-MM-DD') AS "mustBeWonFrom",
            p.is_must_be_won AS "isMustBeWon", p.entries, p.lines - p.lines_accounted AS fresh,
            p.best_right AS "bestRight"
       FROM book.jackpot_pools p ${which}`,
    values,
  );
  const ids = pools.map(({ id }) => id);
  const [tiers, matches] = await Promise.all([
    readTiers(database, ids),
    readMatches(database, ids),
  ]);
  return pools.map((pool) => ({
    ...showPool(pool),
    tiers: (tiers.get(pool.id) ?? []).map((tier) => showTier(pool, tier)),
    matches: (matches.get(pool.id) ?? []).flatMap((match) => showMatch(match)),
  }));
}

const showPool = (pool: PoolRow) => ({
  id: String(pool.id),
  name: names[pool.size] ?? { en: '', sw: '' },
  size: pool.size,
  price: toDecimal(pool.price, pool.currency),
  currency: pool.currency,
  closesAt: pool.closesAt.toISOString(),
  state: pool.state === 'open' && pool.isDue ? ('closed' as const) : pool.state,
  mustBeWonFrom: `${pool.mustBeWonFrom}T00:00:00.000Z`,
  isMustBeWon: pool.isMustBeWon,
  bestRight: pool.bestRight,
  entries: pool.entries,
});

/** What was taken since the last move counts as held. */
const showTier = ({ currency, fresh }: PoolRow, tier: TierRow) => ({
  right: tier.tier,
  shareBasisPoints: tier.shareBasisPoints,
  holds: toDecimal(tier.balance + fresh * tier.lineShare, currency),
  winners: tier.winners === null ? null : Number(tier.winners),
  each: tier.each === null ? null : toDecimal(tier.each, currency),
});

function showMatch(match: MatchRow): JackpotPool['matches'] {
  const event = showEvent(
    {
      id: match.eventId,
      fixture: match.fixture,
      status: match.status,
      statusVersion: Number(match.statusVersion),
      stopVersion: 0,
      markets: new Map(),
      revision: 0,
    },
    () => 0,
  );
  return event ? [{ place: match.place, event, result: match.result, shares: match.shares }] : [];
}

async function readTiers(database: Database, ids: bigint[]): Promise<Map<bigint, TierRow[]>> {
  const { rows } = await database.query<TierRow>(
    `SELECT pool_id AS "poolId", tier, share_basis_points AS "shareBasisPoints",
            line_share AS "lineShare", balance, winners, each
       FROM book.jackpot_tiers WHERE pool_id = ANY($1) AND tier > 0 ORDER BY tier DESC`,
    [ids],
  );
  return Map.groupBy(rows, ({ poolId }) => poolId);
}

async function readMatches(database: Database, ids: bigint[]): Promise<Map<bigint, MatchRow[]>> {
  const { rows } = await database.query<MatchRow>(
    `SELECT m.pool_id AS "poolId", m.place, m.result, m.shares, e.id::text AS "eventId", e.fixture,
            e.status_version AS "statusVersion", e.status
       FROM book.jackpot_matches m JOIN book.events e ON e.id = m.event_id
      WHERE m.pool_id = ANY($1) ORDER BY m.place`,
    [ids],
  );
  return Map.groupBy(rows, ({ poolId }) => poolId);
}

type MoveRow = {
  rowId: bigint;
  at: Date;
  kind: string;
  tier: number;
  amount: bigint;
  balance: bigint;
  currency: Currency;
};

const movesPage = 100;

/** A page of a pool's moves, newest first. Refuses `not_found` and `invalid_input`. */
export async function listMoves(database: Database, poolId: string, cursor: string | undefined) {
  const { rows } = await database.query<MoveRow>(
    `SELECT m.number::bigint AS "rowId", m.at, m.kind, m.tier, m.amount, m.balance, p.currency
       FROM book.jackpot_moves m JOIN book.jackpot_pools p ON p.id = m.pool_id
      WHERE m.pool_id = $1 AND ($2::bigint IS NULL OR m.number < $2)
      ORDER BY m.number DESC LIMIT $3`,
    [poolId, readCursor(cursor), movesPage + 1],
  );
  if (rows.length === 0) await readPool(database, poolId);
  return pageOf(rows, movesPage, ({ at, kind, tier, amount, balance, currency }) => ({
    at: at.toISOString(),
    kind,
    tier,
    amount: toDecimal(amount, currency),
    balance: toDecimal(balance, currency),
  }));
}
