/** Makes the pools whose time has come, of the offer's fixtures. */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { virtualCountry } from '#sportsbook/virtuals/virtual-country.ts';
import { writeMoves } from './account.ts';
import type { JackpotSeries, JackpotTerms } from './jackpot-terms.ts';

/** What every match is picked and decided by. */
export const jackpotMarket = '1x2:0:';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A new pool can be entered for at least so long. */
const leastOpenMs = hourMs;

export type Slot = { series: JackpotSeries; day: Date; from: Date; until: Date };

/** Windows that are ahead by no more than the series says and not over, the earliest first. */
export function slotsAt(terms: JackpotTerms, now: Date): Slot[] {
  return terms.series.flatMap((series) => {
    const span = series.windowHours + series.aheadHours + 24;
    const first = Math.floor((now.getTime() - span * hourMs) / dayMs);
    const days = Array.from({ length: Math.ceil((2 * span) / 24) + 2 }, (_, at) => first + at);
    return days.flatMap((number): Slot[] => {
      const day = new Date(number * dayMs);
      const from = new Date(day.getTime() + series.fromHour * hourMs);
      const until = new Date(from.getTime() + series.windowHours * hourMs);
      const isDay = series.weekdays.includes(day.getUTCDay());
      const isAhead = from.getTime() - series.aheadHours * hourMs <= now.getTime();
      const isOver = until.getTime() <= now.getTime() + leastOpenMs;
      return isDay && isAhead && !isOver ? [{ series, day, from, until }] : [];
    });
  });
}

/** The day of a closing's month from which pools must be won, and whether that closing is one. */
export function mustBeWon(closesAt: Date, dayOfMonth: number): { from: Date; isDue: boolean } {
  const [year, month] = [closesAt.getUTCFullYear(), closesAt.getUTCMonth()];
  const from = new Date(Date.UTC(year, month, dayOfMonth));
  return { from, isDue: closesAt.getTime() >= from.getTime() };
}

/** One pool a slot, whichever processes look at once; a slot with too few matches has none yet. */
export async function makePools(
  database: Database,
  terms: JackpotTerms,
  currency: string,
): Promise<void> {
  const { rows } = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const now = rows[0]?.now ?? new Date(0);
  const slots = slotsAt(terms, now);
  const made = await database.query<{ name: string }>(
    `SELECT size || ' ' || slot AS name FROM book.jackpot_pools
      WHERE (size, slot) IN (SELECT * FROM unnest($1::smallint[], $2::date[]))`,
    [slots.map(({ series }) => series.size), slots.map(({ day }) => dateText(day))],
  );
  const known = new Set(made.rows.map(({ name }) => name));
  for (const slot of slots) {
    if (known.has(`${slot.series.size} ${dateText(slot.day)}`)) continue;
    await inTransaction(database, (transaction) =>
      makePool(transaction, slot, { now, terms, currency }),
    );
  }
}

type Making = { now: Date; terms: JackpotTerms; currency: string };

const dateText = (day: Date): string => day.toISOString().slice(0, 10);

async function makePool(
  transaction: Transaction,
  { series, day, from, until }: Slot,
  { now, terms, currency }: Making,
): Promise<void> {
  const earliest = new Date(Math.max(from.getTime(), now.getTime() + leastOpenMs));
  const { rows: matches } = await transaction.query<{ id: bigint; startsAt: Date }>(
    `SELECT e.id, e.starts_at AS "startsAt" FROM book.events e
       JOIN book.markets m ON m.event_id = e.id AND m.market = $1 AND m.state = 'active'
      WHERE e.sport = 'football' AND e.state = 'upcoming' AND e.starts_at BETWEEN $2 AND $3
        AND e.fixture->>'country' <> $4 AND (e.fixture->>'isOutright')::boolean = false
      ORDER BY e.starts_at, e.id LIMIT $5`,
    [jackpotMarket, earliest, until, virtualCountry, series.size],
  );
  const closesAt = matches[0]?.startsAt;
  if (!closesAt || matches.length < series.size) return;
  const must = mustBeWon(closesAt, terms.mustBeWonDay);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO book.jackpot_pools (size, slot, price, currency, closes_at, must_be_won_from,
       is_must_be_won, least_matches, confirm_seconds, void_hours)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (size, slot) DO NOTHING RETURNING id`,
    [
      series.size,
      dateText(day),
      series.price,
      currency,
      closesAt,
      dateText(must.from),
      must.isDue,
      series.leastMatches,
      terms.confirmSeconds,
      terms.voidHours,
    ],
  );
  const poolId = rows[0]?.id;
  if (poolId === undefined) return;
  await transaction.query(
    `INSERT INTO book.jackpot_matches (pool_id, place, event_id)
     SELECT $1, n.place - 1, n.event FROM unnest($2::bigint[]) WITH ORDINALITY AS n (event, place)`,
    [poolId, matches.map(({ id }) => id)],
  );
  await writeTiers(transaction, poolId, series);
  await writeMoves(transaction, poolId, [{ tier: series.size, kind: 'seed', amount: series.seed }]);
}

/** Of the price each tier's share is rounded down; the rest is the book's. */
async function writeTiers(
  transaction: Transaction,
  poolId: bigint,
  { size, price, tiers }: JackpotSeries,
): Promise<void> {
  const shares = tiers.map(({ wrong, shareBasisPoints }) => ({
    tier: size - wrong,
    shareBasisPoints,
    lineShare: (price * BigInt(shareBasisPoints)) / 10_000n,
  }));
  const own = {
    tier: 0,
    shareBasisPoints: 10_000 - shares.reduce((sum, one) => sum + one.shareBasisPoints, 0),
    lineShare: price - shares.reduce((sum, { lineShare }) => sum + lineShare, 0n),
  };
  const all = [own, ...shares];
  await transaction.query(
    `INSERT INTO book.jackpot_tiers (pool_id, tier, share_basis_points, line_share)
     SELECT $1, * FROM unnest($2::smallint[], $3::integer[], $4::bigint[])`,
    [
      poolId,
      all.map(({ tier }) => tier),
      all.map(({ shareBasisPoints }) => shareBasisPoints),
      all.map(({ lineShare }) => lineShare),
    ],
  );
}
