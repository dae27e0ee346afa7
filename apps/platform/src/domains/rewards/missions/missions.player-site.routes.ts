/** Calls of a member's missions. */
import type { missionCalls } from '@bahati/contract/player-site/rewards/missions.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import { claimMission } from './claim-mission.ts';
import { listClaims, listMissions } from './list-missions.ts';

export function missionsPlayerSite(
  context: Context,
): Handlers<typeof missionCalls, PlatformActors> {
  return {
    'GET /wps/relay/MCSFE_getMissionSummaryDetails': ({ actor }) => {
      assertTrueAccount(actor);
      return listMissions(context, actor);
    },
    'POST /wps/rewards/missions/claim': ({ actor, body }) => {
      assertTrueAccount(actor);
      return claimMission(context, actor, body);
    },
    'GET /wps/rewards/missions/claims': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listClaims(context, actor, query);
    },
  };
}
