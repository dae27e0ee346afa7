/** Bills of contracts and the income of agents. */
import type { billCalls } from '@bahati/contract/player-site/agency/bills.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

const notYet = (): Promise<never> => Promise.reject(new Error('not served yet'));

export function billsPlayerSite(_context: Context): Handlers<typeof billCalls, PlatformActors> {
  return {
    'GET /wps/agent/bills': () => notYet(),
    'GET /wps/agent/bills/:id': () => notYet(),
    'POST /wps/agent/bills/:id/file': () => notYet(),
    'GET /wps/agent/income': () => notYet(),
    'GET /wps/agent/liability': () => notYet(),
  };
}
