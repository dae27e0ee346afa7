/** Says before a deposit what of it would reach the balance. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { depositCalls } from '@bahati/contract/player-site/cashier/deposits.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { assertSomethingArrives, partsOfDeposit } from './deposit-parts.ts';
import { creditedOf } from './deposits.ts';
import { amountWithin, findMethod } from './payment-methods.ts';

export type DepositQuote = CallValue<(typeof depositCalls)['POST /wps/cashier/deposits/quote']>;

/** Refuses `need_true_account`, `method_not_available`, `amount_out_of_range`. */
export async function quoteDeposit(
  context: Context,
  actor: MemberActor,
  input: { method: string; amount: string },
): Promise<DepositQuote> {
  const { database } = context;
  const { currency, memberId } = actor;
  assertTrueAccount(actor);
  const method = await findMethod(context, 'deposit', currency, input.method);
  const parts = await partsOfDeposit(context, database, method, amountWithin(method, input.amount));
  assertSomethingArrives(parts, method);
  return {
    currency,
    amount: toDecimal(parts.amount, currency),
    fee: toDecimal(parts.fee, currency),
    tax: toDecimal(parts.tax, currency),
    taxName: parts.taxName,
    taxRateBps: parts.taxBps,
    credited: toDecimal(creditedOf(parts), currency),
    isFirst: !(await hasDeposited(database, memberId)),
  };
}

async function hasDeposited(database: Database, memberId: bigint): Promise<boolean> {
  const { rows } = await database.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM deposits WHERE member_id = $1 AND status = 'completed') AS has`,
    [memberId],
  );
  return rows[0]?.has === true;
}
