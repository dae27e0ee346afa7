/** What a member sees of missions. */
import type { MemberMission, MissionClaim } from '@bahati/contract/player-site/rewards/missions.ts';
import type { MissionCadence } from '@bahati/contract/mission-terms.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';
import { anyGame, readScopeNames, shownAward } from '#domains/rewards/play-scope/play-scope.ts';
import { addDays } from './mission-periods.rules.ts';
import { isOfMoney, progressOf, targetOf } from './mission-progress.rules.ts';
import { type PeriodMission, readMissions, readToday } from './read-missions.ts';
import { readFigures } from './read-progress.ts';

export type OwnMission = PeriodMission & {
  progress: bigint;
  target: bigint;
  state: MemberMission['state'];
};

const most = 60;

/** Missions with own progress; what of the days before is left of it only where it may be claimed. */
export async function listMissions(context: Context, actor: MemberActor) {
  const { database } = context;
  const timeZone = await countedZone(context, database);
  const missions = (await readOwnMissions(database, actor, timeZone)).slice(0, most);
  const scopes = missions.map(({ goal }) => ('scope' in goal ? goal.scope : anyGame));
  const [shownScope, times] = await Promise.all([
    readScopeNames(database, scopes),
    readTimes(database, missions, timeZone),
  ]);
  const chains = chainsOf(missions);
  const { currency } = actor;
  return {
    currency,
    items: missions.map((mission, at) => ({
      id: mission.id,
      title: mission.title,
      cadence: mission.cadence,
      period: mission.period.from,
      goal: mission.goal.kind,
      progress: told(mission.progress, mission, currency),
      target: told(mission.target, mission, currency),
      scope: shownScope(scopes[at] ?? anyGame),
      award: shownAward(mission.award, currency),
      state: mission.state,
      endsAt: times[at]?.endsAt.toISOString() ?? '',
      claimUntil: times[at]?.claimUntil.toISOString() ?? '',
      chain: chains.get(keyOf(mission)) ?? null,
    })),
    claimable: missions.filter(({ state }) => state === 'reached').length,
  };
}

function told(figure: bigint, { goal, target }: OwnMission, currency: Currency): string {
  const shown = figure > target ? target : figure;
  return isOfMoney(goal) ? toDecimal(shown, currency) : shown.toString();
}

/** Every mission of today, and of the periods before it those that were reached and not claimed. */
export async function readOwnMissions(
  database: Database | Transaction,
  { memberId, currency }: MemberActor,
  timeZone: string,
): Promise<OwnMission[]> {
  const today = await readToday(database, timeZone);
  const missions = await readMissions(database, today);
  const claimed = await readClaimed(database, memberId, missions);
  const figures = await readFigures(
    database,
    { memberId, currency, timeZone },
    missions.filter((mission) => !claimed.has(keyOf(mission))),
  );
  return missions
    .map((mission): OwnMission => {
      const target = targetOf(mission.goal, currency);
      const isClaimed = claimed.has(keyOf(mission));
      const progress = isClaimed ? target : progressOf(mission.goal, mission.period, figures);
      const { afterId } = mission;
      const isLocked =
        afterId !== null && !claimed.has(keyOf({ missionId: afterId, period: mission.period }));
      const open = isLocked ? 'locked' : progress >= target ? 'reached' : 'running';
      return { ...mission, target, progress, state: isClaimed ? 'claimed' : open };
    })
    .filter(({ isCurrent, state }) => isCurrent || state === 'reached');
}

const keyOf = ({ missionId, period }: Pick<PeriodMission, 'missionId' | 'period'>): string =>
  `${missionId} ${period.from}`;

async function readClaimed(
  database: Database | Transaction,
  memberId: bigint,
  missions: readonly PeriodMission[],
): Promise<ReadonlySet<string>> {
  if (missions.length === 0) return new Set();
  const { rows } = await database.query<{ missionId: bigint; from: string }>(
    `SELECT mission_id AS "missionId", period::text AS from FROM mission_claims
      WHERE member_id = $1 AND mission_id = ANY($2::bigint[]) AND period = ANY($3::date[])`,
    [
      memberId,
      missions.map(({ missionId }) => missionId),
      missions.map(({ period }) => period.from),
    ],
  );
  return new Set(
    rows.map(({ missionId, from }) => keyOf({ missionId, period: { from, to: from } })),
  );
}

