/** The member's tickets and chases; what runs is looked at again by itself. */
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { queryClient } from '#site/api.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { lotteryMemberCall } from '#features/lottery/call/lottery-session.ts';

export type Which = 'open' | 'won' | 'ended' | 'all';

const pageSize = 20;
const looks = { usual: 6_000, thrifty: 30_000 };

const ticketsKey = ['member', 'GET /lottery/v1/tickets'] as const;
const chasesKey = ['member', 'GET /lottery/v1/chases'] as const;

export type TicketFilter = { which: Which; chaseId?: string | undefined };

/** Each page that was opened is asked for again: many are asked for less often. */
const every = (isThrifty: boolean, pages: number | undefined): number =>
  looks[isThrifty ? 'thrifty' : 'usual'] * (pages ?? 1);

export function useTickets({ which, chaseId }: TicketFilter) {
  const isThrifty = useLowData();
  return useInfiniteQuery({
    queryKey: [...ticketsKey, which, chaseId ?? ''],
    queryFn: ({ pageParam }) =>
      lotteryMemberCall('GET /lottery/v1/tickets', {
        query: { which, chaseId, cursor: pageParam, pageSize },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: useIsLoggedIn(),
    refetchInterval: ({ state: { data } }) => every(isThrifty, data?.pages.length),
  });
}

export function useChases() {
  const isThrifty = useLowData();
  return useInfiniteQuery({
    queryKey: chasesKey,
    queryFn: ({ pageParam }) =>
      lotteryMemberCall('GET /lottery/v1/chases', { query: { cursor: pageParam, pageSize } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: useIsLoggedIn(),
    refetchInterval: ({ state: { data } }) => every(isThrifty, data?.pages.length),
  });
}

/** What was bought, stopped or paid stands in the lists at once. */
export const forgetTickets = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ticketsKey }),
    queryClient.invalidateQueries({ queryKey: chasesKey }),
  ]);

export const useStopChase = (chaseId: string) =>
  useMutation({
    mutationFn: () =>
      lotteryMemberCall('POST /lottery/v1/chases/:chaseId/stop', { params: { chaseId } }),
    onSettled: forgetTickets,
  });
