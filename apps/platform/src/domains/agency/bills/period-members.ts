/**
 * What members did in the period of a run, found once and read for all agents above them: who was
 * active, and of hours the stakes that won and lost.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { isSettledStill, settlingCodes } from '#domains/agency/teams/teams.ts';
import type { Run } from './run.ts';

/** Valid turnover by member and day, late changes on the day they correct. $1 and $2 are days. */
const validByDay = `
  SELECT member_id, day, sum(valid)::bigint AS valid
    FROM (
      SELECT member_id, day, valid_bet AS valid FROM member_days WHERE day BETWEEN $1 AND $2
      UNION ALL
      SELECT member_id, on_day, valid_turnover FROM late_changes WHERE on_day BETWEEN $1 AND $2
      UNION ALL
      SELECT member_id, of_day, -valid_turnover FROM late_changes WHERE of_day BETWEEN $1 AND $2) parts
   GROUP BY member_id, day`;

/** Members whose valid turnover of the days, $1 to $2, reaches the minimum $4. */
const activeMembers = `SELECT member_id FROM (${validByDay}) days
  GROUP BY member_id HAVING sum(valid) >= $4 AND sum(valid) > 0`;

/** Members whose valid turnover of the whole period reaches the minimum. Written anew each time. */
export async function keepPeriodMembers(
  transaction: Transaction,
  run: Pick<Run, 'id' | 'firstDay' | 'lastDay'>,
  minimum: bigint,
): Promise<void> {
  await transaction.query('DELETE FROM period_members WHERE run_id = $1', [run.id]);
  await transaction.query(
    `INSERT INTO period_members (run_id, member_id, is_active)
     SELECT $3, member_id, true FROM (${activeMembers}) active`,
    [run.firstDay, run.lastDay, run.id, minimum],
  );
}

/** Rounds that were settled between two instants, $1 and $2, and are so still. */
const settledBets = `
  SELECT t.id, p.member_id, p.currency, coalesce(t.valid_amount, t.amount) AS stake,
         sign(r.payout - r.stake)::integer AS outcome
    FROM transfers t JOIN provider_transactions p ON p.id = t.reference
    JOIN rounds r ON r.id = p.round_id
   WHERE t.id >= first_transfer_id_from($1::timestamptz - interval '1 hour')
     AND t.id < first_transfer_id_from($2::timestamptz + interval '1 hour')
     AND t.created_at >= $1 AND t.created_at < $2
     AND t.code IN (${settlingCodes}) AND ${isSettledStill}`;

/** Stakes of an hour by member. Who won and who lost is told by the whole round. */
export async function keepHourMembers(
  transaction: Transaction,
  run: Pick<Run, 'id' | 'startsAt' | 'endsAt'>,
  minimum: bigint,
): Promise<void> {
  await transaction.query('DELETE FROM period_members WHERE run_id = $1', [run.id]);
  await transaction.query(
    `INSERT INTO period_members (run_id, member_id, winning_stake, losing_stake, is_active)
     SELECT $3, member_id, coalesce(sum(stake) FILTER (WHERE outcome > 0), 0),
            coalesce(sum(stake) FILTER (WHERE outcome < 0), 0),
            sum(stake) >= $4 AND sum(stake) > 0
       FROM (${settledBets}) bets GROUP BY member_id`,
    [run.startsAt, run.endsAt, run.id, minimum],
  );
}

export async function dropPeriodMembers(transaction: Transaction, runId: bigint): Promise<void> {
  await transaction.query('DELETE FROM period_members WHERE run_id = $1', [runId]);
}

/**
 * The same of a period that runs, by what is known now, for a projection: who is in it already is not
 * written again.
 */
export async function keepRunningMembers(
  transaction: Transaction,
  { period, firstDay, lastDay }: Pick<Run, 'period' | 'firstDay' | 'lastDay'>,
  minimum: bigint,
): Promise<void> {
  await transaction.query(
    `WITH active AS MATERIALIZED (${activeMembers}),
     gone AS (
       DELETE FROM running_members known
        WHERE period = $3 AND NOT EXISTS (
          SELECT FROM active WHERE active.member_id = known.member_id))
     INSERT INTO running_members (period, member_id) SELECT $3, member_id FROM active
      ORDER BY member_id ON CONFLICT DO NOTHING`,
    [firstDay, lastDay, period, minimum],
  );
}

const daysOfTeam = `greatest($1::date, team.from_day) AND least($2::date, team.until_day - 1)`;
/** Valid turnover of one of `team`, day by day in it, with late changes as in `validByDay`. */
const validOfMember = `
  SELECT valid_bet AS valid FROM member_days
   WHERE member_days.member_id = team.member_id AND day BETWEEN ${daysOfTeam}
  UNION ALL
  SELECT CASE WHEN of_day BETWEEN ${daysOfTeam} THEN -valid_turnover ELSE 0 END
         + CASE WHEN on_day BETWEEN ${daysOfTeam} THEN valid_turnover ELSE 0 END
    FROM late_changes WHERE late_changes.member_id = team.member_id`;

/**
 * Active members of teams over a period of days. Who was in the team on every day is read from what
 * was kept; who came or went within the period counts by the days in the team.
 */
