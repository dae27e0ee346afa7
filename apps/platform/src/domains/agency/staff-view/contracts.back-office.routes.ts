/** The back office's calls about agency contracts; decisions are the contracts' own. */
import type { boAgencyContractCalls } from '@bahati/contract/back-office/agency/contracts.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  decideAsOperator,
  endAsOperator,
  offerAsOperator,
} from '#domains/agency/contracts/contracts.ts';
import { listAgentRequests, listStaffContracts, readStaffContract } from './staff-contracts.ts';

export function agencyContractsBackOffice(
  context: Context,
): Handlers<typeof boAgencyContractCalls, PlatformActors> {
  const within = <T>(work: (transaction: Transaction) => Promise<T>) =>
    inTransaction(context.database, work);
  return {
    'GET /bo/agency/contracts': ({ query }) => listStaffContracts(context, query),
    'GET /bo/agency/contracts/:id': ({ params }) => readStaffContract(context, params.id),
    'GET /bo/agents/:id/contractRequests': ({ params, query }) =>
      listAgentRequests(context, { ...query, id: params.id }),
    'POST /bo/agents/:id/offer': async ({ params, body, actor, ip }) => {
      const offer = { ...body, agentId: BigInt(params.id), staffUsername: actor.username, ip };
      return { requestId: await within((tx) => offerAsOperator(context, tx, offer)) };
    },
    'POST /bo/agency/contractRequests/:id/decide': async ({ params, body, actor, ip }) => {
      const decision = { ...body, requestId: params.id, staffUsername: actor.username, ip };
      await within((tx) => decideAsOperator(context, tx, decision));
      return {};
    },
    'POST /bo/agency/contracts/:id/end': async ({ params, body, actor, ip }) => {
      const ending = { ...body, contractId: params.id, staffUsername: actor.username, ip };
      await within((tx) => endAsOperator(context, tx, ending));
      return {};
    },
  };
}
