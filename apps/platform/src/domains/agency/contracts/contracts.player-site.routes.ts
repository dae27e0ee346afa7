/** Agency contracts: offered, accepted, ended. */
import type { contractCalls } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  listContracts,
  listRequests,
  readConsolidated,
  readContractsWith,
  readOwnContract,
} from '#domains/agency/contracts/reading/reading.ts';
import { processContract } from './process-contract.ts';

export function contractsPlayerSite(
  context: Context,
): Handlers<typeof contractCalls, PlatformActors> {
  return {
    'GET /wps/member/info/funds/consolidated': ({ actor }) => readConsolidated(context, actor),
    'POST /wps/relay/MCS2_processDividendReq': ({ actor, body }) =>
      processContract(context, actor, 'dividend', body),
    'POST /wps/relay/MCS2_processDailySalContract': ({ actor, body }) =>
      processContract(context, actor, 'daily_salary', body),
    'POST /wps/relay/MCS2_processContractHourSalary': ({ actor, body }) =>
      processContract(context, actor, 'hourly_salary', body),
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract': ({ actor, body }) =>
      processContract(context, actor, 'real_time_salary', body),
    'GET /wps/agent/contracts/own': ({ actor, query }) =>
      readOwnContract(context, actor, query.kind),
    'GET /wps/agent/contracts': ({ actor, query }) => listContracts(context, actor, query),
    'GET /wps/agent/contracts/with/:memberId': ({ actor, params }) =>
      readContractsWith(context, actor, params.memberId),
    'GET /wps/agent/requests': ({ actor, query }) => listRequests(context, actor, query),
  };
}
