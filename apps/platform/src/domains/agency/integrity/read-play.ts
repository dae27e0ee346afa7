/** What a team played and sent each other, within bounds. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { SentMoney } from './circular-transfers.ts';
import type { PlayedRound } from './hedged-pairs.ts';
import type { Team } from './read-team.ts';
import type { JustActive } from './score.ts';

/** Who plays most hedges for most: of so many members the newest rounds are read. */
const mostPlayers = 100;
const mostRounds = 200;
const mostTransfersOfMember = 20;
const mostTransfers = 2_000;

/** Of the last 30 days, rounds from vendors' own wallets among them. */
export async function readRounds(
  transaction: Transaction,
  { players }: Team,
): Promise<PlayedRound[]> {
  const { rows } = await transaction.query<PlayedRound>(
    `SELECT one.id AS "memberId", played.game_id AS "gameId",
            (extract(epoch FROM played.at) * 1000)::float8 AS "openedAt",
            played.stake, played.payout
       FROM unnest($1::bigint[]) AS one (id)
      CROSS JOIN LATERAL (
        (SELECT game_id, opened_at AS at, stake, payout, state FROM rounds
          WHERE member_id = one.id ORDER BY id DESC LIMIT ${mostRounds})
        UNION ALL
        (SELECT game_id, played_at, stake, payout, 2 FROM vendor_rounds
          WHERE member_id = one.id ORDER BY played_at DESC, id DESC LIMIT ${mostRounds})) played
      WHERE played.at > now() - interval '30 days' AND played.state = 2 AND played.stake > 0`,
    [players.slice(0, mostPlayers).map(({ memberId }) => memberId)],
  );
  return rows;
}

/** Of the last 30 days, between members of the team and the agent, the newest. */
export async function readTransfers(
  transaction: Transaction,
  { memberIds }: Team,
): Promise<SentMoney[]> {
  const { rows } = await transaction.query<SentMoney>(
    `SELECT sent.payer_id AS "payerId", sent.payee_id AS "payeeId", sent.amount,
            (extract(epoch FROM sent.created_at) * 1000)::float8 AS "sentAt"
       FROM unnest($1::bigint[]) AS one (id)
      CROSS JOIN LATERAL (
        SELECT id, payer_id, payee_id, amount, created_at FROM member_transfers
         WHERE payer_id = one.id ORDER BY id DESC LIMIT ${mostTransfersOfMember}) sent
      WHERE sent.created_at > now() - interval '30 days' AND sent.payee_id = ANY($1::bigint[])
      ORDER BY sent.id DESC LIMIT ${mostTransfers}`,
    [memberIds],
  );
  return rows;
}

/** In minor units, where the brand has set none. */
const usualMinimum = { day: 50_000n, period: 100_000n } as const;

type Measure = { span: 'day' | 'period'; code: 'D' | 'W' | 'H' | 'M'; minimum: bigint };

/**
 * By what the agent's contracts count active members: days for salaries, the period of the terms for
 * a dividend. Whole periods since the beginning of last month; the running one is not over.
 */
export async function readJustActive(
  transaction: Transaction,
  { agentId, memberIds }: Team,
  brand: string,
): Promise<JustActive[]> {
  const measures = await readMeasures(transaction, agentId, brand);
  const found: JustActive[] = [];
  for (const { span, code, minimum } of measures) {
    if (minimum === 0n) continue;
    const { rows } = await transaction.query<{
      memberIds: string[];
      periodCount: number;
      aroundCount: number;
    }>(readAround, [memberIds, code, minimum, brand]);
    for (const { memberIds: ids, ...counts } of rows) {
      found.push({ span, minimum, memberIds: ids.map(BigInt), ...counts });
    }
  }
  return found;
}

async function readMeasures(
  transaction: Transaction,
  agentId: bigint,
  brand: string,
): Promise<Measure[]> {
  const { rows } = await transaction.query<Omit<Measure, 'minimum'> & { minimum: bigint | null }>(
    `WITH rules AS (
       SELECT active_minimum_day, active_minimum_period FROM agency_rules
        WHERE brand = $2 AND valid_from <= now()::date ORDER BY valid_from DESC LIMIT 1),
     measures AS (
       SELECT DISTINCT CASE WHEN kind = 'dividend' THEN 'period' ELSE 'day' END AS span,
              CASE WHEN kind = 'dividend' THEN newest.period ELSE 'D' END AS code
         FROM (SELECT id, kind FROM agency_contracts WHERE agent_id = $1
                ORDER BY id DESC LIMIT 8) latest
         LEFT JOIN LATERAL (
           SELECT terms ->> 'period' AS period FROM contract_versions
            WHERE contract_id = latest.id ORDER BY version DESC LIMIT 1) newest ON true)
     SELECT span, coalesce(code, 'M') AS code,
            (SELECT CASE WHEN span = 'day' THEN active_minimum_day ELSE active_minimum_period END
               FROM rules) AS minimum
       FROM measures ORDER BY span, code`,
    [agentId, brand],
  );
  return rows.map(({ span, code, minimum }) => ({
    span,
    code,
    minimum: minimum ?? usualMinimum[span],
  }));
}

/** The first day of the period of this code that a day lies in. */
const periodStart = (day: string): string => `
  CASE $2 WHEN 'D' THEN ${day}
          WHEN 'W' THEN date_trunc('week', ${day})::date
          WHEN 'H' THEN date_trunc('month', ${day})::date
                        + CASE WHEN extract(day FROM ${day}) > 15 THEN 15 ELSE 0 END
          ELSE date_trunc('month', ${day})::date END`;

const readAround = `
  WITH today AS (
    SELECT (now() AT TIME ZONE time_zone)::date AS day FROM brands WHERE code = $4),
  bounds AS (
    SELECT (date_trunc('month', day) - interval '1 month')::date AS since,
           ${periodStart('day')} AS running FROM today),
  periods AS (
    SELECT one.id, played.period, sum(played.valid) AS valid
      FROM unnest($1::bigint[]) AS one (id) CROSS JOIN bounds
     CROSS JOIN LATERAL (
       SELECT ${periodStart('day')} AS period, sum(valid_bet) AS valid FROM member_days
        WHERE member_id = one.id AND day >= bounds.since AND day < bounds.running
        GROUP BY 1) played
     WHERE played.period >= bounds.since
     GROUP BY one.id, played.period)
  SELECT coalesce(array_agg(DISTINCT id::text) FILTER (WHERE is_just), '{}') AS "memberIds",
         count(*) FILTER (WHERE is_just)::int AS "periodCount", count(*)::int AS "aroundCount"
    FROM (SELECT id, valid >= $3 AND valid * 10 < $3::bigint * 11 AS is_just FROM periods
           WHERE valid * 2 >= $3 AND valid < $3::bigint * 2) around`;
