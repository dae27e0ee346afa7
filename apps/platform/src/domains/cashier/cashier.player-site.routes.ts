/** The cashier's calls of the player site: payment methods, and money in. */
import type { cashierCalls } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type { depositCalls } from '@bahati/contract/player-site/cashier/deposits.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { listDeposits } from './cashier.queries.ts';
import {
  depositValue,
  findDeposit,
  listPaymentMethods,
  proveTransfer,
  quoteDeposit,
  startDeposit,
} from '#domains/cashier/deposits/deposits.ts';
import { rateOf, readCashierSettings } from '#domains/cashier/payment-methods/payment-methods.ts';

async function tellWithdrawalTax({ database, config, now }: Context) {
  const { jurisdiction } = await readCashierSettings(database, config.BRAND);
  const rate = await rateOf(database, { jurisdiction, event: 'withdrawal', at: now() });
  return rate && { name: { en: rate.en, sw: rate.sw }, rateBps: rate.rateBps };
}

type Calls = typeof cashierCalls & typeof depositCalls;

export function cashierPlayerSite(context: Context): Handlers<Calls, PlatformActors> {
  const { database } = context;
  return {
    'GET /wps/cashier/withdrawalTax': () => tellWithdrawalTax(context),
    'GET /wps/cashier/methods': async ({ actor }) => listPaymentMethods(context, actor),
    'POST /wps/cashier/deposits/quote': async ({ actor, body }) =>
      quoteDeposit(context, actor, body),
    'POST /wps/cashier/deposits': async ({ actor, body }) => startDeposit(context, actor, body),
    'GET /wps/cashier/deposits': async ({ actor, query }) => {
      const { memberId } = actor;
      const after = readCursor(query.cursor);
      const rows = await listDeposits(database, { memberId, after, limit: query.pageSize + 1 });
      return pageOf(rows, query.pageSize, depositValue);
    },
    'GET /wps/cashier/deposits/:id': async ({ actor, params }) => {
      const row = await findDeposit(database, params.id);
      if (row?.memberId !== actor.memberId) throw new Refusal('not_found');
      return depositValue(row);
    },
    'POST /wps/cashier/deposits/:id/proof': async ({ actor, params, body }) =>
      proveTransfer(context, actor, { depositId: params.id, imageIds: body.imageIds }),
  };
}
