/** The rules of points as staff change them: by two people always, and from the brand's next day on. */
import { pointRules, type PointRuleSet } from '@bahati/contract/back-office/rewards/points.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';
import { type RuleBook, readRules } from '#domains/system/approvals/approvals.ts';
import type { Context } from '#platform/context.ts';
import { ratesOf, readPointRules } from './read-point-rules.ts';

export const pointRuleBook: RuleBook<PointRuleSet> = {
  kind: 'point_rules',
  schema: pointRules,
  read: async ({ config }, database) =>
    (await readPointRules(database, config.BRAND, 'newest')).rules,
  async write(transaction, brand, _currency, rules) {
    const rates = ratesOf(rules).map(({ gameType, rateBps }) => [gameType, rateBps]);
    await transaction.query(
      `INSERT INTO point_rules (valid_from, rates, deposit_bps, points_per_unit, least_units)
       SELECT (now() AT TIME ZONE time_zone)::date + 1, $2, $3, $4, $5 FROM brands WHERE code = $1
       ON CONFLICT (valid_from) DO UPDATE SET rates = excluded.rates,
         deposit_bps = excluded.deposit_bps, points_per_unit = excluded.points_per_unit,
         least_units = excluded.least_units`,
      [
        brand,
        JSON.stringify(Object.fromEntries(rates)),
        rules.depositBps,
        rules.pointsPerUnit,
        rules.leastUnits,
      ],
    );
  },
  assertSound: () => undefined,
  // What gives more costs the operator, what gives less was promised to members.
  isLessStrict: (rules, than) => versionOf(rules) !== versionOf(than),
};

/** The newest rules, a change that waits, and what holds today. */
export async function readPointRuleSheet(context: Context) {
  const { database, config } = context;
  return {
    ...(await readRules(context, database, pointRuleBook)),
    inForce: (await readPointRules(database, config.BRAND)).rules,
    countsFrom: (await readPointRules(database, config.BRAND, 'newest')).countsFrom,
  };
}
