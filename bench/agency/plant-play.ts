/**
 * What the line played since the first day of the quarter that is settled: on each day a tenth of
 * all members, a row of play each. Teams' days and active members as folding leaves them.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import { members, top } from './plant-line.ts';

const zone = 'Africa/Nairobi';

/** Days of the brand: today, and the first days of the three months before this one. */
export type Quarter = { today: string; months: string[] };

export async function readQuarter(owner: Database): Promise<Quarter> {
  const { rows } = await owner.query<Quarter>(
    `SELECT today::text AS today,
            ARRAY(SELECT (date_trunc('month', today) - back * interval '1 month')::date::text
                    FROM generate_series(3, 1, -1) AS back) AS months
       FROM (SELECT (now() AT TIME ZONE '${zone}')::date AS today) now`,
  );
  const [quarter] = rows;
  if (!quarter) throw new Error('The database has no time.');
  return quarter;
}

/** A number of each member that says when and how much it plays. */
const luckOf = (member: string) => `(hashint8(${member}) & 2147483647)`;

/** Three of ten members play, each on every third day. */
const pool = `SELECT id AS member_id, ${luckOf('id')} AS luck FROM members
   WHERE id > ${top} AND ${luckOf('id')} % 10 < 3`;

const playedDays = `
  INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake, turnover,
    valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer, vendor_result, rebate,
    adjustment)
  SELECT day, member_id, 'RNG', 900, 'KES', 4, amount, amount, amount,
         amount * (60 + (luck + number * 37) % 60) / 100, 0,
         CASE WHEN (luck + number) % 5 = 0 THEN 100000 ELSE 0 END, 0, 0, 0, 0, 0, amount / 200, 0
    FROM (SELECT $1::date + at AS day, at AS number
            FROM generate_series(0, $2::date - $1::date) AS at) days,
         (${pool}) pool, LATERAL (SELECT 20000 + luck % 180000 AS amount) play
   WHERE (luck / 10 + number) % 3 = 0`;

const teamDays = `
  INSERT INTO team_days (agent_id, day, currency, turnover, valid_turnover, payout, promotion, rebate,
    deposit_fee, deposit, withdrawal, bet_count, player_count, active_count, depositor_count, new_count)
  SELECT agent_id, day, 'KES', sum(turnover), sum(valid_bet), sum(payout), 0, sum(rebate),
         sum(deposit / 100), sum(deposit), 0, sum(bet_count), count(*),
         count(*) FILTER (WHERE valid_bet >= 50000), count(*) FILTER (WHERE deposit > 0), 0
    FROM member_days JOIN (
      SELECT agent_id, member_id FROM team_members
      UNION ALL SELECT id, id FROM members WHERE type > 0) team USING (member_id)
   WHERE day >= $1::date AND day < $1::date + interval '1 month' GROUP BY agent_id, day`;

const activeMonths = `
  INSERT INTO active_months (month, member_id, days)
  SELECT date_trunc('month', day)::date, member_id,
         bit_or(1 << (extract(day FROM day)::integer - 1))
    FROM member_days WHERE valid_bet >= 50000 AND day >= $1::date
     AND day < $1::date + interval '1 month' GROUP BY 1, 2`;

const teamActiveMonths = `
  INSERT INTO team_active_months (agent_id, month, member_id, days)
  SELECT agent_id, month, member_id, days FROM active_months JOIN team_members USING (member_id)`;

/**
 * Wins of settled rounds that were taken back three days after the play, ten a day. Those of another
 * month than the play are told as if each bill of the play was issued before.
 */
const lateChanges = `
  INSERT INTO late_changes (transfer_id, member_id, currency, round_id, on_day, of_day, of_instant,
    turnover, valid_turnover, payout, noted_at)
  SELECT row_number() OVER (), member_id, 'KES', 1, day + 3, day, day::timestamp AT TIME ZONE '${zone}'
           + interval '12 hours', 0, 0, payout / 4,
         CASE WHEN date_trunc('month', day + 3) > day THEN now() + interval '1 day' ELSE now() END
    FROM (SELECT day, member_id, payout, row_number() OVER (PARTITION BY day ORDER BY
                 hashint8(member_id + (day - '2020-01-01'))) AS place
            FROM member_days WHERE member_id % 100 = 7 AND day <= $1::date - 3) voids
   WHERE place <= 10`;

export async function plantPlay(owner: Database, { today, months }: Quarter): Promise<void> {
  await owner.query(`SELECT make_member_day_months($1::date, $2::date)`, [months[0], today]);
  await owner.query('ALTER TABLE member_days DROP CONSTRAINT member_days_pkey');
  await owner.query('ALTER TABLE team_days DROP CONSTRAINT team_days_pkey');
  await owner.query('ALTER TABLE team_active_months DROP CONSTRAINT team_active_months_pkey');
  await owner.query(playedDays, [months[0], today]);
  await owner.query(
    `ALTER TABLE member_days ADD PRIMARY KEY (member_id, day, product, vendor_id, currency)`,
  );
  for (const month of [...months, `${today.slice(0, 7)}-01`]) {
    await owner.query(teamDays, [month]);
    await owner.query(activeMonths, [month]);
  }
  await owner.query(teamActiveMonths);
  await owner.query('ALTER TABLE team_days ADD PRIMARY KEY (agent_id, day, currency)');
  await owner.query(
    'ALTER TABLE team_active_months ADD PRIMARY KEY (agent_id, month, member_id) INCLUDE (days)',
  );
  await owner.query(lateChanges, [today]);
  await owner.query(
    `INSERT INTO records_progress (last_transfer_id, time_zone) VALUES (0, '${zone}')`,
  );
  await owner.query('UPDATE team_progress SET last_day = $1, folded_at = now()', [today]);
}

/** A dividend by the month for every agent since the quarter began: a share that falls by the level. */
export async function plantContracts(owner: Database, { months }: Quarter): Promise<void> {
  const agents = `SELECT id, upline_id, 40 - 5 * (SELECT count(*) FROM team_members
                            WHERE member_id = members.id) AS share
                    FROM members WHERE type IN (1, 2)`;
  await owner.query(
    `WITH agents AS (${agents}),
     terms AS (
       SELECT agents.*, jsonb_build_object('kind', 'dividend', 'period', 'M', 'mode', 'fixed',
                'carryOver', 'none', 'tiers', jsonb_build_array(jsonb_build_object(
                  'turnover', '0.00', 'activeMembers', 0, 'loss', '0.00',
                  'rateBps', share * 100))) AS terms FROM agents),
     requests AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by,
         staff_username, type, terms, state, decided_at)
       SELECT gen_random_uuid(), 'dividend', id, upline_id,
              CASE WHEN upline_id IS NULL THEN 'staff' ELSE 'upline' END,
              CASE WHEN upline_id IS NULL THEN 'bench' END, 'terms', terms, 'accepted', now()
         FROM terms RETURNING id, agent_id, terms),
     contracts AS (
       INSERT INTO agency_contracts (kind, agent_id, upline_id, currency)
       SELECT 'dividend', id, upline_id, 'KES' FROM terms ORDER BY id RETURNING id, agent_id)
     INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
     SELECT contracts.id, 1, terms, $1::date::timestamp AT TIME ZONE '${zone}', requests.id
       FROM contracts JOIN requests USING (agent_id)`,
    [months[0]],
  );
}

/** Of a day. */
export const playersOfDay = members / 10;
