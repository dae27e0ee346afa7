/** The catalogue's calls of the player site. */
import type { catalogueCalls } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  hotGames,
  lanesOf,
  listGames,
  menusOf,
  namesOf,
  pageOfGames,
  searchGames,
  vendorTypes,
} from './browse.ts';
import type { Catalogue } from './catalogue.ts';
import { addFavourite, favouriteIds, removeFavourite } from './favourites.ts';

const mostHot = 24;

export function cataloguePlayerSite(
  { database }: Context,
  catalogue: Catalogue,
): Handlers<typeof catalogueCalls, PlatformActors> {
  return {
    'GET /lgw/games/game_menus': async ({ query }) => ({
      menus: menusOf(await catalogue.cached(), query.language),
    }),
    'GET /lgw/games/names': async ({ query }) => namesOf(await catalogue.cached(), query.gameType),
    'GET /lgw/games/search': async ({ query }) => ({
      groups: searchGames(await catalogue.cached(), query.search, query.language),
    }),
    'GET /wps/relay/GCSGAME_gameList': async ({ query }) =>
      listGames(await catalogue.cached(), query, query),
    'GET /wps/relay/GCSGAME_hotGamesV2': async ({ query }) => ({
      content: hotGames(await catalogue.cached(), query.language, mostHot),
    }),
    'GET /wps/relay/GCSGAME_newGameVendor': async ({ query }) => ({
      lanes: lanesOf(await catalogue.cached(), query.language),
    }),
    'GET /wps/relay/GCSGAME_getVassGameType': async () => ({
      vendors: vendorTypes(await catalogue.cached()),
    }),
    'GET /wps/relay/MCSFE_getFavoriteGames': async ({ actor }) => ({
      content: await favouriteIds(database, actor),
    }),
    'GET /wps/relay/MCSFE_getFavoriteGamesList': async ({ actor, query }) => {
      const ids = await favouriteIds(database, actor);
      const { byId } = await catalogue.cached();
      const games = ids.flatMap((id) => byId.get(id) ?? []);
      const { gameType } = query;
      return pageOfGames(
        gameType ? games.filter((game) => game.gameType === gameType) : games,
        query,
      );
    },
    'POST /wps/relay/MCSFE_addFavoriteGameV2': async ({ actor, body }) => {
      await addFavourite(database, actor, body.nodeId);
      return {};
    },
    'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': async ({ actor, query }) => {
      await removeFavourite(database, actor, query.nodeId);
      return {};
    },
  };
}
