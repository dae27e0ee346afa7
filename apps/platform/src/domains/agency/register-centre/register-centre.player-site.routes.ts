/** The register centre: accounts for downlines and invitation links. */
import type { registerCentreCalls } from '@bahati/contract/player-site/agency/register-centre.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

const notYet = (): Promise<never> => Promise.reject(new Error('not served yet'));

export function registerCentrePlayerSite(
  _context: Context,
): Handlers<typeof registerCentreCalls, PlatformActors> {
  return {
    'POST /wps/agent/members': () => notYet(),
    'POST /wps/agent/links/:code': () => notYet(),
    'GET /wps/agent/links/:code': () => notYet(),
  };
}
