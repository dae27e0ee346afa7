/** Calls of the points mall (spec §7). */
import type { pointCalls } from '@bahati/contract/player-site/rewards/points.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  convertPoints,
  listGoods,
  listOwnOrders,
  readOwnOrder,
  readPointBalance,
  readPointConfig,
  redeemGood,
} from '#domains/rewards/mall/mall.ts';
import { assertPoints, listEntries } from '#domains/rewards/points/points.ts';

export function pointsPlayerSite(context: Context): Handlers<typeof pointCalls, PlatformActors> {
  return {
    'GET /wps/relay/MCS2_getPointBalance': async ({ actor }) => {
      await assertPoints(context, actor);
      return readPointBalance(context, actor);
    },
    'GET /wps/relay/MCS2_getPointConfig': async ({ actor }) => {
      await assertPoints(context, actor);
      return readPointConfig(context, actor);
    },
    'GET /wps/relay/MCS2_getPointReward': async ({ actor }) => {
      await assertPoints(context, actor);
      return listGoods(context);
    },
    'GET /wps/relay/MCS2_getRedeemPointList': async ({ actor, query }) => {
      await assertPoints(context, actor);
      return listOwnOrders(context, actor, query);
    },
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': ({ actor, body }) =>
      redeemGood(context, actor, body),
    'POST /wps/relay/passwordCheck/MCS2_convertPoint': ({ actor, body }) =>
      convertPoints(context, actor, body),
    'GET /wps/points/entries': async ({ actor, query }) => {
      await assertPoints(context, actor);
      return listEntries(context, actor.memberId, query);
    },
    'GET /wps/points/orders/:id': async ({ actor, params }) => {
      await assertPoints(context, actor);
      return readOwnOrder(context, actor, params.id);
    },
  };
}
