/** The programme's background work, in an order that makes each step see what the one before did. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { setLevelWithdrawals } from '#domains/members/levels/levels.ts';
import { trialType } from '#domains/members/members.ts';
import { addDays, runOverMembers } from '#domains/rewards/programmes/programmes.ts';
import { giveGift, type GiftKind } from './give-gift.ts';
import { keepLevels } from './keep-levels.ts';
import { raiseLevels } from './raise-levels.ts';
import { readVipDay, type VipDay } from './vip-day.ts';

const batchSize = 200;

/**
 * Every few minutes: who played lately is raised, periods that ended are judged, and once a day
 * everybody is looked at and gifts of the week, the month and birthdays are given.
 */
export async function careForLevels(context: Context, leaving?: AbortSignal): Promise<void> {
  const day = await readVipDay(context.database, context.config.BRAND);
  await writeWithdrawals(context, day);
  // Periods end before anybody is raised: what was lost counts from today on.
  await keepLevels(context, day, leaving);
  if (day.rules.levels.length === 0) return;
  await raiseLatePlayers(context, day, leaving);
  await raiseEverybody(context, day, leaving);
  const lastMonday = addDays(day.monday, -7);
  const lastMonth = `${addDays(day.month, -1).slice(0, 7)}-01`;
  await giveToPlayers(
    context,
    day,
    { kind: 'week', from: lastMonday, before: day.monday },
    leaving,
  );
  await giveToPlayers(context, day, { kind: 'month', from: lastMonth, before: day.month }, leaving);
  await giveBirthdays(context, day, leaving);
}

function writeWithdrawals({ database }: Context, { rules, currency }: VipDay): Promise<void> {
  const limits = rules.levels.map(({ withdrawalMaximum, withdrawalCount }, at) => ({
    rank: at + 1,
    dailyMaximum: withdrawalMaximum === null ? null : parseDecimal(withdrawalMaximum, currency),
    dailyCount: withdrawalCount,
  }));
  return inTransaction(database, (transaction) => setLevelWithdrawals(transaction, limits));
}

/** Those of whom something was counted today or yesterday. */
async function raiseLatePlayers(
  context: Context,
  day: VipDay,
  leaving?: AbortSignal,
): Promise<void> {
  for (let after = 0n; !leaving?.aborted; ) {
    const ids = await idsOf(
      context,
      `SELECT DISTINCT d.member_id AS id FROM member_days d JOIN members m ON m.id = d.member_id
        WHERE d.day >= $3::date - 1 AND d.member_id > $1 AND m.type <> ${trialType}
        ORDER BY d.member_id LIMIT $2`,
      [after, batchSize, day.today],
    );
    await raiseLevels(context, day, ids);
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) return;
    after = last;
  }
}

/** Once a day: rules may have changed, and so may what counts of the last days. */
function raiseEverybody(context: Context, day: VipDay, leaving?: AbortSignal): Promise<void> {
  const run = {
    kind: 'vip levels',
    period: day.today,
    candidates: (after: bigint, limit: number) =>
      idsOf(
        context,
        `SELECT id FROM members WHERE id > $1 AND type <> ${trialType} AND status = 'active'
          ORDER BY id LIMIT $2`,
        [after, limit],
      ),
    each: (ids: readonly bigint[]) => raiseLevels(context, day, ids),
  };
  return runOverMembers(context, run, leaving);
}

type Period = { kind: 'week' | 'month'; from: string; before: string };

/** Whoever has a level and played in the period that ended. */
function giveToPlayers(
  context: Context,
  day: VipDay,
  { kind, from, before }: Period,
  leaving?: AbortSignal,
): Promise<void> {
  const played = `
    SELECT l.member_id AS id FROM member_levels l JOIN members m ON m.id = l.member_id
     WHERE l.member_id > $1 AND l.rank > 0 AND m.status = 'active' AND EXISTS (
       SELECT FROM member_days d WHERE d.member_id = l.member_id AND d.currency = m.currency
          AND d.day >= $3::date AND d.day < $4::date AND d.valid_bet > 0)
     ORDER BY l.member_id LIMIT $2`;
  const run = {
    kind: `vip ${kind}`,
    period: from,
    candidates: (after: bigint, limit: number) =>
      idsOf(context, played, [after, limit, from, before]),
    each: (ids: readonly bigint[]) => giveAll(context, day, ids, { kind, period: from }),
  };
  return runOverMembers(context, run, leaving);
}

/** Born on the 29th of February: on the 28th of a year without one. */
function giveBirthdays(context: Context, day: VipDay, leaving?: AbortSignal): Promise<void> {
  const born = `
    SELECT l.member_id AS id FROM member_levels l JOIN members m ON m.id = l.member_id
     WHERE l.member_id > $1 AND l.rank > 0 AND m.status = 'active'
       AND (to_char(m.birthday, 'MM-DD') = $3 OR $4 AND to_char(m.birthday, 'MM-DD') = '02-29')
     ORDER BY l.member_id LIMIT $2`;
  const date = day.today.slice(5);
  const isEve = date === '02-28' && addDays(day.today, 1).slice(5) === '03-01';
  const period = day.today.slice(0, 4);
  const run = {
    kind: 'vip birthday',
    period: day.today,
    candidates: (after: bigint, limit: number) => idsOf(context, born, [after, limit, date, isEve]),
    each: (ids: readonly bigint[]) => giveAll(context, day, ids, { kind: 'birthday', period }),
  };
  return runOverMembers(context, run, leaving);
}

async function giveAll(
  context: Context,
  day: VipDay,
  memberIds: readonly bigint[],
  { kind, period }: { kind: GiftKind; period: string },
): Promise<void> {
  const { rows } = await context.database.query<{ memberId: bigint; rank: number }>(
    `SELECT member_id AS "memberId", rank FROM member_levels
      WHERE member_id = ANY($1::bigint[]) AND rank > 0`,
    [memberIds],
  );
  for (const { memberId, rank } of rows) {
    await inTransaction(context.database, (transaction) =>
      giveGift(context, transaction, day, { memberId, kind, period, rank }),
    );
  }
}

async function idsOf(
  { database }: Context,
  sql: string,
  values: readonly unknown[],
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(sql, [...values]);
  return rows.map(({ id }) => id);
}
