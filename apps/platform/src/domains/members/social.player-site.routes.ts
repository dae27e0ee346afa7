/** Registering through a provider: of its calls the one that makes a member. */
import type { socialCalls } from '@bahati/contract/player-site/identity/social.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { visitorFrom } from '#domains/identity/device-mark.ts';
import { registerSocially } from './register-socially.ts';

type OwnCalls = Pick<typeof socialCalls, 'POST /wps/member/register/social'>;

export function registerSocialPlayerSite(context: Context): Handlers<OwnCalls, PlatformActors> {
  return {
    'POST /wps/member/register/social': async ({ body, ip, http }) => {
      const { cookie: cookies } = http.request.headers;
      return registerSocially(context, { ...body, ...visitorFrom(context, { ip, http }), cookies });
    },
  };
}
