/**
 * Folding: what members did by day (`member_days` of records, counted from sealed transfers) is added
 * up for every agent above them. A day is always computed whole from what was counted, so that it may
 * be done again at any time, by any process, killed or not.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { agentTypes } from '#domains/members/members.ts';
import { countedZone, dayIn } from '#domains/records/records.ts';
import { findLateChanges } from './late-changes.ts';
import { countTeamSizes } from './team-sizes.ts';

/** A fold rests this many times as long as it took, so that it never costs more than a twentieth. */
const restFactor = 20;

/** Adding up many teams may take long on a busy machine, and its sums stay in memory. */
export const summingSettings = `SELECT set_config('statement_timeout', '120s', true),
  set_config('work_mem', '128MB', true)`;

/** Of two at once the second waits, and sees what the first wrote. */
const lock = `SELECT pg_advisory_xact_lock(hashtext('agency fold'))`;

/** Folds what was counted since; does nothing while it rests. Breaks off between two days. */
export async function foldTeams(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database } = context;
  const { rows } = await database.query<{ isResting: boolean }>(
    `SELECT coalesce(clock_timestamp() < folded_at + took_ms * $1 * interval '1 ms', false)
              AS "isResting"
       FROM team_progress`,
    [restFactor],
  );
  if (!rows[0]?.isResting) await foldTeamsNow(context, leaving);
}

/** The same without a rest: before bills are made. */
export async function foldTeamsNow(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database } = context;
  const timeZone = await countedZone(context, database);
  const since = performance.now();
  const found = await inTransaction(database, (transaction) =>
    findTouchedDays(transaction, timeZone),
  );
  for (const day of found?.days ?? []) {
    if (leaving?.aborted) return;
    await foldDay(context, day, timeZone);
  }
  await countTeamSizes(database);
  if (!found) return;
  await database.query(
    `UPDATE team_progress SET last_transfer_id = $1, last_day = $2, folded_at = clock_timestamp(),
            took_ms = $3 WHERE last_transfer_id <= $1`,
    [found.upTo, found.lastDay, Math.round(performance.now() - since)],
  );
}

/** `lastDay` is the one that counting has come to: it and those after are folded again. */
type Touched = { days: string[]; upTo: bigint; lastDay: string | null };

/** Days of the brand with something new; undefined: nothing was counted yet. */
async function findTouchedDays(
  transaction: Transaction,
  timeZone: string,
): Promise<Touched | undefined> {
  await transaction.query(summingSettings);
  await transaction.query(lock);
  const { rows } = await transaction.query<{
    after: bigint;
    lastDay: string | null;
    upTo: bigint | null;
    doneDay: string | null;
    today: string;
  }>(
    `SELECT team_progress.last_transfer_id AS after, last_day::text AS "lastDay",
            records_progress.last_transfer_id AS "upTo",
            (SELECT (created_at AT TIME ZONE $1)::date::text FROM transfers
              WHERE id <= records_progress.last_transfer_id ORDER BY id DESC LIMIT 1) AS "doneDay",
            (clock_timestamp() AT TIME ZONE $1)::date::text AS today
       FROM team_progress LEFT JOIN records_progress ON true`,
    [timeZone],
  );
  const [progress] = rows;
  if (!progress || progress.upTo === null) return undefined;
  const { after, upTo, lastDay, doneDay, today } = progress;
  const corrected = await findLateChanges(transaction, { after, upTo, timeZone });
  const first = lastDay ?? (await firstCountedDay(transaction)) ?? today;
  const days = new Set([...corrected, ...daysBetween(first, today)]);
  return { days: [...days].toSorted(), upTo, lastDay: doneDay ?? lastDay };
}

async function firstCountedDay(transaction: Transaction): Promise<string | undefined> {
  const { rows } = await transaction.query<{ day: string | null }>(
    'SELECT min(day)::text AS day FROM member_days',
  );
  return rows[0]?.day ?? undefined;
}

const dayMs = 86_400_000;

function daysBetween(first: string, last: string): string[] {
  const count = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / dayMs)) + 1;
  return Array.from({ length: count }, (_, at) =>
    dayIn(new Date(Date.parse(first) + at * dayMs), 'UTC'),
  );
}

const summed = [
  'turnover',
  'valid_turnover',
  'payout',
  'promotion',
  'rebate',
  'deposit_fee',
  'deposit',
  'withdrawal',
  'bet_count',
] as const;
const counted = ['player_count', 'active_count', 'depositor_count', 'new_count'] as const;
const columns = [...summed, ...counted].join(', ');

/**
 * What members did on day $1: results of wallets at vendors count as payouts or turnover by their
 * sign, and a late change counts on the day it corrects instead of its own.
 */
