/** Missions as staff see them. */
import type { StaffMission } from '@bahati/contract/back-office/rewards/missions.ts';
import type { MissionGoal } from '@bahati/contract/mission-terms.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';

type Terms = { title: BothWords; goal: MissionGoal; award: Award };

export type MissionRow = Pick<
  StaffMission,
  'id' | 'state' | 'cadence' | 'firstDay' | 'lastDay' | 'graceDays' | 'createdBy' | 'endReason'
> & {
  rowId: bigint;
  after: StaffMission['after'];
  budget: bigint;
  dayBudget: bigint;
  spent: bigint;
  spentToday: bigint;
  claims: number;
  now: Terms;
  next: (Terms & { from: string }) | null;
};

/** A version that counts on day $1, else the first; and the newest that counts later. */
const columns = `m.id AS "rowId", m.public_id AS id, m.state, m.cadence,
  m.first_day::text AS "firstDay", m.last_day::text AS "lastDay", m.grace_days AS "graceDays",
  m.budget, m.day_budget AS "dayBudget", m.spent, m.created_by AS "createdBy",
  m.end_reason AS "endReason",
  (SELECT json_build_object('id', b.public_id, 'title', v.title)
     FROM missions b JOIN mission_versions v ON v.mission_id = b.id
    WHERE b.id = m.after_id ORDER BY v.from_day DESC, v.id DESC LIMIT 1) AS after,
  coalesce((SELECT d.spent FROM mission_days d WHERE d.mission_id = m.id AND d.day = $1::date), 0)
    AS "spentToday",
  coalesce((SELECT sum(d.claims) FROM mission_days d WHERE d.mission_id = m.id), 0)::int AS claims,
  (SELECT json_build_object('title', v.title, 'goal', v.goal, 'award', v.award)
     FROM mission_versions v WHERE v.mission_id = m.id
    ORDER BY v.from_day <= $1::date DESC, CASE WHEN v.from_day <= $1::date THEN -v.id ELSE v.id END
    LIMIT 1) AS now,
  (SELECT json_build_object('from', v.from_day, 'title', v.title, 'goal', v.goal, 'award', v.award)
     FROM mission_versions v WHERE v.mission_id = m.id AND v.from_day > $1::date
      AND v.from_day > m.first_day
    ORDER BY v.from_day DESC, v.id DESC LIMIT 1) AS next`;

export async function todayOfBrand({ database, config }: Context): Promise<string> {
  const { timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<{ today: string }>(
    'SELECT (now() AT TIME ZONE $1)::date::text AS today',
    [timeZone],
  );
  return rows[0]?.today ?? '';
}

export async function currencyOfBrand({ database, config }: Context): Promise<Currency> {
  return (await readBrand(database, config.BRAND)).currency;
}

/** Refuses `invalid_input`; newest first. */
export async function listStaffMissions(
  context: Context,
  query: { state?: string | undefined; cursor?: string | undefined; pageSize: number },
): Promise<Page<StaffMission>> {
  const [today, currency] = await Promise.all([todayOfBrand(context), currencyOfBrand(context)]);
  const { rows } = await context.database.query<MissionRow>(
    `SELECT ${columns} FROM missions m
      WHERE ($2::bigint IS NULL OR m.id < $2) AND ($3::text IS NULL OR m.state = $3)
      ORDER BY m.id DESC LIMIT $4`,
    [today, readCursor(query.cursor), query.state ?? null, query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => missionValue(row, currency));
}

/** Refuses `not_found`. `isLocked`: nobody else changes it until the transaction ends. */
export async function readStaffMission(
  database: Database | Transaction,
  { id, today, isLocked = false }: { id: string; today: string; isLocked?: boolean },
): Promise<MissionRow> {
  const { rows } = await database.query<MissionRow>(
    `SELECT ${columns} FROM missions m WHERE m.public_id = $2 ${isLocked ? 'FOR UPDATE OF m' : ''}`,
    [today, id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export function missionValue(row: MissionRow, currency: Currency): StaffMission {
  const isMoney = row.now.award.kind === 'cash' || row.now.award.kind === 'bonus';
  const told = (figure: bigint) => (isMoney ? toDecimal(figure, currency) : figure.toString());
  return {
    id: row.id,
    state: row.state,
    currency,
    ...row.now,
    cadence: row.cadence,
    afterId: row.after?.id ?? null,
    after: row.after,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    graceDays: row.graceDays,
    next: row.next,
    budget: told(row.budget),
    dayBudget: told(row.dayBudget),
    spent: told(row.spent),
    spentToday: told(row.spentToday),
    claims: row.claims,
    createdBy: row.createdBy,
    endReason: row.endReason,
  };
}
