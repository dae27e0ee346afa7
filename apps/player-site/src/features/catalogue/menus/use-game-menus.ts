import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { emptyCategories, type GameMenu, openMenus } from './open-menus.rules.ts';

/** The sorted vendor list; it changes with the catalogue, not by the minute. */
export const gameMenusQuery = {
  ...publicQuery('GET /lgw/games/game_menus'),
  staleTime: 5 * 60_000,
};

type Answer = { menus: GameMenu[] };
const ofOpen = ({ menus }: Answer): Answer => ({ menus: openMenus(menus) });
const ofEmpty = ({ menus }: Answer): GameCategory[] => emptyCategories(menus);

/** The categories in which something can be played. */
export function useGameMenus() {
  return useQuery({ ...gameMenusQuery, select: ofOpen });
}

/** Every category that has a vendor, for what was played or liked there before. */
export function useListedMenus() {
  return useQuery(gameMenusQuery);
}

/** Those in which nothing can be played yet; undefined: not known. */
export function useEmptyCategories(): GameCategory[] | undefined {
  return useQuery({ ...gameMenusQuery, select: ofEmpty }).data;
}
