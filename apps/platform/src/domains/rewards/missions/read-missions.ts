/** Missions that count now, each with the version of the period it counts in. */
import type { MissionCadence, MissionGoal } from '@bahati/contract/mission-terms.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { openPeriods, type Period } from './mission-periods.rules.ts';

/** One mission in one period. */
export type PeriodMission = {
  missionId: bigint;
  id: string;
  afterId: bigint | null;
  cadence: MissionCadence;
  graceDays: number;
  period: Period;
  isCurrent: boolean;
  versionId: bigint;
  title: BothWords;
  goal: MissionGoal;
  award: Award;
};

type Row = {
  missionId: bigint;
  id: string;
  afterId: bigint | null;
  cadence: MissionCadence;
  firstDay: string;
  lastDay: string;
  graceDays: number;
};

/** So many may run at once. */
export const mostRunning = 40;

/** By the database's clock in the brand's zone. */
export async function readToday(
  database: Database | Transaction,
  timeZone: string,
): Promise<string> {
  const { rows } = await database.query<{ today: string }>(
    'SELECT (now() AT TIME ZONE $1)::date::text AS today',
    [timeZone],
  );
  const today = rows[0]?.today;
  if (!today) throw new Error('The day could not be read.');
  return today;
}

/** Those running on a day, and the periods before it that are in their days of grace. */
export async function readMissions(
  database: Database | Transaction,
  today: string,
): Promise<PeriodMission[]> {
  const { rows } = await database.query<Row>(
    `SELECT id AS "missionId", public_id AS id, after_id AS "afterId", cadence,
            first_day::text AS "firstDay", last_day::text AS "lastDay", grace_days AS "graceDays"
       FROM missions
      WHERE state = 'running' AND last_day >= $1::date - 7 AND first_day <= $1
        AND last_day + grace_days >= $1::date
      ORDER BY id LIMIT $2`,
    [today, mostRunning],
  );
  const open = rows.flatMap((row) =>
    openPeriods(row, today).map((period) => ({
      missionId: row.missionId,
      id: row.id,
      afterId: row.afterId,
      cadence: row.cadence,
      graceDays: row.graceDays,
      period,
      isCurrent: period.from <= today && today <= period.to,
    })),
  );
  return withVersions(database, open);
}

type Version = Pick<PeriodMission, 'versionId' | 'title' | 'goal' | 'award'>;

/** Of a period the newest version that began with it or before; else the first there was. */
async function withVersions(
  database: Database | Transaction,
  open: readonly Omit<PeriodMission, keyof Version>[],
): Promise<PeriodMission[]> {
  if (open.length === 0) return [];
  const { rows } = await database.query<Version>(
    `SELECT v.id AS "versionId", v.title, v.goal, v.award
       FROM unnest($1::bigint[], $2::date[]) WITH ORDINALITY AS asked (mission_id, period, at)
       JOIN LATERAL (
         SELECT * FROM mission_versions v WHERE v.mission_id = asked.mission_id
          ORDER BY v.from_day <= asked.period DESC,
                   CASE WHEN v.from_day <= asked.period THEN v.from_day END DESC NULLS LAST,
                   CASE WHEN v.from_day <= asked.period THEN -v.id ELSE v.id END
          LIMIT 1) v ON true
      ORDER BY asked.at`,
    [open.map(({ missionId }) => missionId), open.map(({ period }) => period.from)],
  );
  return open.map((mission, at) => {
    const version = rows[at];
    if (!version) throw new Error(`The mission ${mission.missionId} has no version.`);
    return { ...mission, ...version };
  });
}
