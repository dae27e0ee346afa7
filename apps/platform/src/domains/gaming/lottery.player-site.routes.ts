/** The lottery pages' calls: what the catalogue has of lotteries, and that no draw is open yet. */
import type { lotteryCalls } from '@bahati/contract/player-site/catalogue/lottery.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import type { Catalogue } from '#domains/catalogue/catalogue.ts';
import { lotteryMenusOf, prizeModeOf } from '#domains/catalogue/lottery-menus.ts';
import { listRecentGames } from './recent-games.ts';

const mostRecent = 100;

export function lotteryPlayerSite(
  { database }: Context,
  catalogue: Catalogue,
): Handlers<typeof lotteryCalls, PlatformActors> {
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
    // A draw is opened by its lottery, and none is built.
    'GET /lgw/vn/numeros/opened/game': async () => ({ opened: [] }),
    'GET /lotto/lgw/games/opened/numero': async () => ({ opened: [] }),
  };
}
