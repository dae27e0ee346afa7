/** What rules would have cost on the last 30 days of real play, deposits and registrations. */
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { awardsOf, costOf } from './awards-of.rules.ts';
import { countsPlay, fitsMember, playFigures } from './fits.ts';
import { assertSound } from './sound-terms.ts';

/** Occasions of one amount are counted together; more than this many amounts are not looked at. */
const mostAmounts = 20_000;

type Counted = { base: bigint; times: bigint };

export type Estimate = {
  currency: Currency;
  members: number;
  times: number;
  cost: string;
  budget: string;
};

/**
 * Nobody is held out of an estimate, and no budget of a day or member ends it: it is the most that
 * members like those of the last 30 days cost. Refuses as `assertSound`.
 */
export async function estimateCampaign(
  { database, config }: Context,
  terms: CampaignTerms,
): Promise<Estimate> {
  const { currency } = await readBrand(database, config.BRAND);
  await assertSound(database, terms, currency);
  const { sql, values } = occasionsOf(terms, currency);
  const { rows } = await database.query<Counted>(
    `WITH occasion AS (${sql}),
     counted AS (
       SELECT member_id, base, row_number() OVER (PARTITION BY member_id) AS nth FROM occasion)
     SELECT base, count(*) AS times FROM counted WHERE nth <= ${terms.budget.timesPerMember}
      GROUP BY base ORDER BY base DESC LIMIT ${mostAmounts}`,
    values,
  );
  const cost = rows.reduce(
    (sum, { base, times }) =>
      sum + costOf(awardsOf(terms.awards, base, currency), currency) * times,
    0n,
  );
  return {
    currency,
    members: await countMembers(database, sql, values),
    times: Number(rows.reduce((sum, { times }) => sum + times, 0n)),
    cost: toDecimal(cost, currency),
    budget: toDecimal(parseDecimal(terms.budget.total, currency), currency),
  };
}

async function countMembers(database: Database, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await database.query<{ members: number }>(
    `SELECT count(DISTINCT member_id)::int AS members FROM (${sql}) occasion`,
    values,
  );
  return rows[0]?.members ?? 0;
}

type Occasions = { sql: string; values: unknown[] };

/** Of the rules that were not written yet: `$1` is the currency, `$2` the rules. */
const meant = `members m CROSS JOIN (SELECT $2::jsonb AS terms) v`;
const isMeant = `m.currency = $1 AND ${fitsMember}`;

/** Occasions of the last 30 days as rows of a member and what a share is taken of. */
function occasionsOf(terms: CampaignTerms, currency: Currency): Occasions {
  const { trigger } = terms;
  const values: unknown[] = [currency, JSON.stringify(terms)];
  switch (trigger.kind) {
    case 'registration':
      return {
        sql: `SELECT m.id AS member_id, 0::bigint AS base FROM ${meant}
               WHERE m.registered_at > now() - interval '30 days' AND ${isMeant}`,
        values,
      };
    case 'deposit':
      return {
        sql: `SELECT d.member_id, d.amount AS base
                FROM ${meant} JOIN deposits d ON d.member_id = m.id
               WHERE d.status = 'completed' AND d.completed_at > now() - interval '30 days'
                 AND d.amount >= $3 AND ${isMeant}
                 AND ($4::int IS NULL OR $4 = (SELECT count(*) FROM deposits before
                       WHERE before.member_id = d.member_id AND before.status = 'completed'
                         AND (before.completed_at, before.id) <= (d.completed_at, d.id)))`,
        values: [...values, parseDecimal(trigger.leastDeposit, currency), trigger.number],
      };
    case 'turnover':
    case 'loss': {
      const figure = playFigures[trigger.kind];
      return {
        sql: `SELECT d.member_id, ${figure} AS base
                FROM ${meant} JOIN member_days d ON d.member_id = m.id AND d.currency = $1
               WHERE d.day > current_date - 30 AND ${countsPlay} AND ${isMeant}
               GROUP BY d.member_id, date_trunc($3, d.day::timestamp) HAVING ${figure} >= $4`,
        values: [...values, trigger.period, parseDecimal(trigger.least, currency)],
      };
    }
    case 'code':
    case 'application':
    case 'date':
    case 'staff':
      // Who would claim is not known: everybody who was there in these days, once.
      return {
        sql: `SELECT m.id AS member_id, 0::bigint AS base
                FROM ${meant} JOIN credentials k ON k.member_id = m.id
               WHERE k.last_login_at > now() - interval '30 days' AND ${isMeant}`,
        values,
      };
  }
}
