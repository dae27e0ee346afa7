import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';

/** Games a home row or a list page asks for at once (spec §9). */
const pageSize = 20;
const staleTime = 60_000;

export function hotGamesQuery() {
  const query = { language: currentLanguage() };
  return { ...publicQuery('GET /wps/relay/GCSGAME_hotGamesV2', { query }), staleTime };
}

export function useHotGames() {
  return useQuery(hotGamesQuery());
}

export function lanesQuery() {
  const query = { language: currentLanguage() };
  return { ...publicQuery('GET /wps/relay/GCSGAME_newGameVendor', { query }), staleTime };
}

/** Few requests for a long look, and one for a first screen. */
export const listPageSize = 60;

/** The first page of a category that nothing narrows. */
export function listQuery(gameType: GameCategory) {
  const query = { gameType, language: currentLanguage(), pageSize: listPageSize, pageNo: 1 };
  return { ...publicQuery('GET /wps/relay/GCSGAME_gameList', { query }), staleTime };
}

export function useRowGames(
  row: { gameType: GameCategory; vassalage?: string | undefined },
  isWanted: boolean,
) {
  const { gameType, vassalage } = row;
  const query = { gameType, language: currentLanguage(), pageSize };
  return useQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_gameList', {
      query: vassalage ? { ...query, vassalage } : query,
    }),
    staleTime,
    enabled: isWanted,
  });
}

export function useGame(gameId: string) {
  const { data, ...rest } = useQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_gameList', {
      query: { gameId, language: currentLanguage() },
    }),
    staleTime,
  });
  return { ...rest, game: data?.content.find((game) => game.gameId === gameId) };
}
