/** The frame's calls: on a round for money, or on one of free play. */
import type { playCalls } from '@bahati/contract/games-frame/play.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from './context.ts';
import { freePlayHandlers, isFreeLaunch, openFreePlay } from './free-play/free-play.ts';
import type { Purse } from './free-play/purses.ts';
import { nextGrant } from './granted/granted-rounds.ts';
import { tellPools } from './jackpots/tell-pools.ts';
import { playRound } from './rounds/play-round.ts';
import { actInRound } from './rounds/player-actions/act-in-round.ts';
import { listRounds } from './rounds/records/list-rounds.ts';
import { markSeen } from './rounds/records/mark-seen.ts';
import { tellOpenRound } from './rounds/records/tell-open-round.ts';
import { rotateSeeds } from './seeds/rotate-seeds.ts';
import type { FrameSession } from './sessions/frame-session.ts';
import { openSession } from './sessions/open-session.ts';
import { readBalance } from './sessions/read-balance.ts';

/** Whoever asks has a session of the operator's, or a purse of play money. */
type FrameActor = { session: FrameSession; purse?: never } | { purse: Purse };

export type PlayActors = { 'player-frame': FrameActor };

export const openingCall = 'POST /frame/v1/session';

type FrameCalls = Omit<typeof playCalls, typeof openingCall>;

export function playHandlers(context: Context): Handlers<typeof playCalls, PlayActors> {
  const real = realHandlers(context);
  const free = freePlayHandlers(context);
  // Each is the same call with another actor, which the types of a list of calls cannot say.
  const choose = <K extends keyof FrameCalls>(key: K): Handlers<FrameCalls, PlayActors>[K] => {
    const chosen = (request: { actor: FrameActor }) =>
      request.actor.purse
        ? free[key]({ ...request, actor: request.actor.purse } as never)
        : real[key]({ ...request, actor: request.actor.session } as never);
    return chosen as never;
  };
  return {
    [openingCall]: ({ body: { launchToken } }) =>
      isFreeLaunch(launchToken)
        ? openFreePlay(context, launchToken)
        : openSession(context, launchToken),
    'POST /frame/v1/spin': choose('POST /frame/v1/spin'),
    'POST /frame/v1/act': choose('POST /frame/v1/act'),
    'GET /frame/v1/rounds/open': choose('GET /frame/v1/rounds/open'),
    'POST /frame/v1/seen': choose('POST /frame/v1/seen'),
    'GET /frame/v1/freeRounds': choose('GET /frame/v1/freeRounds'),
    'GET /frame/v1/balance': choose('GET /frame/v1/balance'),
    'POST /frame/v1/refill': choose('POST /frame/v1/refill'),
    'GET /frame/v1/jackpots': choose('GET /frame/v1/jackpots'),
    'GET /frame/v1/rounds': choose('GET /frame/v1/rounds'),
    'POST /frame/v1/seeds/rotate': choose('POST /frame/v1/seeds/rotate'),
  };
}

function realHandlers(context: Context): Handlers<FrameCalls, { 'player-frame': FrameSession }> {
  return {
    'POST /frame/v1/spin': ({ actor, body }) => playRound(context, actor, body),
    'POST /frame/v1/act': ({ actor, body }) => actInRound(context, actor, body),
    'GET /frame/v1/rounds/open': ({ actor }) => tellOpenRound(context, actor),
    'POST /frame/v1/seen': async ({ actor, body }) => {
      await markSeen(context, actor, body.roundId);
      return {};
    },
    'GET /frame/v1/freeRounds': async ({ actor }) => ({
      freeRounds: actor.canBet ? await nextGrant(context.database, actor) : null,
    }),
    'GET /frame/v1/balance': ({ actor }) => readBalance(context, actor),
    'POST /frame/v1/refill': async () => {
      throw new Refusal('free_play_only');
    },
    'GET /frame/v1/jackpots': ({ actor }) => tellPools(context, actor),
    'GET /frame/v1/rounds': ({ actor, query }) => listRounds(context, actor, query),
    'POST /frame/v1/seeds/rotate': ({ actor, body }) =>
      rotateSeeds(context, actor, body.clientSeed),
  };
}
