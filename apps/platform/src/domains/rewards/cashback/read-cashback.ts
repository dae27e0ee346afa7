/** How the period stands for a member. */
import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { addDays, readBrandDay, readProgramme } from '#domains/rewards/programmes/programmes.ts';
import { cashbackOf } from './cashback.rules.ts';
import { readLoss } from './read-losses.ts';

/** Null: the brand gives none. */
export async function readCashbackOf(
  { database, config }: Context,
  { memberId, currency }: MemberActor,
): Promise<VipState['cashback']> {
  const { rules } = await readProgramme(database, config.BRAND, 'cashback');
  if (!rules.isOn) return null;
  const { today, monday } = await readBrandDay(database, config.BRAND);
  const { isDaily, rateBasisPoints, leastLoss, cap } = rules;
  const from = isDaily ? today : monday;
  const to = isDaily ? today : addDays(monday, 6);
  const loss = await readLoss(database, memberId, { currency, from, to });
  return {
    rateBasisPoints,
    period: isDaily ? 'day' : 'week',
    from,
    to,
    leastLoss,
    cap,
    loss: toDecimal(loss < 0n ? 0n : loss, currency),
    amount: toDecimal(cashbackOf(rules, currency, loss), currency),
  };
}
