/** Agency contracts: offered, accepted, ended. */
import type { contractCalls } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

const notYet = (): Promise<never> => Promise.reject(new Error('not served yet'));

export function contractsPlayerSite(
  _context: Context,
): Handlers<typeof contractCalls, PlatformActors> {
  return {
    'GET /wps/member/info/funds/consolidated': () => notYet(),
    'POST /wps/relay/MCS2_processDividendReq': () => notYet(),
    'POST /wps/relay/MCS2_processDailySalContract': () => notYet(),
    'POST /wps/relay/MCS2_processContractHourSalary': () => notYet(),
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract': () => notYet(),
    'GET /wps/agent/contracts/own': () => notYet(),
    'GET /wps/agent/contracts': () => notYet(),
    'GET /wps/agent/contracts/with/:memberId': () => notYet(),
    'GET /wps/agent/requests': () => notYet(),
  };
}
