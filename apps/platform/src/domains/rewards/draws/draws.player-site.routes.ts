/** Calls of members about draws. */
import type { drawCalls } from '@bahati/contract/player-site/rewards/draws.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import { openEnvelope } from './envelope/envelope.ts';
import { enterRaffle } from './raffle/raffle.ts';
import { listDraws, readRecord, readWholeDraw } from './view/view.ts';
import { listSpins, spin } from './wheel/wheel.ts';

export function drawsPlayerSite(context: Context): Handlers<typeof drawCalls, PlatformActors> {
  return {
    'GET /wps/rewards/draws': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listDraws(context, actor, query);
    },
    'GET /wps/rewards/draws/:id': ({ actor, params }) => {
      assertTrueAccount(actor);
      return readWholeDraw(context, actor, params.id);
    },
    'GET /wps/rewards/draws/:id/spins': ({ actor, params, query }) => {
      assertTrueAccount(actor);
      return listSpins(context, actor, { ...query, id: params.id });
    },
    'POST /wps/rewards/draws/:id/spin': ({ actor, params, body }) => {
      assertTrueAccount(actor);
      return spin(context, actor, { id: params.id, clientSeed: body.clientSeed });
    },
    'POST /wps/rewards/draws/:id/open': ({ actor, params }) => {
      assertTrueAccount(actor);
      return openEnvelope(context, actor, params.id);
    },
    'POST /wps/relay/MCS2_claimRafflePromotion': ({ actor, body }) => {
      assertTrueAccount(actor);
      return enterRaffle(context, actor, body.drawId);
    },
    'GET /wps/rewards/draws/:id/record': ({ params, query }) =>
      readRecord(context, { ...query, id: params.id }),
  };
}
