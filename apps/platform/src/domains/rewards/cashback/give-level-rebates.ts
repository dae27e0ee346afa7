/** Gives the rebates of levels for the days that ended, without a claim. */
import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readLevels } from '#domains/members/levels/levels.ts';
import { takeLevelRebate } from '#domains/records/rebates/rebates.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import {
  addDays,
  readBrandDay,
  readProgramme,
  runOverMembers,
  spend,
} from '#domains/rewards/programmes/programmes.ts';
import { isCounted } from './is-counted.ts';

/** Days that were missed are given for as far back as members may claim them. */
const openDays = 7;

/** Once a day, as soon as all of yesterday is counted. */
export async function giveLevelRebates(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database, config } = context;
  const { today } = await readBrandDay(database, config.BRAND);
  const yesterday = addDays(today, -1);
  const cashback = await readProgramme(database, config.BRAND, 'cashback', yesterday);
  if (!cashback.rules.isRebateAutomatic || !(await isCounted(context, today))) return;
  const { rules } = await readProgramme(database, config.BRAND, 'vip', yesterday);
  const run = {
    kind: 'level rebates',
    period: today,
    candidates: (after: bigint, limit: number) => listPlayers(context, { today, after, limit }),
    each: async (memberIds: readonly bigint[]) => {
      const levels = await readLevels(database, memberIds);
      for (const [memberId, { rank }] of levels) {
        const level = rules.levels[Math.min(rank, rules.levels.length) - 1];
        if (level && level.rebates.length > 0) await give(context, memberId, level);
      }
    },
  };
  await runOverMembers(context, run, leaving);
}

async function listPlayers(
  { database }: Context,
  { today, after, limit }: { today: string; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT l.member_id AS id FROM member_levels l JOIN members m ON m.id = l.member_id
      WHERE l.member_id > $1 AND l.rank > 0 AND m.status = 'active' AND EXISTS (
        SELECT FROM member_days d WHERE d.member_id = l.member_id
           AND d.day >= $3::date - $4::int AND d.day < $3::date AND d.valid_bet > 0)
      ORDER BY l.member_id LIMIT $2`,
    [after, limit, today, openDays],
  );
  return rows.map(({ id }) => id);
}

async function give(context: Context, memberId: bigint, level: VipLevel): Promise<void> {
  const { database, config } = context;
  const isGiven = await inTransaction(database, async (transaction) => {
    const { currency, month } = await readBrandDay(transaction, config.BRAND);
    const rates = new Map(level.rebates.map((one) => [one.gameType, one.rateBasisPoints]));
    const taken = await takeLevelRebate(context, transaction, { memberId, currency, rates });
    if (!taken) return false;
    const { amount, claimId } = taken;
    await spend(transaction, { programme: 'rebate', month, amount, ceiling: null });
    await offerAward(transaction, {
      memberId,
      currency,
      source: 'rebate',
      sourceId: claimId,
      award: { kind: 'cash', amount: toDecimal(amount, currency) },
      title: { en: `Rebate of ${level.name.en}`, sw: `Marejesho ya ${level.name.sw}` },
      isAutomatic: true,
    });
    return true;
  });
  if (isGiven) context.announceBalance(memberId);
}