const activesOf = (kept: string) => `
  SELECT agent_id AS "agentId", count(*)::int AS count
    FROM (
      SELECT agent_id FROM (${kept}) kept JOIN (
        SELECT agent_id, member_id FROM team_members
         WHERE agent_id = ANY($4::bigint[]) AND from_day <= $1 AND until_day > $2
        UNION ALL SELECT id, id FROM unnest($4::bigint[]) AS id) team USING (member_id)
      UNION ALL
      SELECT agent_id FROM team_members team JOIN LATERAL (${validOfMember}) days ON true
       WHERE agent_id = ANY($4::bigint[]) AND from_day <= $2 AND until_day > $1
         AND NOT (from_day <= $1 AND until_day > $2)
       GROUP BY agent_id, team.member_id
      HAVING sum(valid) >= $5 AND sum(valid) > 0) active
   GROUP BY agent_id`;

type Counted = { agentId: bigint; count: number };

/** Of each of these teams in the period of a run. */
export async function countPeriodActives(
  transaction: Transaction,
  { id, firstDay, lastDay }: Pick<Run, 'id' | 'firstDay' | 'lastDay'>,
  agentIds: readonly bigint[],
  minimum: bigint,
): Promise<Map<bigint, number>> {
  const { rows } = await transaction.query<Counted>(
    activesOf('SELECT member_id FROM period_members WHERE run_id = $3 AND is_active'),
    [firstDay, lastDay, id, agentIds, minimum],
  );
  return new Map(rows.map(({ agentId, count }) => [agentId, count]));
}

/** The same so far in a period that runs. */
export async function countRunningActives(
  transaction: Transaction,
  { period, firstDay, lastDay }: Pick<Run, 'period' | 'firstDay' | 'lastDay'>,
  agentIds: readonly bigint[],
  minimum: bigint,
): Promise<Map<bigint, number>> {
  const { rows } = await transaction.query<Counted>(
    activesOf('SELECT member_id FROM running_members WHERE period = $3'),
    [firstDay, lastDay, period, agentIds, minimum],
  );
  return new Map(rows.map(({ agentId, count }) => [agentId, count]));
}

export type HourSums = { winningStake: bigint; losingStake: bigint; activeMembers: number };

/** What each of these teams staked in the hour of a run; who did nothing is left out. */
export async function readHourSums(
  transaction: Transaction,
  run: Pick<Run, 'id' | 'firstDay'>,
  agentIds: readonly bigint[],
  currency: Currency,
): Promise<Map<bigint, HourSums>> {
  const { rows } = await transaction.query<HourSums & { agentId: bigint }>(
    `SELECT agent_id AS "agentId", sum(winning_stake)::bigint AS "winningStake",
            sum(losing_stake)::bigint AS "losingStake",
            count(*) FILTER (WHERE is_active)::int AS "activeMembers"
       FROM period_members JOIN (
         SELECT agent_id, member_id FROM team_members
          WHERE agent_id = ANY($3::bigint[]) AND from_day <= $2 AND until_day > $2
         UNION ALL SELECT id, id FROM unnest($3::bigint[]) AS id) team USING (member_id)
       JOIN members ON members.id = member_id AND members.currency = $4
      WHERE run_id = $1 GROUP BY agent_id`,
    [run.id, run.firstDay, agentIds, currency],
  );
  return new Map(rows.map(({ agentId, ...sums }) => [agentId, sums]));
}

/** The same for one team and an hour that was billed before, as it stands now. */
export async function readHourAgain(
  transaction: Transaction,
  hour: { startsAt: Date; endsAt: Date; firstDay: string },
  agentId: bigint,
  minimum: bigint,
): Promise<HourSums> {
  const { rows } = await transaction.query<HourSums>(
    `SELECT coalesce(sum(winning), 0)::bigint AS "winningStake",
            coalesce(sum(losing), 0)::bigint AS "losingStake",
            count(*) FILTER (WHERE stake >= $5 AND stake > 0)::int AS "activeMembers"
       FROM (SELECT member_id, sum(stake) AS stake, sum(stake) FILTER (WHERE outcome > 0) AS winning,
                    sum(stake) FILTER (WHERE outcome < 0) AS losing
               FROM (${settledBets}) bets
              WHERE member_id = $3 OR EXISTS (
                SELECT FROM team_members
                 WHERE team_members.agent_id = $3 AND team_members.member_id = bets.member_id
                   AND from_day <= $4 AND until_day > $4)
              GROUP BY member_id) members`,
    [hour.startsAt, hour.endsAt, agentId, hour.firstDay, minimum],
  );
  return rows[0] ?? { winningStake: 0n, losingStake: 0n, activeMembers: 0 };
}

/** Active members of one team over days that were billed before, as they stand now. */
export async function countActivesAgain(
  transaction: Transaction,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  agentId: bigint,
  minimum: bigint,
): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count
       FROM (SELECT FROM (
               SELECT member_id, from_day, until_day FROM team_members
                WHERE agent_id = $3 AND from_day <= $2 AND until_day > $1
               UNION ALL SELECT $3, '-infinity', 'infinity') team
             JOIN LATERAL (${validOfMember}) days ON true
             GROUP BY team.member_id HAVING sum(valid) >= $4 AND sum(valid) > 0) active`,
    [firstDay, lastDay, agentId, minimum],
  );
  return rows[0]?.count ?? 0;
}
