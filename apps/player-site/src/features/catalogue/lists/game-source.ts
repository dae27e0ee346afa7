/** Where a grid's games come from: pages of the server, or a list that is here already. */
import type {
  GameCategory,
  GameClassify,
  GameSort,
} from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { memberQuery, publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import type { CardGame } from '#features/catalogue/game-card.tsx';
import { listPageSize } from '#features/catalogue/use-games.ts';
import { pagesOf } from './game-list.rules.ts';

export type ListedGame = CardGame & { nodeId: number };

export type GameSource = {
  /** Undefined: not known yet. */
  total: number | undefined;
  gameAt: (place: number) => ListedGame | undefined;
  /** The grid now shows these places. */
  onRange: (first: number, end: number) => void;
  /** What is shown belongs to an earlier question. */
  isStale: boolean;
};

/** What a list is asked by, for who must say that it did not come. */
type Asked = { isError: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };

export type AskedSource = { source: GameSource; query: Asked };

export type GameFilters = {
  gameType: GameCategory;
  vassalage: string | undefined;
  filter: 'NEW' | 'HOT' | undefined;
  gameClassify: GameClassify | undefined;
  sort: GameSort | undefined;
  search: string | undefined;
};

const pageSize = listPageSize;
const staleTime = 60_000;
const firstPage = [1];
/** A flick through thousands asks for nothing until the hand rests. */
const restMs = 90;

type Page = { content: ListedGame[] };

const contentOf = (pages: UseQueryResult<Page>[]) => pages.map(({ data }) => data?.content);

/** Games of a category as the server filters and sorts them; the same source until it changes. */
export function usePagedSource(filters: GameFilters, isWanted: boolean): AskedSource {
  const [pages, setPages] = useState<readonly number[]>(firstPage);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const query = { ...definedOnly(filters), language: currentLanguage(), pageSize };
  const pageQuery = (pageNo: number) =>
    publicQuery('GET /wps/relay/GCSGAME_gameList', { query: { ...query, pageNo } });
  // The first page tells the total, wherever the reader stands.
  const lead = useQuery({
    ...pageQuery(1),
    staleTime,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const others = pages.filter((pageNo) => pageNo !== 1);
  const loaded = useQueries({
    queries: others.map((pageNo) => ({ ...pageQuery(pageNo), staleTime, enabled: isWanted })),
    combine: contentOf,
  });
  const first = lead.data?.content;
  const numbers = others.join(' ');
  const gameAt = useMemo(() => {
    const byPage = new Map(numbers.split(' ').map((pageNo, at) => [Number(pageNo), loaded[at]]));
    byPage.set(1, first);
    return (place: number) => byPage.get(Math.floor(place / pageSize) + 1)?.[place % pageSize];
  }, [numbers, loaded, first]);
  const onRange = useCallback((from: number, end: number) => {
    clearTimeout(timer.current);
    const wanted = pagesOf(from, end, pageSize);
    timer.current = setTimeout(() => setPages(wanted), restMs);
  }, []);
  const total = lead.data?.total;
  const isStale = lead.isPlaceholderData;
  const source = useMemo(
    () => ({ total, gameAt, onRange, isStale }),
    [total, gameAt, onRange, isStale],
  );
  return { source, query: lead };
}

/** A list that is here already. */
export function listSource(games: readonly ListedGame[] | undefined): GameSource {
  return {
    total: games?.length,
    gameAt: (place) => games?.[place],
    onRange: () => undefined,
    isStale: false,
  };
}

/** The member's favourites or latest games of a category. */
export function useOwnSource(
  kind: 'FAV' | 'RECENT',
  gameType: GameCategory,
  isWanted: boolean,
): AskedSource {
  const language = currentLanguage();
  const favourites = useQuery({
    ...memberQuery('GET /wps/relay/MCSFE_getFavoriteGamesList', { query: { gameType, language } }),
    enabled: isWanted && kind === 'FAV',
  });
  const recent = useQuery({
    ...memberQuery('GET /wps/relay/GCS_recentGame', {
      query: { gameType, language, pageSize: 100 },
    }),
    enabled: isWanted && kind === 'RECENT',
  });
  const query = kind === 'FAV' ? favourites : recent;
  const games = query.data?.content;
  return { source: useMemo(() => listSource(games), [games]), query };
}

function definedOnly<T extends object>(values: T) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
