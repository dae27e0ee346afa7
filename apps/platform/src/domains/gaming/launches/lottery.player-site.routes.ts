/** The lottery pages' calls: what the catalogue has of lotteries, and the draws that are open. */
import type { lotteryCalls, PrizeMode } from '@bahati/contract/player-site/catalogue/lottery.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { type Catalogue, lotteryMenusOf, prizeModeOf } from '#domains/catalogue/catalogue.ts';
import { openDrawsOf } from './open-draws.ts';
import { listRecentGames } from './recent-games.ts';

const mostRecent = 100;

type Asked = { prizeMode?: PrizeMode | undefined; language: 'en' | 'sw' };

export function lotteryPlayerSite(
  context: Context,
  catalogue: Catalogue,
): Handlers<typeof lotteryCalls, PlatformActors> {
  const { database } = context;
  const openDraws = openDrawsOf(context);
  /** Of the lotteries that are shown and open; those of the prize mode that is asked for. */
  const listOpened = async (query: Asked) => {
    const menus = lotteryMenusOf(await catalogue.cached(), query);
    const draws = await openDraws.now();
    const opened = menus.flatMap(({ games }) =>
      games.flatMap(({ gameCode, isUnderMaintenance }) => {
        const draw = isUnderMaintenance ? undefined : draws.get(gameCode);
        return draw ? [{ gameCode, numero: draw.number, closesAt: draw.closesAt }] : [];
      }),
    );
    return { opened };
  };
  return {
    'GET /lgw/vn/games/game_menu': async ({ query }) => ({
      menus: lotteryMenusOf(await catalogue.cached(), query),
    }),
    'GET /lgw/vn/games/game_menu/recent': async ({ actor, query }) => {
      const { language, prizeMode: asked } = query;
      const wanted = { language, page: 1, pageSize: mostRecent };
      const { content } = await listRecentGames(database, catalogue, actor, wanted);
      const isWanted = (mode: ReturnType<typeof prizeModeOf>) =>
        mode !== undefined && (asked === undefined || mode === asked);
      return { games: content.filter((game) => isWanted(prizeModeOf(game))) };
    },
    'GET /lgw/vn/numeros/opened/game': ({ query }) => listOpened(query),
    'GET /lotto/lgw/games/opened/numero': ({ query }) => listOpened(query),
  };
}
