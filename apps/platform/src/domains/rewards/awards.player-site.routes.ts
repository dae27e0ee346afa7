/** Calls of a member's awards and bonuses. */
import type { awardCalls } from '@bahati/contract/player-site/rewards/awards.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { claimAward, countOpen, listAwards } from '#domains/rewards/awards/awards.ts';
import { settleChoice } from '#domains/rewards/campaigns/campaigns.ts';
import { giveUpBonus, listOwnBonuses } from '#domains/rewards/bonuses/bonuses.ts';
import { assertTrueAccount } from './rewards.ts';

export function awardsPlayerSite(context: Context): Handlers<typeof awardCalls, PlatformActors> {
  return {
    'GET /wps/rewards/awards': async ({ actor, query }) => {
      assertTrueAccount(actor);
      // What the last deposit earned is there as soon as somebody looks.
      if (query.state === 'open') await settleChoice(context, actor.memberId);
      return listAwards(context, actor, query);
    },
    'POST /wps/rewards/awards/claim': ({ actor, body }) => {
      assertTrueAccount(actor);
      return claimAward(context, actor, body.id);
    },
    'GET /wps/rewards/summary': ({ actor }) => {
      assertTrueAccount(actor);
      return countOpen(context, actor);
    },
    'GET /wps/rewards/bonuses': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listOwnBonuses(context, actor, query);
    },
    'POST /wps/rewards/bonuses/forfeit': ({ actor, body }) => {
      assertTrueAccount(actor);
      return giveUpBonus(context, actor, body.id);
    },
  };
}
