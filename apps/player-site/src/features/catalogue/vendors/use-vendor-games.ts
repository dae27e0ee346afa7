import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import type { VendorGroup } from '#features/catalogue/start-game.rules.ts';

const pageSize = 20;

/** What one vendor has of one type, page by page; the entry of the group itself is none of them. */
export function useVendorGames({ vassalage, gameType }: VendorGroup) {
  const query = { vassalage, gameType, language: currentLanguage(), pageSize };
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['anyone', 'GET /wps/relay/GCSGAME_gameList', query, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /wps/relay/GCSGAME_gameList',
        { query: { ...query, pageNo: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 60_000,
  });
  const games = data?.pages.flatMap(({ content }) => content);
  return { ...rest, games: games?.filter(({ isGame }) => isGame !== 'VASSALAGE') };
}
