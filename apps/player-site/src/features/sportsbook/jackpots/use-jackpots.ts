/** Pools, their accounts and the member's entries. */
import type { JackpotOutcome } from '@bahati/book-rules/jackpot.ts';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { queryClient } from '#site/api.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookCall, bookQuery } from '#features/sportsbook/book-call.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';

const mineKey = ['member', 'GET /book/v1/jackpots/entries/mine'] as const;
const accountKey = 'GET /book/v1/jackpots/:poolId/account';

const lookMs = 5_000;
const thriftyMs = 30_000;

export function useJackpots() {
  const isThrifty = useLowData();
  return useQuery({
    ...bookQuery('GET /book/v1/jackpots'),
    refetchInterval: isThrifty ? thriftyMs : lookMs,
  });
}

const mineQuery = infiniteQueryOptions({
  queryKey: mineKey,
  queryFn: ({ pageParam }) =>
    bookMemberCall('GET /book/v1/jackpots/entries/mine', {
      query: { cursor: pageParam, pageSize: 10 },
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export function useOwnEntries() {
  const isThrifty = useLowData();
  return useInfiniteQuery({
    ...mineQuery,
    enabled: useIsLoggedIn(),
    refetchInterval: ({ state: { data } }) =>
      (isThrifty ? thriftyMs : lookMs) * (data?.pages.length ?? 1),
  });
}

const accountQuery = (poolId: string) =>
  infiniteQueryOptions({
    queryKey: ['book', accountKey, poolId],
    queryFn: ({ pageParam, signal }) =>
      bookCall(accountKey, { params: { poolId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const useAccount = (poolId: string) => useInfiniteQuery(accountQuery(poolId));

/** Enters once: the same picks keep their key until the book has said its last word. */
export function useEntering(poolId: string) {
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (picks: JackpotOutcome[][]) =>
      bookMemberCall('POST /book/v1/jackpots/:poolId/entries', {
        params: { poolId },
        body: { idempotencyKey: keys.idFor(`${poolId} ${JSON.stringify(picks)}`), picks },
      }),
    onSuccess: () => keys.forget(),
    onError: (error) => {
      if (isDecided(error)) keys.forget();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: mineKey });
      void queryClient.invalidateQueries({ queryKey: ['book', 'GET /book/v1/jackpots'] });
      void queryClient.invalidateQueries({ queryKey: ['member', 'GET /wps/v2/wallets/balance'] });
    },
  });
}
