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

export function billsPlayerSite(context: Context): Handlers<typeof billCalls, PlatformActors> {
  return {
    'GET /wps/agent/bills': ({ actor, query }) => listOwnBills(context, actor, query),
    'GET /wps/agent/bills/:id': ({ actor, params }) => readOwnBill(context, actor, params.id),
    'POST /wps/agent/bills/:id/file': () => Promise.reject(new Error('not served yet')),
    'GET /wps/agent/income': ({ actor, query }) => readIncome(context, actor, query),
    'GET /wps/agent/liability': ({ actor }) => readLiability(context, actor),
  };
}
