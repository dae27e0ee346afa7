/** A gift of a level: once for its period, as an award the member claims. */
import type { BothWords } from '@bahati/contract/reward-terms.ts';
import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { readExclusion } from '#domains/wallet/limits/limits.ts';
import { spend } from '#domains/rewards/programmes/programmes.ts';
import type { VipDay } from './vip-day.ts';

export type GiftKind = 'level' | 'week' | 'month' | 'birthday';

export type Gift = {
  memberId: bigint;
  kind: GiftKind;
  /** The rank; the week's Monday; the month's first day; the year. */
  period: string;
  rank: number;
};

const dayMs = 86_400_000;
/** Not claimed within so many days it expires. */
const claimDays: Readonly<Record<GiftKind, number>> = {
  level: 30,
  week: 7,
  month: 30,
  birthday: 30,
};

const amountOf: Readonly<Record<GiftKind, (level: VipLevel) => string | null>> = {
  level: ({ gift }) => gift,
  week: ({ weekly }) => weekly,
  month: ({ monthly }) => monthly,
  birthday: ({ birthday }) => birthday,
};

export const giftAmount = (level: VipLevel, kind: GiftKind): string | null => amountOf[kind](level);

const titles: Readonly<Record<GiftKind, (name: BothWords) => BothWords>> = {
  level: ({ en, sw }) => ({ en: `Gift of ${en}`, sw: `Zawadi ya ${sw}` }),
  week: ({ en, sw }) => ({ en: `${en}: bonus of the week`, sw: `${sw}: bonasi ya wiki` }),
  month: ({ en, sw }) => ({ en: `${en}: bonus of the month`, sw: `${sw}: bonasi ya mwezi` }),
  birthday: ({ en, sw }) => ({ en: `${en}: birthday gift`, sw: `${sw}: zawadi ya kuzaliwa` }),
};

/**
 * Where the month's budget does not hold it, it waits for staff. Whoever excluded himself is given nothing,
 * now or later.
 */
export async function giveGift(
  context: Context,
  transaction: Transaction,
  { rules, currency, month }: VipDay,
  { memberId, kind, period, rank }: Gift,
): Promise<void> {
  const level = rules.levels[rank - 1];
  const told = level && giftAmount(level, kind);
  if (!level || told === null || told === undefined) return;
  if (await readExclusion(transaction, memberId)) return;
  const amount = parseDecimal(told, currency);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO vip_gifts (member_id, kind, period, rank, amount) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id, kind, period) DO NOTHING RETURNING id`,
    [memberId, kind, period, rank, amount],
  );
  const [gift] = rows;
  if (!gift) return;
  const { monthlyBudget } = rules;
  const ceiling = monthlyBudget === null ? null : parseDecimal(monthlyBudget, currency);
  const fits = await spend(transaction, { programme: 'vip', month, amount, ceiling });
  await offerAward(transaction, {
    memberId,
    currency,
    source: 'vip',
    sourceId: gift.id,
    award: { kind: 'cash', amount: told },
    title: titles[kind](level.name),
    isAutomatic: false,
    claimUntil: new Date(context.now().getTime() + claimDays[kind] * dayMs),
    reasons: fits ? [] : [{ code: 'budget_spent' }],
  });
}
