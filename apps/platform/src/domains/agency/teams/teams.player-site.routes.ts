/** Teams: who is in them, what they did, and what agents ask about members. */
import type { teamCalls } from '@bahati/contract/player-site/agency/team.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

const notYet = (): Promise<never> => Promise.reject(new Error('not served yet'));

export function teamsPlayerSite(_context: Context): Handlers<typeof teamCalls, PlatformActors> {
  return {
    'GET /wps/agent/overview': () => notYet(),
    'GET /wps/agent/members': () => notYet(),
    'GET /wps/agent/members/:id': () => notYet(),
    'POST /wps/agent/members/:id/freeze': () => notYet(),
    'GET /wps/agent/reports/members': () => notYet(),
    'GET /wps/agent/members/:id/bets': () => notYet(),
    'GET /wps/agent/members/:id/movements': () => notYet(),
  };
}
