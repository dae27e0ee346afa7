/** A member claims a mission. */
import type { MissionClaim } from '@bahati/contract/player-site/rewards/missions.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';
import { amountOf, offerAward } from '#domains/rewards/awards/awards.ts';
import { type OwnMission, readClaim, readOwnMissions } from './list-missions.ts';
import { dayNumber } from './mission-periods.rules.ts';
import { readToday } from './read-missions.ts';

/**
 * Gives the award of a mission that was reached, once for its period. Refuses `mission_claimed`,
 * `mission_not_reached`, `mission_over`, `mission_spent`, `play_paused`.
 */
export async function claimMission(
  context: Context,
  actor: MemberActor,
  { id, period }: { id: string; period: string },
): Promise<MissionClaim> {
  const { memberId, currency } = actor;
  const timeZone = await countedZone(context, context.database);
  const claim = await inTransaction(context.database, async (transaction) => {
    // Two claims at once take turns; the second then sees what the first was given.
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `missions ${memberId}`,
    ]);
    const missions = await readOwnMissions(transaction, actor, timeZone);
    const mission = missions.find((one) => one.id === id && one.period.from === period);
    if (!mission) throw new Refusal(await whyNot(transaction, memberId, id, period));
    if (mission.state === 'claimed') throw new Refusal('mission_claimed');
    if (mission.state !== 'reached') throw new Refusal('mission_not_reached');
    await assertNotExcluded(transaction, memberId);
    const awardId = await give(transaction, actor, mission);
    await countBudget(transaction, mission, {
      spent: amountOf(mission.award, currency),
      day: await readToday(transaction, timeZone),
    });
    return readClaim(transaction, awardId, currency);
  });
  context.announceBalance(memberId);
  return claim;
}

/** A period that is no longer shown was claimed in time, or is over. */
async function whyNot(
  transaction: Transaction,
  memberId: bigint,
  id: string,
  period: string,
): Promise<string> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM mission_claims c JOIN missions m ON m.id = c.mission_id
      WHERE m.public_id = $1 AND c.member_id = $2 AND c.period = $3`,
    [id, memberId, period],
  );
  return rows.length > 0 ? 'mission_claimed' : 'mission_over';
}

async function give(
  transaction: Transaction,
  { memberId, currency }: MemberActor,
  mission: OwnMission,
): Promise<bigint> {
  const awardId = await offerAward(transaction, {
    memberId,
    currency,
    source: 'mission',
    sourceId: mission.missionId,
    ordinal: dayNumber(mission.period.from),
    award: mission.award,
    title: mission.title,
    isAutomatic: true,
  });
  if (awardId === undefined) throw new Refusal('mission_claimed');
  await transaction.query(
    `INSERT INTO mission_claims (mission_id, period, member_id, version_id, progress, award_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      mission.missionId,
      mission.period.from,
      memberId,
      mission.versionId,
      mission.progress,
      awardId,
    ],
  );
  return awardId;
}

/** The last thing a claim does: other members wait for these rows no longer than they have to. */
async function countBudget(
  transaction: Transaction,
  { missionId }: OwnMission,
  { spent, day }: { spent: bigint; day: string },
): Promise<void> {
  const { rows } = await transaction.query<{ dayBudget: bigint }>(
    `UPDATE missions SET spent = spent + $2 WHERE id = $1 AND spent + $2 <= budget
     RETURNING day_budget AS "dayBudget"`,
    [missionId, spent],
  );
  const dayBudget = rows[0]?.dayBudget;
  if (dayBudget === undefined || spent > dayBudget) throw new Refusal('mission_spent');
  const { rowCount } = await transaction.query(
    `INSERT INTO mission_days AS days (mission_id, day, budget, spent) VALUES ($1, $2, $3, $4)
     ON CONFLICT (mission_id, day) DO UPDATE
        SET budget = excluded.budget, spent = days.spent + excluded.spent, claims = days.claims + 1
      WHERE days.spent + excluded.spent <= excluded.budget`,
    [missionId, day, dayBudget, spent],
  );
  if (rowCount === 0) throw new Refusal('mission_spent');
}
