/** Bills, income and liability, as the agent centre calls them. */
import type { billCalls } from '@bahati/contract/player-site/agency/bills.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  listOwnBills,
  readIncome,
  readLiability,
  readOwnBill,
} from '#domains/agency/bills/reading/reading.ts';
import { orderBillFile } from '#domains/agency/bills/files/files.ts';
import { assertAgent } from '#domains/members/members.ts';
import { changeReserve } from './move-reserve.ts';

export function billsPlayerSite(context: Context): Handlers<typeof billCalls, PlatformActors> {
  return {
    'GET /wps/agent/bills': ({ actor, query }) => listOwnBills(context, actor, query),
    'GET /wps/agent/bills/:id': async ({ actor, params }) => {
      assertAgent(actor);
      return readOwnBill(context, actor, params.id);
    },
    'POST /wps/agent/bills/:id/file': async ({ actor, params, body }) => {
      assertAgent(actor);
      return orderBillFile(context, actor, params.id, body);
    },
    'GET /wps/agent/income': ({ actor, query }) => readIncome(context, actor, query),
    'POST /wps/agent/reserve': ({ actor, body }) => changeReserve(context, actor, body),
    'GET /wps/agent/liability': ({ actor }) => readLiability(context, actor),
  };
}
