/** The player site's calls about withdrawals. */
import type { withdrawalCalls } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { answerReceipt } from './answer-receipt.ts';
import { listWithdrawals } from './cashier.queries.ts';
import { disputeValue, findOwnDispute } from './disputes.ts';
import { readPayoutTimes } from './payout-times.ts';
import { quoteWithdrawal } from './quote-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import type { PayoutWatch } from './withdrawal-waits.ts';
import { findWithdrawal, withdrawalValue } from './withdrawals.ts';
import { writeAsMember } from './write-to-dispute.ts';

export function withdrawalsPlayerSite(
  context: Context,
  watch: PayoutWatch,
): Handlers<typeof withdrawalCalls, PlatformActors> {
  const { database } = context;
  return {
    'POST /wps/cashier/withdrawals/quote': ({ actor, body }) =>
      quoteWithdrawal(context, actor, body),
    'POST /wps/cashier/withdrawals': ({ actor, body }) =>
      requestWithdrawal(context, actor, body, watch),
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
    'GET /wps/cashier/payoutTimes': async () => ({ items: await readPayoutTimes(database) }),
    'POST /wps/cashier/withdrawals/:id/receipt': ({ actor, params, body }) =>
      answerReceipt(context, actor, params.id, body),
    'GET /wps/cashier/withdrawals/:id/dispute': async ({ actor, params }) => {
      const row = await findOwnDispute(database, actor.memberId, params.id);
      if (!row) throw new Refusal('not_found');
      return disputeValue(context, row);
    },
    'POST /wps/cashier/withdrawals/:id/dispute/messages': async ({ actor, params, body }) => {
      const said = { withdrawalId: params.id, words: body };
      return disputeValue(context, await writeAsMember(context, actor, said));
    },
  };
}
