/** What a member may claim now, product by product. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { rebateCalls } from '@bahati/contract/player-site/records/rebate.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertRebate, readDue } from './rebate.ts';

type Rebate = CallValue<(typeof rebateCalls)['GET /wps/records/rebate']>;

/** Refuses `need_true_account`, `function_not_enabled`. */
export async function readRebate(context: Context, actor: MemberActor): Promise<Rebate> {
  await assertRebate(context, actor);
  const { currency } = actor;
  const { range, due, plan } = await readDue(context, context.database, actor);
  return {
    currency,
    ...range,
    dailyCap: plan ? toDecimal(plan.dailyCap, currency) : null,
    products: due.products.map(({ product, rateBps, validBet, amount }) => ({
      // The rates are kept by game type, as are the days.
      gameType: product as GameCategory,
      rateBasisPoints: rateBps,
      validBet: toDecimal(validBet, currency),
      amount: toDecimal(amount, currency),
    })),
    amount: toDecimal(due.amount, currency),
  };
}
