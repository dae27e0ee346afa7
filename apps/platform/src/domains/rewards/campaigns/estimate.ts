/** What rules would have cost on the last 30 days of real play, deposits and registrations. */
import type {
  CampaignTerms,
  CampaignTrigger,
  TriggerKind,
} from '@bahati/contract/campaign-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countingSettings } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { awardsOf, costOf } from './awards-of.rules.ts';
import { countsPlay, fitsMember, playFigures } from './fits.ts';
import { assertSound } from './sound-terms.ts';

/** Occasions of one amount are counted together; more than this many amounts are not looked at. */
const mostAmounts = 20_000;

type Counted = { base: bigint; times: bigint; members: number };

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
  const { trigger } = terms;
  const { rows } = await inTransaction(database, async (transaction) => {
    // A month of everybody's play may take longer than a member's page would wait.
    await transaction.query(countingSettings);
    return transaction.query<Counted>(
      `WITH given AS (
       SELECT $1::text AS currency, $2::bigint AS least, $3::int AS number, $4::text AS period),
     v AS (SELECT $5::jsonb AS terms),
     occasion AS (${occasions[trigger.kind]}),
     counted AS (
       SELECT member_id, base, row_number() OVER (PARTITION BY member_id) AS nth FROM occasion)
     SELECT base, count(*) AS times,
            (SELECT count(DISTINCT member_id)::int FROM occasion) AS members
       FROM counted WHERE nth <= $6 GROUP BY base ORDER BY base DESC LIMIT ${mostAmounts}`,
      [
        currency,
        leastOf(trigger, currency),
        trigger.kind === 'deposit' ? trigger.number : null,
        'period' in trigger ? trigger.period : 'day',
        JSON.stringify(terms),
        terms.budget.timesPerMember,
      ],
    );
  });
  const cost = rows.reduce(
    (sum, { base, times }) =>
      sum + costOf(awardsOf(terms.awards, base, currency), currency) * times,
    0n,
  );
  return {
    currency,
    members: rows[0]?.members ?? 0,
    times: Number(rows.reduce((sum, { times }) => sum + times, 0n)),
    cost: toDecimal(cost, currency),
    budget: toDecimal(parseDecimal(terms.budget.total, currency), currency),
  };
}

function leastOf(trigger: CampaignTrigger, currency: Currency): bigint {
  if ('least' in trigger) return parseDecimal(trigger.least, currency);
  return 'leastDeposit' in trigger ? parseDecimal(trigger.leastDeposit, currency) : 0n;
}

const isMeant = `m.currency = given.currency AND ${fitsMember}`;

/** Who would claim is not known: everybody who was there in these days, once. */
const everybody = `SELECT m.id AS member_id, 0::bigint AS base
  FROM given CROSS JOIN v CROSS JOIN members m JOIN credentials k ON k.member_id = m.id
 WHERE k.last_login_at > now() - interval '30 days' AND ${isMeant}`;

const played = (figure: string) => `SELECT d.member_id, ${figure} AS base
  FROM given CROSS JOIN v CROSS JOIN members m
  JOIN member_days d ON d.member_id = m.id AND d.currency = given.currency
 WHERE d.day > current_date - 30 AND ${countsPlay} AND ${isMeant}
 GROUP BY d.member_id, date_trunc(given.period, d.day::timestamp), given.least
HAVING ${figure} >= given.least`;

/** Occasions of the last 30 days as rows of a member and what a share is taken of. */
const occasions: Readonly<Record<TriggerKind, string>> = {
  registration: `SELECT m.id AS member_id, 0::bigint AS base
    FROM given CROSS JOIN v CROSS JOIN members m
   WHERE m.registered_at > now() - interval '30 days' AND ${isMeant}`,
  deposit: `SELECT d.member_id, d.amount AS base
    FROM given CROSS JOIN v CROSS JOIN members m JOIN deposits d ON d.member_id = m.id
   WHERE d.status = 'completed' AND d.completed_at > now() - interval '30 days'
     AND d.amount >= given.least AND ${isMeant}
     AND (given.number IS NULL OR given.number = (SELECT count(*) FROM deposits before
           WHERE before.member_id = d.member_id AND before.status = 'completed'
             AND (before.completed_at, before.id) <= (d.completed_at, d.id)))`,
  turnover: played(playFigures.turnover),
  loss: played(playFigures.loss),
  code: everybody,
  application: everybody,
  date: everybody,
  staff: everybody,
};
