/** The member's bets at the book, and one that is waited for. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { queryClient } from '#site/api.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';

export type BetsState = 'open' | 'settled';

const pageSize = 20;
/** How often the lists look for news: bets that run, and those that are over. */
const looks = {
  open: { usual: 6_000, thrifty: 30_000 },
  settled: { usual: 10_000, thrifty: 60_000 },
} as const satisfies Record<BetsState, object>;
/** An answer that waits at the book is asked for again as soon as it has come. */
const waitedMs = 500;

const listKey = ['member', 'GET /book/v1/bets'] as const;
const betKey = (betId: string) => ['member', 'GET /book/v1/bets/:betId', betId] as const;

/** Somebody else decides about it: it is asked about until it is decided. */
export const isUndecided = ({ state }: Pick<Bet, 'state'>): boolean =>
  state === 'waiting' || state === 'asked' || state === 'countered';

const betsQuery = (state: BetsState) =>
  infiniteQueryOptions({
    queryKey: [...listKey, state],
    queryFn: ({ pageParam }) =>
      bookMemberCall('GET /book/v1/bets', { query: { state, cursor: pageParam, pageSize } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export function useBets(state: BetsState) {
  const isThrifty = useLowData();
  return useInfiniteQuery({
    ...betsQuery(state),
    enabled: useIsLoggedIn(),
    // Each page that was opened is asked for again: many are asked for less often.
    refetchInterval: ({ state: { data } }) =>
      looks[state][isThrifty ? 'thrifty' : 'usual'] * (data?.pages.length ?? 1),
  });
}

const betQuery = (betId: string) =>
  queryOptions({
    queryKey: betKey(betId),
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<Bet>(betKey(betId));
      const query = known && isUndecided(known) ? { unlike: known.state } : {};
      return bookMemberCall('GET /book/v1/bets/:betId', { params: { betId }, query }, { signal });
    },
  });

/** A bet that follows what becomes of it while that is open. */
export function useBet(betId: string) {
  return useQuery({
    ...betQuery(betId),
    enabled: useIsLoggedIn(),
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data) ? waitedMs : false),
  });
}

/** A bet as the book has just told it. */
export function keepBet(bet: Bet): void {
  queryClient.setQueryData(betKey(bet.id), bet);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

export const forgetBets = (): Promise<void> => queryClient.invalidateQueries({ queryKey: listKey });
