/** Calls of promotions and of offers for a deposit. */
import type { promotionCalls } from '@bahati/contract/player-site/rewards/promotions.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import {
  chooseOffer,
  listDepositOffers,
  withdrawChoice,
} from '#domains/rewards/campaigns/campaigns.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listMemberPromotions, listPublicPromotions, setOptOut } from './promotions.ts';

export function promotionsPlayerSite(
  context: Context,
): Handlers<typeof promotionCalls, PlatformActors> {
  return {
    'GET /wps/promotions': () => listPublicPromotions(context),
    'GET /wps/rewards/promotions': ({ actor }) => {
      assertTrueAccount(actor);
      return listMemberPromotions(context, actor);
    },
    'GET /wps/rewards/depositOffers': ({ actor }) => {
      assertTrueAccount(actor);
      return listDepositOffers(context, actor);
    },
    'POST /wps/rewards/depositOffers/choose': ({ actor, body }) => {
      assertTrueAccount(actor);
      return chooseOffer(context, actor, body.id);
    },
    'POST /wps/rewards/depositOffers/withdraw': ({ actor }) => {
      assertTrueAccount(actor);
      return withdrawChoice(context, actor);
    },
    'POST /wps/rewards/optOut': ({ actor, body }) => {
      assertTrueAccount(actor);
      return setOptOut(context, actor, body.isOptedOut);
    },
  };
}
