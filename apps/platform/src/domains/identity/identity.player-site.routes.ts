/** Identity's calls of the player site; registering is members' (it makes a member). */
import type { identityCalls } from '@bahati/contract/player-site/identity.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { logIn } from './log-in.ts';
import { registrationFields } from './registration-fields.ts';
import { endSession } from './identity.ts';

type OwnCalls = Omit<typeof identityCalls, 'POST /wps/member/register'>;

export function identityPlayerSite(context: Context): Handlers<OwnCalls, PlatformActors> {
  return {
    'GET /wps/system/setting/register': async () => ({ fields: registrationFields() }),
    'POST /wps/session/login': async ({ body, ip, http }) =>
      logIn(context, { ...body, ip, userAgent: http.request.headers['user-agent'] }),
    'POST /wps/session/logout': async ({ actor }) => {
      await endSession(context.database, actor.memberId, actor.sessionId);
      return {};
    },
  };
}
