/** What a withdrawal would cost and bring, and what is in its way, before anybody confirms it. */
import type { WithdrawalQuote } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { judgeWithdrawal } from './judge-withdrawal.ts';
import { amountWithin, findMethod } from './payment-methods.ts';

/** Refuses `need_true_account`, `method_not_available`, `amount_out_of_range`. */
export async function quoteWithdrawal(
  context: Context,
  actor: MemberActor,
  input: { method: string; amount: string },
): Promise<WithdrawalQuote> {
  assertTrueAccount(actor);
  const { database } = context;
  const { currency } = actor;
  const method = await findMethod(context, 'withdrawal', currency, input.method);
  const amount = amountWithin(method, input.amount);
  const judged = await judgeWithdrawal(context, database, actor, { method, amount });
  const told = (sum: bigint) => toDecimal(sum, currency);
  const { tax, fee, net, day, wagering, rules, openStakes, levelNeeded, blockReasons } = judged;
  const left = wagering.required - wagering.staked;
  return {
    currency,
    amount: told(amount),
    tax: told(tax?.tax ?? 0n),
    taxName: tax?.name ?? null,
    taxRateBps: tax?.rateBps ?? null,
    fee: told(fee),
    net: told(net),
    leftToday: day.left === null ? null : told(day.left),
    timesLeftToday: rules.dailyCount === null ? null : Math.max(0, rules.dailyCount - day.count),
    wagering:
      wagering.required === 0n
        ? null
        : {
            required: told(wagering.required),
            left: told(left > 0n ? left : 0n),
          },
    openStakes: told(openStakes),
    levelNeeded,
    blockReasons,
  };
}
