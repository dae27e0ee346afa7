/** Missions planted for tests, as staff would have started them. */
import { randomUUID } from 'node:crypto';
import type { MissionCadence, MissionGoal } from '@bahati/contract/mission-terms.ts';
import type { Award } from '@bahati/contract/reward-terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';

export const anywhere = { products: [], vendorIds: [], gameIds: [] };

export type PlantedMission = {
  cadence?: MissionCadence;
  goal: MissionGoal;
  award: Award;
  afterId?: bigint;
  firstDay?: string;
  lastDay?: string;
  graceDays?: number;
  budget?: bigint;
  dayBudget?: bigint;
};

/** Answers its row's id and its public one. */
export async function plantMission(
  owner: Database,
  { goal, award, ...more }: PlantedMission,
): Promise<{ rowId: bigint; id: string }> {
  const { rows } = await owner.query<{ rowId: bigint; id: string }>(
    `INSERT INTO missions (idempotency_key, cadence, after_id, state, first_day, last_day, grace_days,
       budget, day_budget, created_by)
     VALUES ($1, $2, $3, 'running', $4, $5, $6, $7, $8, 'test')
     RETURNING id AS "rowId", public_id AS id`,
    [
      randomUUID(),
      more.cadence ?? 'daily',
      more.afterId ?? null,
      more.firstDay ?? '2026-01-05',
      more.lastDay ?? '2026-12-27',
      more.graceDays ?? 0,
      more.budget ?? 100_000_000n,
      more.dayBudget ?? 100_000_000n,
    ],
  );
  const mission = rows[0];
  if (!mission) throw new Error('No mission was planted.');
  await owner.query(
    `INSERT INTO mission_versions (mission_id, from_day, title, goal, award, written_by)
     VALUES ($1, $2, $3, $4, $5, 'test')`,
    [
      mission.rowId,
      more.firstDay ?? '2026-01-05',
      JSON.stringify({ en: 'A mission', sw: 'Kazi' }),
      JSON.stringify(goal),
      JSON.stringify(award),
    ],
  );
  return mission;
}
