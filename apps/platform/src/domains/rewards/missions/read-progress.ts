/** Reads what goals are made of, for one member and the days of all his missions at once. */
import type { MissionGoal } from '@bahati/contract/mission-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { daysOfMember } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import type { Period } from './mission-periods.rules.ts';
import {
  type Figures,
  needsRounds,
  type PaidDay,
  type PlayedDay,
} from './mission-progress.rules.ts';

/** Nobody plays more in the longest period; beyond it the oldest rounds would not be counted. */
const mostRounds = 50_000;

type Asked = { memberId: bigint; currency: Currency; timeZone: string };

/** Each part is read only where a goal asks for it, and from the first day that one asks. */
export async function readFigures(
  database: Database | Transaction,
  asked: Asked,
  missions: readonly { goal: MissionGoal; period: Period }[],
): Promise<Figures> {
  const isPaid = ({ goal }: { goal: MissionGoal }) =>
    goal.kind === 'deposits' || goal.kind === 'deposited';
  const ofRounds = missions.filter(({ goal }) => needsRounds(goal));
  const ofDays = missions.filter((one) => !isPaid(one) && !needsRounds(one.goal));
  const days = await readDays(database, asked, spanOf(ofDays));
  const rounds = await readRounds(database, asked, spanOf(ofRounds));
  const deposits = await readDeposits(database, asked, spanOf(missions.filter(isPaid)));
  return { days, rounds, deposits };
}

function spanOf(missions: readonly { period: Period }[]): Period | undefined {
  const from = missions.map(({ period }) => period.from).toSorted()[0];
  const to = missions
    .map(({ period }) => period.to)
    .toSorted()
    .at(-1);
  return from && to ? { from, to } : undefined;
}

const valuesOf = ({ memberId, currency, timeZone }: Asked, { from, to }: Period) => [
  memberId,
  from,
  to,
  timeZone,
  currency,
];

/** Daily aggregates and what was not counted yet, so that a bet shows with the next reading. */
async function readDays(
  database: Database | Transaction,
  asked: Asked,
  span: Period | undefined,
): Promise<PlayedDay[]> {
  if (!span) return [];
  const { rows } = await database.query<PlayedDay>(
    `${daysOfMember}
     SELECT day::text, product, vendor_id AS "vendorId", NULL::int AS "gameId",
            sum(bet_count)::bigint AS bets, sum(valid_bet)::bigint AS turnover, 0::bigint AS wins
       FROM days WHERE product <> '' GROUP BY day, product, vendor_id`,
    valuesOf(asked, span),
  );
  return rows;
}

/** A round counts on the day it closed; one of two days' length is found by its id all the same. */
async function readRounds(
  database: Database | Transaction,
  asked: Asked,
  span: Period | undefined,
): Promise<PlayedDay[]> {
  if (!span) return [];
  const { rows } = await database.query<PlayedDay>(
    `SELECT (r.settled_at AT TIME ZONE $4)::date::text AS day, g.category AS product,
            g.vendor_id AS "vendorId", g.id AS "gameId", sum(r.bet_count)::bigint AS bets,
            sum(coalesce(r.valid_stake, r.stake))::bigint AS turnover,
            count(*) FILTER (WHERE r.payout > r.stake) AS wins
       FROM (SELECT * FROM rounds
              WHERE member_id = $1
                AND id >= first_round_id_from($2::date::timestamp AT TIME ZONE $4 - interval '2 days')
              ORDER BY id DESC LIMIT ${mostRounds}) r
            JOIN games g ON g.id = r.game_id
      WHERE r.state = 2 AND r.currency = $5
        AND r.settled_at >= $2::date::timestamp AT TIME ZONE $4
        AND r.settled_at < ($3::date + 1)::timestamp AT TIME ZONE $4
      GROUP BY 1, 2, 3, 4`,
    valuesOf(asked, span),
  );
  return rows;
}

async function readDeposits(
  database: Database | Transaction,
  asked: Asked,
  span: Period | undefined,
): Promise<PaidDay[]> {
  if (!span) return [];
  const { rows } = await database.query<PaidDay>(
    `SELECT (completed_at AT TIME ZONE $4)::date::text AS day, count(*) AS count,
            sum(amount)::bigint AS amount
       FROM deposits
      WHERE member_id = $1 AND currency = $5 AND status = 'completed'
        AND completed_at >= $2::date::timestamp AT TIME ZONE $4
        AND completed_at < ($3::date + 1)::timestamp AT TIME ZONE $4
      GROUP BY 1`,
    valuesOf(asked, span),
  );
  return rows;
}
