/** The catalogue's calls of the player site. */
import { catalogueCalls } from '@bahati/contract/player-site/catalogue.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand.ts';
import { listGames, readMenus } from './catalogue.ts';

const hotGames = 24;

export function cataloguePlayerSite(
  context: Context,
): Handlers<typeof catalogueCalls, PlatformActors> {
  const { database, config } = context;
  const brandCurrency = async () => (await readBrand(database, config.BRAND)).currency;
  return {
    'GET /lgw/games/game_menus': async () => ({ menus: await readMenus(database) }),
    'GET /wps/relay/GCSGAME_gameList': async ({ query }) => {
      const { pageNo, pageSize, language, ...filter } = query;
      const { games, total } = await listGames(database, filter, {
        language,
        currency: await brandCurrency(),
        offset: (pageNo - 1) * pageSize,
        limit: pageSize,
      });
      const totalPages = Math.max(1, Math.ceil(total / pageSize));
      return { content: games, pageNum: pageNo, totalPages, total };
    },
    'GET /wps/relay/GCSGAME_hotGamesV2': async ({ query }) => {
      const view = { language: query.language, offset: 0, limit: hotGames };
      const currency = await brandCurrency();
      const { games } = await listGames(database, { isHot: true }, { ...view, currency });
      return { content: games };
    },
  };
}
