/** The register centre: accounts for downlines and invitation links. */
import type { registerCentreCalls } from '@bahati/contract/player-site/agency/register-centre.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { openDownline } from '#domains/members/registration/registration.ts';
import { readLink } from './read-link.ts';
import { setLink } from './set-link.ts';

export function registerCentrePlayerSite(
  context: Context,
): Handlers<typeof registerCentreCalls, PlatformActors> {
  return {
    'POST /wps/agent/members': async ({ actor, body, ip }) => {
      const { id, username, password } = await openDownline(context, actor, { ...body, ip });
      return { id: id.toString(), username, defaultPassword: password };
    },
    'POST /wps/agent/links/:code': async ({ actor, params, body }) => {
      await setLink(context, actor, { ...params, ...body });
      return {};
    },
    'GET /wps/agent/links/:code': async ({ actor, params }) =>
      readLink(context, actor, params.code),
  };
}
