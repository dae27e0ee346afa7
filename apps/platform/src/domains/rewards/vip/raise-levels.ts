/** Raising levels: whoever has earned a higher one gets it at once, with the gifts of each on the way. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import {
  lockLevel,
  type MemberLevel,
  readLevels,
  setLevel,
} from '#domains/members/levels/levels.ts';
import { addDays } from '#domains/rewards/programmes/programmes.ts';
import { giveGift } from './give-gift.ts';
import { isKept, rankEarned } from './level.rules.ts';
import { readPlay } from './read-play.ts';
import type { VipDay } from './vip-day.ts';

const none = { rank: 0, bestRank: 0, countedFrom: null };

/** Looks at many at once, and decides about those alone who have earned more. */
export async function raiseLevels(
  context: Context,
  day: VipDay,
  memberIds: readonly bigint[],
): Promise<void> {
  const levels = await readLevels(context.database, memberIds);
  const earned = await readEarned(context.database, day, memberIds, levels);
  for (const [memberId, rank] of earned) {
    if (rank <= (levels.get(memberId) ?? none).rank) continue;
    await inTransaction(context.database, (transaction) =>
      raise(context, transaction, day, memberId),
    );
  }
}

async function readEarned(
  database: Context['database'] | Transaction,
  { rules, currency, today }: VipDay,
  memberIds: readonly bigint[],
  levels: ReadonlyMap<bigint, Pick<MemberLevel, 'bestRank' | 'countedFrom'>>,
): Promise<[bigint, number][]> {
  const { keepDays } = rules;
  const play = await readPlay(database, memberIds, { currency, today, keepDays });
  return [...play].map(([memberId, played]) => {
    const { bestRank, countedFrom } = levels.get(memberId) ?? none;
    const past = { bestRank, hasLost: countedFrom !== null };
    return [memberId, rankEarned(rules.levels, { currency, play: played, ...past })];
  });
}

async function raise(
  context: Context,
  transaction: Transaction,
  day: VipDay,
  memberId: bigint,
): Promise<void> {
  const level = await lockLevel(transaction, memberId);
  const [earned] = await readEarned(transaction, day, [memberId], new Map([[memberId, level]]));
  const rank = earned?.[1] ?? 0;
  const reached = day.rules.levels[rank - 1];
  if (!reached || rank <= level.rank) return;
  await setLevel(transaction, memberId, {
    rank,
    keepUntil: isKept(reached) ? addDays(day.today, day.rules.keepDays - 1) : null,
    countedFrom: level.countedFrom,
    isByHand: false,
  });
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO vip_moves (member_id, from_rank, to_rank, kind) VALUES ($1, $2, $3, 'reached')
     RETURNING id`,
    [memberId, level.rank, rank],
  );
  for (let passed = level.rank + 1; passed <= rank; passed += 1) {
    await giveGift(context, transaction, day, {
      memberId,
      kind: 'level',
      period: String(passed),
      rank: passed,
    });
  }
  await tellReached(transaction, memberId, { name: reached.name, moveId: rows[0]?.id ?? 0n });
}

async function tellReached(
  transaction: Transaction,
  memberId: bigint,
  { name, moveId }: { name: { en: string; sw: string }; moveId: bigint },
): Promise<void> {
  await sendInboxMessage(transaction, {
    memberId,
    key: `vip level ${moveId}`,
    title: { en: `You reached ${name.en}`, sw: `Umefika ${name.sw}` },
    html: {
      en: `<p>Your VIP level is now ${escapeHtml(name.en)}. Its gift and benefits are on your VIP page.</p>`,
      sw: `<p>Ngazi yako ya VIP sasa ni ${escapeHtml(name.sw)}. Zawadi na faida zake ziko kwenye ukurasa wako wa VIP.</p>`,
    },
  });
}
