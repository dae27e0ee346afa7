/** The member's own games, page by page: more of them are put behind those that are there. */
import type { Game, GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';

type GamePage = { content: Game[]; pageNum: number; totalPages: number; total: number };

/** As many as the specification asks for at once (§9). */
const favouritePageSize = 999;
const recentPageSize = 20;

export function useFavouriteGames(gameType: GameCategory | undefined) {
  const key = 'GET /wps/relay/MCSFE_getFavoriteGamesList';
  const query = ownQuery(gameType, favouritePageSize);
  return joined(
    useInfiniteQuery({
      queryKey: ['member', key, query, 'pages'],
      queryFn: ({ signal, pageParam }) =>
        call(key, { query: { ...query, pageNo: pageParam } }, { signal }),
      ...paging,
    }),
  );
}

export function useRecentGames(gameType: GameCategory | undefined) {
  const key = 'GET /wps/relay/GCS_recentGame';
  const query = ownQuery(gameType, recentPageSize);
  return joined(
    useInfiniteQuery({
      queryKey: ['member', key, query, 'pages'],
      queryFn: ({ signal, pageParam }) =>
        call(key, { query: { ...query, page: pageParam } }, { signal }),
      ...paging,
    }),
  );
}

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages }: GamePage) =>
    pageNum < totalPages ? pageNum + 1 : undefined,
};

function ownQuery(gameType: GameCategory | undefined, pageSize: number) {
  const query = { language: currentLanguage(), pageSize };
  return gameType ? { ...query, gameType } : query;
}

/** A game that moved between two pages while they were read is shown once. */
function joined<T extends { data: { pages: GamePage[] } | undefined }>({ data, ...rest }: T) {
  const games = data?.pages.flatMap(({ content }) => content);
  return {
    ...rest,
    games: games && [...new Map(games.map((game) => [game.nodeId, game])).values()],
    total: data?.pages.at(-1)?.total,
  };
}

export type AccountGames = ReturnType<typeof useRecentGames>;
