/** The cashier's calls of the player site. */
import type { cashierCalls } from '@bahati/contract/player-site/cashier.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { listDeposits, listWithdrawals } from './cashier.queries.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { depositValue, findDeposit } from './deposits.ts';
import { listMethods, methodValue } from './payment-methods.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { startDeposit } from './start-deposit.ts';
import { findWithdrawal, withdrawalValue } from './withdrawals.ts';

export function cashierPlayerSite(context: Context): Handlers<typeof cashierCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /wps/cashier/methods': async ({ actor }) => ({
      deposit: (await listMethods(database, 'deposit', actor.currency)).map(methodValue),
      withdrawal: (await listMethods(database, 'withdrawal', actor.currency)).map(methodValue),
    }),
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
    'POST /wps/cashier/withdrawals': async ({ actor, body }) =>
      requestWithdrawal(context, actor, body),
    'GET /wps/cashier/withdrawals': async ({ actor, query }) => {
      const { memberId } = actor;
      const after = readCursor(query.cursor);
      const rows = await listWithdrawals(database, { memberId, after, limit: query.pageSize + 1 });
      return pageOf(rows, query.pageSize, withdrawalValue);
    },
    'GET /wps/cashier/withdrawals/:id': async ({ actor, params }) => {
      const row = await findWithdrawal(database, params.id);
      if (row?.memberId !== actor.memberId) throw new Refusal('not_found');
      return withdrawalValue(row);
    },
    'POST /wps/cashier/withdrawals/:id/receipt': async ({ actor, params }) =>
      confirmReceipt(context, actor, params.id),
  };
}
