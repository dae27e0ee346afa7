/** The agency's calls of the player site; the invitation codes are members' to serve. */
import type { agencyCalls } from '@bahati/contract/player-site/agency/agency.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listDownlines, readTeam } from './agency.ts';

type OwnCalls = Pick<typeof agencyCalls, 'GET /wps/agent/team' | 'GET /wps/agent/downlines'>;

export function agencyPlayerSite(context: Context): Handlers<OwnCalls, PlatformActors> {
  return {
    'GET /wps/agent/team': async ({ actor }) => readTeam(context, actor),
    'GET /wps/agent/downlines': async ({ actor, query }) => listDownlines(context, actor, query),
  };
}
