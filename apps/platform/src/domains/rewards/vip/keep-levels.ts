/** The end of a period: a level is kept by what its rule asks for, or one level is lost. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import { lockLevel, setLevel } from '#domains/members/levels/levels.ts';
import { addDays } from '#domains/rewards/programmes/programmes.ts';
import type { Context } from '#platform/context.ts';
import { isKept, keepsLevel } from './level.rules.ts';
import type { VipDay } from './vip-day.ts';
import { readSums } from './read-play.ts';

const batchSize = 200;

/** All whose period has ended, each in a transaction of its own. */
export async function keepLevels(
  { database }: Context,
  day: VipDay,
  leaving?: AbortSignal,
): Promise<void> {
  while (!leaving?.aborted) {
    const { rows } = await database.query<{ memberId: bigint }>(
      `SELECT member_id AS "memberId" FROM member_levels
        WHERE keep_until < $1::date AND rank > 0 ORDER BY keep_until, member_id LIMIT $2`,
      [day.today, batchSize],
    );
    for (const { memberId } of rows) {
      await inTransaction(database, (transaction) => judgePeriod(transaction, day, memberId));
    }
    if (rows.length < batchSize) return;
  }
}

async function judgePeriod(
  transaction: Transaction,
  { rules, currency, today }: VipDay,
  memberId: bigint,
): Promise<void> {
  const { rank, keepUntil, countedFrom, isByHand } = await lockLevel(transaction, memberId);
  if (rank === 0 || keepUntil === null || keepUntil >= today) return;
  const period = { from: addDays(keepUntil, 1 - rules.keepDays), to: keepUntil };
  const sums = await readSums(transaction, memberId, { currency, ...period });
  const level = rules.levels[rank - 1];
  const isStill = level !== undefined && keepsLevel(level, currency, sums);
  // Levels that the brand took away are lost down to the highest that is left.
  const next = isStill ? rank : Math.min(rank - 1, rules.levels.length);
  const following = rules.levels[next - 1];
  await setLevel(transaction, memberId, {
    rank: next,
    keepUntil: following && isKept(following) ? addDays(today, rules.keepDays - 1) : null,
    countedFrom: isStill ? countedFrom : today,
    isByHand: isStill && isByHand,
  });
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO vip_moves (member_id, from_rank, to_rank, kind) VALUES ($1, $2, $3, $4)
     RETURNING id`,
    [memberId, rank, next, isStill ? 'kept' : 'lost'],
  );
  if (isStill) return;
  const name = following?.name ?? { en: 'no level', sw: 'hakuna ngazi' };
  await sendInboxMessage(transaction, {
    memberId,
    key: `vip level ${rows[0]?.id}`,
    title: { en: 'Your VIP level changed', sw: 'Ngazi yako ya VIP imebadilika' },
    html: {
      en: `<p>The period ended without what keeps the level. Your level is now: ${escapeHtml(name.en)}. The VIP page shows what brings the other one back.</p>`,
      sw: `<p>Kipindi kimeisha bila kutimiza kinachohifadhi ngazi. Ngazi yako sasa: ${escapeHtml(name.sw)}. Ukurasa wa VIP unaonyesha jinsi ya kuirudisha.</p>`,
    },
  });
}
