/** Calls of a member's free rounds. */
import type { freeRoundsCalls } from '@bahati/contract/player-site/rewards/free-rounds.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listOwnFreeRounds } from './free-rounds.ts';

export function freeRoundsPlayerSite(
  context: Context,
): Handlers<typeof freeRoundsCalls, PlatformActors> {
  return {
    'GET /wps/rewards/freeRounds': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listOwnFreeRounds(context, actor, query);
    },
  };
}
