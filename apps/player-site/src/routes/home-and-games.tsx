/** Home under its names, and every list of games. */
import { createRoute, redirect } from '@tanstack/react-router';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { HomePage } from '#features/catalogue/home/home-page.tsx';
import { needsLogin } from '#features/identity/needs-login.ts';
import { readToken } from '#features/identity/session.ts';
import { readSportsSearch, withPlainIds } from '#features/sportsbook/offer/sports-search.ts';
import type { CategoryPath, LotteryPath } from '#site/paths.ts';
import { earlyScreen, screen } from '#site/screen.ts';
import * as address from '#site/search.ts';
import { site } from './frame.tsx';

export const home = createRoute({ getParentRoute: () => site, path: '/', component: HomePage });

/** Other names of home lead there and keep what the address carries. */
export function homeAlias<Path extends string>(path: Path, popup?: address.RootSearch['popup']) {
  return createRoute({
    getParentRoute: () => site,
    path,
    beforeLoad: ({ search }) => {
      if (popup && readToken()) throw redirect({ to: '/', replace: true });
      const kept: address.RootSearch = search;
      throw redirect({ to: '/', search: popup ? { ...kept, popup } : kept, replace: true });
    },
  });
}

/** A game list (spec §2): slots, live and the rest. */
export function category<Path extends CategoryPath>(path: Path, gameType: GameCategory) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readCategorySearch,
    staticData: { gameType },
    component: earlyScreen(
      () => import('#features/catalogue/lists/category-page.tsx'),
      'CategoryPage',
    ),
  });
}

/** The vendors of a category as places to go in (spec §2). */
export function centre<Path extends CategoryPath>(path: Path, gameType: GameCategory) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readCategorySearch,
    staticData: { gameType },
    component: screen(
      () => import('#features/catalogue/vendors/game-centre-page.tsx'),
      'GameCentrePage',
    ),
  });
}

/** The book's own pages; of a brand without a book its providers as places to go in. */
export function book<Path extends '/sports' | '/esports'>(path: Path, gameType: GameCategory) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: readSportsSearch,
    search: { middlewares: [({ search, next }) => withPlainIds(next(search))] },
    staticData: { gameType },
    component: earlyScreen(
      () => import('#features/sportsbook/offer/sports-page.tsx'),
      'SportsPage',
    ),
  });
}

/** The member's own games: favourites, or those played last. */
export function ownGames<Path extends string>(
  path: Path,
  name: 'FavouriteGamesPage' | 'RecentGamesPage',
) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readOwnGamesSearch,
    component: earlyScreen(() => import('#features/catalogue/lists/account-games-page.tsx'), name),
  });
}

/** The lotteries ask for a login as soon as they are opened (spec §2). */
export function lottery<Path extends LotteryPath>(path: Path) {
  return createRoute({
    getParentRoute: () => site,
    path,
    validateSearch: address.readLotterySearch,
    beforeLoad: needsLogin,
    component: screen(() => import('#features/lottery/lottery-page.tsx'), 'LotteryPage'),
  });
}

/** The specification's other spelling of the lottery. */
export const lottert = createRoute({
  getParentRoute: () => site,
  path: '/lottert',
  validateSearch: address.readLotterySearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/lottery', search, replace: true });
  },
});
