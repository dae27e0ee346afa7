/** Calls of applications and codes. */
import type { applicationCalls } from '@bahati/contract/player-site/rewards/applications.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { enterCode } from '#domains/rewards/codes/codes.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { apply, listOwn } from './applications.ts';

export function applicationsPlayerSite(
  context: Context,
): Handlers<typeof applicationCalls, PlatformActors> {
  return {
    'GET /wps/rewards/applications': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listOwn(context, actor, query);
    },
    'POST /wps/rewards/applications': ({ actor, body }) => {
      assertTrueAccount(actor);
      return apply(context, actor, body);
    },
    'POST /wps/rewards/codes': ({ actor, body }) => {
      assertTrueAccount(actor);
      return enterCode(context, actor, body.code);
    },
  };
}
