/** The calls of the player site around staying logged in. */
import type { stayingCalls } from '@bahati/contract/player-site/identity/staying.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { visitorFrom } from '#domains/identity/identity.ts';
import { forgetDevice, rememberDevice, resumeSession, stayCookieRemoved } from './staying.ts';

export function stayingPlayerSite(context: Context): Handlers<typeof stayingCalls, PlatformActors> {
  return {
    'POST /wps/session/stay': async ({ actor, ip, http }) => {
      const { cookie: cookies, 'user-agent': userAgent } = http.request.headers;
      const { until, cookie } = await rememberDevice(context, actor, { ip, userAgent, cookies });
      http.reply.header('set-cookie', cookie);
      return { until: until.toISOString() };
    },
    'POST /wps/session/stay/resume': async ({ ip, http }) => {
      const { cookie: cookies } = http.request.headers;
      const visitor = visitorFrom(context, { ip, http });
      const { session, cookie } = await resumeSession(context, cookies, visitor).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          http.reply.header('set-cookie', stayCookieRemoved(context.config));
          throw error;
        },
      );
      if (cookie !== undefined) http.reply.header('set-cookie', cookie);
      return session;
    },
    'DELETE /wps/member/rememberedDevices/:id': async ({ actor, params, ip }) => {
      await forgetDevice(context, actor, { id: BigInt(params.id), ip });
      return {};
    },
  };
}