/** Days of the brand as instants: its zone alone knows where they begin. */
async function readTimes(
  database: Database,
  missions: readonly OwnMission[],
  timeZone: string,
): Promise<{ endsAt: Date; claimUntil: Date }[]> {
  const { rows } = await database.query<{ endsAt: Date; claimUntil: Date }>(
    `SELECT (ends + 1)::timestamp AT TIME ZONE $3 AS "endsAt",
            (claims + 1)::timestamp AT TIME ZONE $3 AS "claimUntil"
       FROM unnest($1::date[], $2::date[]) WITH ORDINALITY AS days (ends, claims, at) ORDER BY at`,
    [
      missions.map(({ period }) => period.to),
      missions.map(({ period, graceDays }) => addDays(period.to, graceDays)),
      timeZone,
    ],
  );
  return rows;
}

/** A chain is named by its first step. */
function chainsOf(missions: readonly OwnMission[]) {
  const byId = new Map(missions.map((mission) => [keyOf(mission), mission]));
  const stepsOf = new Map<string, OwnMission[]>();
  for (const mission of missions) {
    const steps: OwnMission[] = [];
    for (let step: OwnMission | undefined = mission; step && steps.length < missions.length; ) {
      steps.unshift(step);
      const { afterId, period }: OwnMission = step;
      step = afterId === null ? undefined : byId.get(keyOf({ missionId: afterId, period }));
    }
    stepsOf.set(keyOf(mission), steps);
  }
  const lengths = new Map<string, number>();
  for (const [first, ...more] of stepsOf.values()) {
    if (!first) continue;
    const length = Math.max(lengths.get(keyOf(first)) ?? 0, more.length + 1);
    lengths.set(keyOf(first), length);
  }
  return new Map(
    [...stepsOf].flatMap(([key, steps]) => {
      const [first] = steps;
      const of = first ? (lengths.get(keyOf(first)) ?? 1) : 1;
      return first && of > 1 ? [[key, { id: first.id, place: steps.length, of }] as const] : [];
    }),
  );
}

type ClaimRow = {
  rowId: bigint;
  id: string;
  title: BothWords;
  cadence: MissionCadence;
  period: string;
  award: Award;
  claimedAt: Date;
};

const claimColumns = `c.award_id AS "rowId", m.public_id AS id, v.title, m.cadence,
  c.period::text AS period, v.award, c.claimed_at AS "claimedAt"`;
const fromClaims = `mission_claims c JOIN missions m ON m.id = c.mission_id
  JOIN mission_versions v ON v.id = c.version_id`;

/** Refuses `invalid_input`; newest first. */
export async function listClaims(
  { database }: Context,
  { memberId, currency }: MemberActor,
  query: { cursor?: string | undefined; pageSize: number },
) {
  const { rows } = await database.query<ClaimRow>(
    `SELECT ${claimColumns} FROM ${fromClaims}
      WHERE c.member_id = $1 AND ($2::bigint IS NULL OR c.award_id < $2)
      ORDER BY c.award_id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => claimValue(row, currency));
}

export async function readClaim(
  transaction: Transaction,
  awardId: bigint,
  currency: Currency,
): Promise<MissionClaim> {
  const { rows } = await transaction.query<ClaimRow>(
    `SELECT ${claimColumns} FROM ${fromClaims} WHERE c.award_id = $1`,
    [awardId],
  );
  if (!rows[0]) throw new Error('The claim was not written.');
  return claimValue(rows[0], currency);
}

function claimValue(row: ClaimRow, currency: Currency): MissionClaim {
  const { id, title, cadence, period, award, claimedAt } = row;
  return {
    id,
    title,
    cadence,
    period,
    currency,
    award: shownAward(award, currency),
    claimedAt: claimedAt.toISOString(),
  };
}
