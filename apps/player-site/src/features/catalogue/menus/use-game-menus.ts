import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';

/** The sorted vendor list; it changes with the catalogue, not by the minute. */
export const gameMenusQuery = {
  ...publicQuery('GET /lgw/games/game_menus'),
  staleTime: 5 * 60_000,
};

export function useGameMenus() {
  return useQuery(gameMenusQuery);
}
