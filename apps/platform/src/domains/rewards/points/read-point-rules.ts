/** By what points are earned and what they are worth, on a day. */
import type { PointRuleSet } from '@bahati/contract/back-office/rewards/points.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type PointRules = PointRuleSet;

type GameType = (typeof gameCategory.options)[number];

type Row = {
  countsFrom: string;
  rates: Partial<Record<GameType, number>> | null;
  depositBps: number | null;
  pointsPerUnit: number | null;
  leastUnits: number | null;
};

/**
 * What holds on the brand's today by the database's clock; `newest`: what was written last, which begins
 * tomorrow at the latest. A brand that says nothing gives no points.
 */
export async function readPointRules(
  database: Database | Transaction,
  brand: string,
  which: 'today' | 'newest' = 'today',
): Promise<{ rules: PointRules; countsFrom: string }> {
  const { rows } = await database.query<Row>(
    `SELECT coalesce(valid_from, today.day)::text AS "countsFrom", rates,
            deposit_bps AS "depositBps", points_per_unit AS "pointsPerUnit",
            least_units AS "leastUnits"
       FROM brands
       JOIN LATERAL (SELECT (now() AT TIME ZONE brands.time_zone)::date AS day) today ON true
       LEFT JOIN LATERAL (
         SELECT * FROM point_rules
          WHERE valid_from <= CASE WHEN $2 THEN today.day ELSE 'infinity'::date END
          ORDER BY valid_from DESC LIMIT 1) held ON true
      WHERE code = $1`,
    [brand, which === 'today'],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no brand ${brand}.`);
  const { countsFrom, rates, depositBps, pointsPerUnit, leastUnits } = row;
  return {
    countsFrom,
    rules: {
      ...(Object.fromEntries(
        gameCategory.options.map((type) => [type, rates?.[type] ?? 0]),
      ) as Record<GameType, number>),
      depositBps: depositBps ?? 0,
      pointsPerUnit,
      leastUnits: leastUnits ?? 1,
    },
  };
}

/** The rates by type of game alone. */
export function ratesOf(rules: PointRules): { gameType: GameType; rateBps: number }[] {
  return gameCategory.options.map((gameType) => ({ gameType, rateBps: rules[gameType] }));
}
