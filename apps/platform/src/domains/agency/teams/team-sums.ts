/** Figures of teams and members over days, as the wire tells them. */
import type { TeamSums } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { DayRange } from '#domains/records/records.ts';

export type SumsRow = {
  turnover: bigint;
  validTurnover: bigint;
  payouts: bigint;
  promotionCost: bigint;
  rebates: bigint;
  depositFees: bigint;
  deposits: bigint;
  withdrawals: bigint;
  betCount: bigint;
  newMembers: number;
  activeMembers: number;
};

const nothing: SumsRow = {
  turnover: 0n,
  validTurnover: 0n,
  payouts: 0n,
  promotionCost: 0n,
  rebates: 0n,
  depositFees: 0n,
  deposits: 0n,
  withdrawals: 0n,
  betCount: 0n,
  newMembers: 0,
  activeMembers: 0,
};

/** `sum(…)` of team_days; without active members, of whom one may be active on several days. */
const teamColumns = `coalesce(sum(turnover), 0)::bigint AS turnover,
  coalesce(sum(valid_turnover), 0)::bigint AS "validTurnover",
  coalesce(sum(payout), 0)::bigint AS payouts, coalesce(sum(promotion), 0)::bigint AS "promotionCost",
  coalesce(sum(rebate), 0)::bigint AS rebates, coalesce(sum(deposit_fee), 0)::bigint AS "depositFees",
  coalesce(sum(deposit), 0)::bigint AS deposits, coalesce(sum(withdrawal), 0)::bigint AS withdrawals,
  coalesce(sum(bet_count), 0)::bigint AS "betCount", coalesce(sum(new_count), 0)::int AS "newMembers"`;

/**
 * The days of a range within a month, as the bits of active_months: joined as `months (month, bits)`.
 * $2 and $3 are the first and the last day.
 */
const monthsOfRange = `(
  SELECT date_trunc('month', day)::date AS month,
         sum(1 << (extract(day FROM day)::integer - 1))::integer AS bits
    FROM generate_series($2::date, $3::date, '1 day') day GROUP BY 1) months`;

type Ranged = DayRange & { currency: Currency };

/** Figures of each of these agents' teams; a team that did nothing has zeros. */
export async function readTeamSums(
  database: Database | Transaction,
  agentIds: readonly bigint[],
  range: Ranged,
): Promise<Map<bigint, SumsRow>> {
  const sums = await readTeamAmounts(database, agentIds, range);
  const active = await countActive(database, agentIds, range);
  return new Map(
    [...sums].map(([id, row]) => [id, { ...row, activeMembers: active.get(id) ?? 0 }]),
  );
}

/** The same without active members, who cost the most. */
export async function readTeamAmounts(
  database: Database | Transaction,
  agentIds: readonly bigint[],
  { from, to, currency }: Ranged,
): Promise<Map<bigint, SumsRow>> {
  const { rows } = await database.query<Omit<SumsRow, 'activeMembers'> & { agentId: bigint }>(
    `SELECT agent_id AS "agentId", ${teamColumns} FROM team_days
      WHERE agent_id = ANY($1::bigint[]) AND day BETWEEN $2 AND $3 AND currency = $4
      GROUP BY agent_id`,
    [agentIds, from, to, currency],
  );
  const sums = new Map(rows.map(({ agentId, ...row }) => [agentId, row]));
  return new Map(agentIds.map((id) => [id, { ...nothing, ...sums.get(id) }]));
}

const activeOfDay = `SELECT agent_id AS "agentId", sum(active_count)::int AS count FROM team_days
          WHERE agent_id = ANY($1::bigint[]) AND day BETWEEN $2 AND $3 GROUP BY agent_id`;

