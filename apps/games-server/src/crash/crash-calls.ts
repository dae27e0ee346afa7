/** The frame's calls of crash. */
import type { crashCalls } from '@bahati/contract/games-frame/crash.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { listBets, listRounds } from './list-crash.ts';
import type { Crash } from './run-crash.ts';

/** The frames of other games have no part in it. */
function assertCrash({ gameCode }: FrameSession): void {
  if (gameCode !== crash.code) throw new Refusal('not_found');
}

export function crashHandlers(
  context: Context,
  room: Crash,
): Handlers<typeof crashCalls, { 'player-frame': FrameSession }> {
  return {
    'POST /frame/v1/crash/bets': async ({ actor, body }) => {
      assertCrash(actor);
      return room.placeBet(actor, body);
    },
    'POST /frame/v1/crash/cash-outs': async ({ actor, body }) => {
      assertCrash(actor);
      return room.cashOut(actor, body.betId);
    },
    'GET /frame/v1/crash/bets': async ({ actor, query }) => {
      assertCrash(actor);
      return listBets(context, actor, query);
    },
    'GET /frame/v1/crash/rounds': async ({ actor, query }) => {
      assertCrash(actor);
      return listRounds(context, query);
    },
  };
}