const membersOfDay = `
  SELECT member_id, currency, sum(turnover)::bigint AS turnover,
         sum(valid_turnover)::bigint AS valid_turnover, sum(payout)::bigint AS payout,
         sum(promotion)::bigint AS promotion, sum(rebate)::bigint AS rebate,
         sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal,
         sum(bet_count)::bigint AS bet_count
    FROM (
      SELECT member_id, currency, turnover + greatest(-vendor_result, 0) AS turnover,
             valid_bet AS valid_turnover, payout + greatest(vendor_result, 0) AS payout, promotion,
             rebate, deposit, withdrawal, bet_count
        FROM member_days WHERE day = $1
      UNION ALL
      SELECT member_id, currency, turnover, valid_turnover, payout, 0, 0, 0, 0, 0
        FROM late_changes WHERE on_day = $1
      UNION ALL
      SELECT member_id, currency, -turnover, -valid_turnover, -payout, 0, 0, 0, 0, 0
        FROM late_changes WHERE of_day = $1) parts
   GROUP BY member_id, currency`;

const foldMembers = `
  WITH own AS MATERIALIZED (
    SELECT member_id, currency, turnover, valid_turnover, payout, promotion, rebate,
           greatest(deposit, 0) * $4 / 10000 AS deposit_fee, deposit, withdrawal, bet_count,
           (bet_count > 0 OR turnover > 0)::integer AS player_count,
           (valid_turnover >= $3 AND valid_turnover > 0)::integer AS active_count,
           (deposit > 0)::integer AS depositor_count, 0 AS new_count
      FROM (${membersOfDay}) sums
    UNION ALL
    SELECT id, currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM members
     WHERE registered_at >= $1::date::timestamp AT TIME ZONE $2
       AND registered_at < ($1::date + 1)::timestamp AT TIME ZONE $2),
  lines AS (
    SELECT team_members.agent_id, own.* FROM own JOIN team_members USING (member_id)
     WHERE from_day <= $1 AND until_day > $1
    UNION ALL
    SELECT own.member_id, own.* FROM own JOIN members ON members.id = own.member_id
     WHERE members.type = ANY($5::smallint[]) AND own.new_count = 0)
  INSERT INTO team_days AS days (agent_id, day, currency, ${columns})
  SELECT agent_id, $1, currency,
         ${[...summed, ...counted].map((name) => `sum(${name})`).join(', ')}
    FROM lines GROUP BY agent_id, currency ORDER BY agent_id, currency
  ON CONFLICT (agent_id, day, currency) DO UPDATE
     SET ${[...summed, ...counted].map((name) => `${name} = excluded.${name}`).join(', ')},
         changed_at = now()
   WHERE (${[...summed, ...counted].map((name) => `days.${name}`).join(', ')})
      IS DISTINCT FROM (${[...summed, ...counted].map((name) => `excluded.${name}`).join(', ')})`;

const bitOfDay = '(1 << (extract(day FROM $1::date)::integer - 1))';
const monthOfDay = `date_trunc('month', $1::date)::date`;
/** A bit of `excluded` that is none takes the day's bit away. */
const setDay = (known: string) => `CASE WHEN excluded.days <> 0 THEN ${known}.days | excluded.days
  ELSE ${known}.days & ~${bitOfDay} END`;

/**
 * Sets the day's bit of members who were active, and takes it from who is no longer; what changed is
 * changed for every agent above too, so that folding the same again writes nothing.
 */
const foldActive = `
  WITH changed AS (
    INSERT INTO active_months AS months (month, member_id, days)
    SELECT ${monthOfDay}, member_id, CASE WHEN is_active THEN ${bitOfDay} ELSE 0 END
      FROM (SELECT member_id, bool_or(valid_turnover >= $2 AND valid_turnover > 0) AS is_active
              FROM (${membersOfDay}) sums GROUP BY member_id) own
     WHERE is_active OR EXISTS (
       SELECT FROM active_months known
        WHERE known.month = ${monthOfDay} AND known.member_id = own.member_id
          AND known.days & ${bitOfDay} <> 0)
     ORDER BY member_id
    ON CONFLICT (month, member_id) DO UPDATE SET days = ${setDay('months')}
     WHERE months.days & ${bitOfDay} <> excluded.days
    RETURNING member_id, months.days & ${bitOfDay} AS days)
  INSERT INTO team_active_months AS teams (agent_id, month, member_id, days)
  SELECT agent_id, ${monthOfDay}, member_id, days FROM changed JOIN team_members USING (member_id)
   WHERE from_day <= $1 AND until_day > $1 ORDER BY agent_id, member_id
  ON CONFLICT (agent_id, month, member_id) DO UPDATE SET days = ${setDay('teams')}`;

/** Computes one day of every team, by the rules of that day. */
export async function foldDay(context: Context, day: string, timeZone: string): Promise<void> {
  const { database, config } = context;
  const rules = await readAgencyRules(database, config.BRAND, day);
  await inTransaction(database, async (transaction) => {
    await transaction.query(summingSettings);
    await transaction.query(lock);
    await transaction.query(foldMembers, [
      day,
      timeZone,
      rules.activeMinimumDay,
      rules.depositFeeBps,
      agentTypes,
    ]);
    await transaction.query(foldActive, [day, rules.activeMinimumDay]);
  });
}

/** How far figures of teams go; null: nothing was folded yet. */
export async function foldedAt(database: Database): Promise<Date | null> {
  const { rows } = await database.query<{ at: Date | null }>(
    'SELECT folded_at AS at FROM team_progress',
  );
  return rows[0]?.at ?? null;
}
