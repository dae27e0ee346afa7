/** Gaming's calls of the player site. */
import { gamingCalls } from '@bahati/contract/player-site/gaming/gaming.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Catalogue } from '#domains/catalogue/catalogue.ts';
import type { PlatformActors } from '#platform/context.ts';
import {
  betCursor,
  betDetail,
  betValue,
  readBetCursor,
  readBets,
} from '#domains/gaming/rounds/rounds.ts';
import type { Gaming } from './gaming.ts';
import { createWinnerBoard } from '#domains/gaming/winners/winners.ts';
import {
  launchFreePlay,
  launchGame,
  listRecentGames,
  roomListsOf,
} from '#domains/gaming/launches/launches.ts';

export function gamingPlayerSite(
  gaming: Gaming,
  catalogue: Catalogue,
): Handlers<typeof gamingCalls, PlatformActors> {
  const { database } = gaming.context;
  const winners = createWinnerBoard(gaming.context);
  const listRooms = roomListsOf(gaming);
  return {
    'POST /wps/relay/GCS_gameLaunchFB': ({ actor, body, ip }) =>
      launchGame(gaming, actor, body, ip),
    'POST /wps/game/launchGame': ({ actor, body, ip }) => launchGame(gaming, actor, body, ip),
    'POST /wps/game/freePlay': ({ body, ip }) => launchFreePlay(gaming, body, ip),
    'GET /wps/relay/GLS2_roomList': async ({ actor, query }) => {
      const { games } = await catalogue.cached();
      const game = games.find(({ gameId }) => gameId === query.gameId);
      if (!game) throw new Refusal('game_not_found');
      return listRooms(game, actor, query);
    },
    'GET /wps/relay/GCS_recentGame': ({ actor, query }) =>
      listRecentGames(database, catalogue, actor, query),
    'GET /wps/gaming/bets': async ({ actor, query }) => {
      const { cursor, pageSize: limit, language = actor.language, ...filter } = query;
      const before = readBetCursor(cursor);
      const whose = { memberId: actor.memberId, language };
      const { rows, next } = await readBets(database, whose, { ...filter, before, limit });
      return {
        items: rows.map((row) => betValue(row, language)),
        nextCursor: next && betCursor(next),
      };
    },
    'GET /wps/gaming/bets/:id': ({ actor, params, query: { language = actor.language } }) =>
      betDetail(gaming, { memberId: actor.memberId, language }, params.id),
    'GET /wps/relay/GCSGAME_getRankList': async ({ query }) => ({
      winners: await winners(query),
    }),
  };
}
