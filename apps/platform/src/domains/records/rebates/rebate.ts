/** What is due to a member as a rebate, and what was given. */
import type { RebateClaim } from '@bahati/contract/player-site/records/rebate.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { daysOfMember } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { type Due, dueOf, type PlayedDay, planOf, type RebatePlan } from './rebate.rules.ts';
import { countedZone, dayIn, type DayRange } from '#domains/records/records.ts';
import { codeList, undoneStakeCodes } from '#domains/wallet/ledger/ledger.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A day is over some minutes after its end, when everything begun in it has been written. */
const settlingMs = 5 * minuteMs;
/** For so many days back one may ask. */
const openDays = 7;

/** Refuses `need_true_account`, `function_not_enabled`. */
export async function assertRebate(
  { database, config }: Context,
  actor: Pick<MemberActor, 'type'>,
): Promise<void> {
  assertTrueAccount(actor);
  assertOffered(await readBrand(database, config.BRAND), 'manualRebate');
}

/** The whole days one may ask for now: the last of them is yesterday. */
export function openRange(now: Date, timeZone: string): DayRange {
  const settled = now.getTime() - settlingMs;
  const day = (back: number) => dayIn(new Date(settled - back * dayMs), timeZone);
  return { from: day(openDays), to: day(1) };
}

/**
 * A stake of a round that was voided, or is open again, leaves the day it had counted on, and the day of the void is
 * left as it was played: what was given for other rounds of that day is no part of it.
 */
const undoneOfMember = `
  undone AS (
    SELECT side.day, g.category AS product, 
           side.sign * coalesce(void.valid_amount, void.amount) AS valid_bet
      FROM own JOIN transfers void ON void.code IN (${undoneStakeCodes.join(', ')})
           AND void.credit_account_id = own.id
           AND void.created_at >= $2::date::timestamp AT TIME ZONE $4
      JOIN provider_transactions bet ON bet.id = void.reference
      JOIN games g ON g.id = bet.game_id
      JOIN LATERAL (
        SELECT s.created_at FROM (
          SELECT id FROM provider_transactions WHERE id = bet.round_id UNION ALL
          SELECT id FROM provider_transactions WHERE round_id = bet.round_id AND round_id <> id) p
          JOIN transfers s ON s.reference = p.id
               AND s.code IN (${codeList('stake_settled', 'stake')})
         WHERE s.id < void.id AND (s.code = 2 OR p.id = bet.id)
         ORDER BY s.code DESC, s.id DESC LIMIT 1) counted ON true
      JOIN LATERAL (VALUES (void.created_at, 1), (counted.created_at, -1)) AS of (at, sign) ON true
      JOIN LATERAL (SELECT (of.at AT TIME ZONE $4)::date AS day, of.sign) AS side ON true)`;

/** What is due of the open days that nothing was given for yet, by the brand's plans or what is made of them. */
export async function readDue(
  context: Context,
  transaction: Database | Transaction,
  { memberId, currency }: Pick<MemberActor, 'memberId' | 'currency'>,
  plansOf: (plans: readonly RebatePlan[]) => readonly RebatePlan[] = (plans) => plans,
): Promise<{ range: DayRange; due: Due; plan: RebatePlan | undefined }> {
  const timeZone = await countedZone(context, transaction);
  const range = openRange(context.now(), timeZone);
  const { rows } = await transaction.query<PlayedDay>(
    `${daysOfMember}, ${undoneOfMember}
     SELECT day::text, product, sum(valid_bet)::bigint AS "validBet"
       FROM (SELECT day, product, valid_bet FROM days UNION ALL
             SELECT day, product, valid_bet FROM undone) days
      WHERE product <> '' AND day BETWEEN $2 AND $3 AND NOT EXISTS (
        SELECT 1 FROM rebate_days given WHERE given.member_id = $1 AND given.day = days.day)
      GROUP BY day, product ORDER BY day, product`,
    [memberId, range.from, range.to, timeZone, currency],
  );
  const plans = plansOf(await readPlans(transaction, context.config.BRAND));
  return { range, due: dueOf(plans, rows), plan: planOf(plans, range.to) };
}

async function readPlans(database: Database | Transaction, brand: string): Promise<RebatePlan[]> {
  const { rows } = await database.query<{
    from: string;
    dailyCap: bigint;
    rates: Record<string, number>;
  }>(
    `SELECT valid_from::text AS "from", daily_cap AS "dailyCap",
            (SELECT coalesce(jsonb_object_agg(product, rate_bps), '{}') FROM rebate_rates
              WHERE plan_id = rebate_plans.id) AS rates
       FROM rebate_plans WHERE brand = $1 ORDER BY valid_from DESC LIMIT 50`,
    [brand],
  );
  return rows.map(({ rates, ...plan }) => ({ ...plan, rates: new Map(Object.entries(rates)) }));
}

type ClaimRow = {
  rowId: bigint;
  currency: Currency;
  amount: bigint;
  from: string;
  to: string;
  claimedAt: Date;
};

/** Newest first. */
export async function listClaims(
  { database }: Context,
  { memberId }: Pick<MemberActor, 'memberId'>,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
) {
  const { rows } = await database.query<ClaimRow>(
    `SELECT c.id AS "rowId", c.currency, c.amount, c.claimed_at AS "claimedAt",
            min(d.day)::text AS "from", max(d.day)::text AS "to"
       FROM (SELECT * FROM rebate_claims WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
              ORDER BY id DESC LIMIT $3) c
       JOIN rebate_days d ON d.member_id = $1 AND d.claim_id = c.id
      GROUP BY c.id, c.currency, c.amount, c.claimed_at ORDER BY c.id DESC`,
    [memberId, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, claimValue);
}

export function claimValue({ rowId, amount, claimedAt, ...row }: ClaimRow): RebateClaim {
  return {
    ...row,
    id: rowId.toString(),
    amount: toDecimal(amount, row.currency),
    claimedAt: claimedAt.toISOString(),
  };
}