const activeOfDays = `SELECT agent_id AS "agentId", count(*)::int AS count
           FROM (
             SELECT agent_id, member_id FROM unnest($1::bigint[]) AS agents (agent_id) CROSS JOIN ${monthsOfRange}
              CROSS JOIN LATERAL (
                SELECT member_id FROM team_active_months active
                 WHERE active.agent_id = agents.agent_id AND active.month = months.month
                   AND days & bits <> 0 OFFSET 0) below
             UNION
             SELECT member_id, member_id FROM active_months JOIN ${monthsOfRange} USING (month)
              WHERE member_id = ANY($1::bigint[]) AND days & bits <> 0) active
          GROUP BY agent_id`;

/** Each active member counts once over the range, while in the team. Of one day it is known already. */
async function countActive(
  database: Database | Transaction,
  agentIds: readonly bigint[],
  { from, to }: DayRange,
): Promise<Map<bigint, number>> {
  const { rows } = await database.query<{ agentId: bigint; count: number }>(
    from === to ? activeOfDay : activeOfDays,
    [agentIds, from, to],
  );
  return new Map(rows.map(({ agentId, count }) => [agentId, count]));
}

/** Figures of each of these members alone. */
export async function readMemberSums(
  database: Database,
  memberIds: readonly bigint[],
  { from, to, currency, feeBps }: Ranged & { feeBps: number },
): Promise<Map<bigint, SumsRow>> {
  const { rows } = await database.query<SumsRow & { memberId: bigint }>(
    `SELECT member_id AS "memberId",
            sum(turnover + greatest(-vendor_result, 0))::bigint AS turnover,
            sum(valid_bet)::bigint AS "validTurnover",
            sum(payout + greatest(vendor_result, 0))::bigint AS payouts,
            sum(promotion)::bigint AS "promotionCost", sum(rebate)::bigint AS rebates,
            (sum(greatest(deposit, 0)) * $5 / 10000)::bigint AS "depositFees",
            sum(deposit)::bigint AS deposits, sum(withdrawal)::bigint AS withdrawals,
            sum(bet_count)::bigint AS "betCount", 0 AS "newMembers",
            EXISTS (SELECT FROM active_months JOIN ${monthsOfRange}
                        ON months.month = active_months.month
                     WHERE active_months.member_id = member_days.member_id
                       AND active_months.days & bits <> 0)::int AS "activeMembers"
       FROM member_days
      WHERE member_id = ANY($1::bigint[]) AND day BETWEEN $2 AND $3 AND currency = $4
      GROUP BY member_id`,
    [memberIds, from, to, currency, feeBps],
  );
  const sums = new Map(rows.map(({ memberId, ...row }) => [memberId, row]));
  return new Map(memberIds.map((id) => [id, sums.get(id) ?? nothing]));
}

export type DayRow = SumsRow & { day: string };

/** Days of one team with anything on them, oldest first. */
export async function readTeamDays(
  database: Database,
  agentId: bigint,
  { from, to, currency }: Ranged,
): Promise<DayRow[]> {
  const { rows } = await database.query<DayRow>(
    `SELECT day::text AS day, ${teamColumns}, sum(active_count)::int AS "activeMembers"
       FROM team_days
      WHERE agent_id = $1 AND day BETWEEN $2 AND $3 AND currency = $4
      GROUP BY day ORDER BY day`,
    [agentId, from, to, currency],
  );
  return rows;
}

export function sumsValue(row: SumsRow | undefined, currency: Currency): TeamSums {
  const sums = row ?? nothing;
  const told = (value: bigint) => toDecimal(value, currency);
  const { turnover, payouts, promotionCost, rebates, depositFees } = sums;
  return {
    turnover: told(turnover),
    validTurnover: told(sums.validTurnover),
    payouts: told(payouts),
    promotionCost: told(promotionCost),
    rebates: told(rebates),
    depositFees: told(depositFees),
    result: told(payouts + promotionCost + rebates + depositFees - turnover),
    deposits: told(sums.deposits),
    withdrawals: told(sums.withdrawals),
    betCount: Number(sums.betCount),
    newMembers: sums.newMembers,
    activeMembers: sums.activeMembers,
  };
}
