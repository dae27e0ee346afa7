/** The progressive jackpots, open to everybody. */
import type { jackpotCalls } from '@bahati/contract/player-site/gaming/jackpots.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { createJackpotBoard, tracePool } from './tell-jackpots.ts';

export function jackpotsPlayerSite(
  context: Context,
): Handlers<typeof jackpotCalls, PlatformActors> {
  const board = createJackpotBoard(context);
  return {
    'GET /lgw/games/jackpots': ({ query }) => board(query.language),
    'GET /lgw/games/jackpots/:id': ({ params }) => tracePool(context.database, params.id),
  };
}
