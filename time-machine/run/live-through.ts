/**
 * Lives through the days one by one: agreements in the morning, play by day, late voids at night, and
 * then the product's own jobs count, settle and collect. The clock of the database is put to each step.
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { voidRound } from '#platform-app/domains/gaming/voids/void-round.ts';
import { type Chance } from '#time-machine/world/chance.ts';
import { dayOf, dayText, hourMs, minuteMs, startOfDay } from '#time-machine/world/calendar.ts';
import type { Payment, Play } from '#time-machine/world/history.ts';
import { drawDay, type Pockets } from '#time-machine/world/play.ts';
import { isAgent } from '#time-machine/world/tree.ts';
import { agreeOnDay, isRealTimeDay, type Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { collectAt, settleAt } from './settle.ts';
import { writePlay } from './write-play.ts';

/** After midnight of the day itself. */
const agreedMs = 4 * hourMs + 5 * minuteMs;
const withdrawnMs = 4 * hourMs + 15 * minuteMs;
const voidedMs = 26 * hourMs + 45 * minuteMs;
const settledMs = 27 * hourMs;
const collectedMs = 28 * hourMs;

const mostDaysBack = 14;

export async function liveThrough(
  scene: Scene,
  plan: Plan,
  chance: Chance,
  tell: (line: string) => void,
): Promise<void> {
  const pockets: Pockets = new Map();
  for (let day = plan.firstDay; day <= plan.lastDay; day++) {
    const midnight = startOfDay(day);
    await scene.clock.set(midnight + agreedMs);
    await agreeOnDay(scene, plan, day);
    await withdrawAgents(scene, chance, midnight + withdrawnMs);
    await playDay(scene, { chance, pockets, day });
    await scene.clock.set(midnight + voidedMs);
    await voidSome(scene, plan, { chance, pockets, day });
    await settleAt(scene, midnight + settledMs);
    await collectAt(scene, midnight + collectedMs);
    const done = day - plan.firstDay + 1;
    if (done % 10 === 0 || day === plan.lastDay) {
      tell(`${dayText(day)}: ${done} days, ${scene.history.plays.length} rounds`);
    }
  }
}

type Day = { chance: Chance; pockets: Pockets; day: number };

async function playDay(scene: Scene, { chance, pockets, day }: Day): Promise<void> {
  const { members, plays, payments } = scene.history;
  const drawn = drawDay(chance, members, pockets, day);
  await writePlay(scene, drawn.plays, drawn.payments);
  plays.push(...drawn.plays);
  payments.push(...drawn.payments);
}

/** Some agents take out all they have, and lack it when a period is settled. */
async function withdrawAgents(scene: Scene, chance: Chance, at: number): Promise<void> {
  const { history, owner } = scene;
  const chosen = history.members.flatMap((member, place) =>
    isAgent(member) && chance.isTrue(8) ? [{ place, id: member.id }] : [],
  );
  const { rows } = await owner.query<{ id: bigint; balance: bigint }>(
    `SELECT owner_id AS id, balance FROM accounts
      WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash' AND balance > 0`,
    [chosen.map(({ id }) => id)],
  );
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
  const payments = chosen.flatMap(({ place, id }): Payment[] => {
    const amount = balances.get(id);
    return amount ? [{ member: place, at, direction: 'out', amount }] : [];
  });
  await writePlay(scene, [], payments);
  history.payments.push(...payments);
}

/** Rounds of this and earlier days are voided, by the product's own rules. */
async function voidSome(scene: Scene, plan: Plan, { chance, pockets, day }: Day): Promise<void> {
  const { history, clock } = scene;
  const from = startOfDay(day - mostDaysBack);
  const recent = history.plays.filter(({ at, voidedAt }) => voidedAt === null && at >= from);
  if (recent.length === 0) return;
  for (let left = chance.int(0, 4); left > 0; left--) {
    const yesterday = recent.filter(({ at }) => dayOf(at) === day - 1);
    const play = chance.pick(chance.isTrue(50) && yesterday.length > 0 ? yesterday : recent);
    if (play.voidedAt !== null || isBraked(scene, plan, play)) continue;
    if (!(await voidPlay(scene, play))) continue;
    play.voidedAt = clock.now().getTime();
    pockets.set(play.member, (pockets.get(play.member) ?? 0n) + play.stake - play.payout);
  }
}

/** Stakes beyond a brake stay uncounted when one below it is voided: those are left alone. */
function isBraked({ history }: Scene, plan: Plan, { member, at }: Play): boolean {
  return history.members[member]?.line === 'M' && isRealTimeDay(plan, dayOf(at));
}

/** False: its member has less than is taken back. */
async function voidPlay({ context }: Scene, { roundId }: Play): Promise<boolean> {
  try {
    await inTransaction(context.database, (transaction) =>
      voidRound(context, transaction, roundId),
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'void_short') return false;
    throw error;
  }
}
