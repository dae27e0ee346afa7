/** The second proof's calls of the player site. */
import type { stepUpCalls } from '@bahati/contract/player-site/identity/step-up.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  bindAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from './authenticator.ts';
import { passStepUp, readStepUp, sendStepUpCode } from './step-up.ts';

export function stepUpPlayerSite(context: Context): Handlers<typeof stepUpCalls, PlatformActors> {
  return {
    'GET /wps/session/stepUp': async ({ actor }) => readStepUp(context, actor),
    'POST /wps/session/stepUp/code': async ({ actor, body, ip }) =>
      sendStepUpCode(context, actor, { ...body, ip }),
    'POST /wps/session/stepUp': async ({ actor, body, ip }) => {
      await passStepUp(context, actor, { ...body, ip });
      return {};
    },
    'GET /wps/member/authenticator': async ({ actor }) => ({
      isBound: await hasAuthenticator(context, actor.memberId),
    }),
    'POST /wps/member/authenticator/start': async ({ actor, body }) =>
      startAuthenticator(context, actor, body.password),
    'POST /wps/member/authenticator': async ({ actor, body, ip }) => {
      const recoveryCodes = await bindAuthenticator(context, actor, body.code, ip);
      return { recoveryCodes };
    },
    'POST /wps/member/authenticator/remove': async ({ actor, body, ip }) => {
      await removeAuthenticator(context, actor, body, ip);
      return {};
    },
  };
}
