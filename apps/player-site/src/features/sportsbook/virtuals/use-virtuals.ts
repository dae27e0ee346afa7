/** Virtual leagues as the book tells them, by the book's clock. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookCall, bookQuery } from '#features/sportsbook/book-call.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';

const key = 'GET /book/v1/virtuals';
const resultsKey = 'GET /book/v1/virtuals/:league/results';

type Answer = CallValue<SportsbookCalls[typeof key]>;
export type VirtualLeagueShown = Answer['leagues'][number];
export type VirtualDayShown = VirtualLeagueShown['days'][number];
/** What the head of a match day says, of one to come as of one that is over. */
export type HeadDay = Pick<VirtualDayShown, 'id' | 'day' | 'serverSeedHash'>;
export type VirtualTableRow = VirtualLeagueShown['table'][number];

const lookMs = 3_000;
const thriftyMs = 10_000;

/** With how far the book's clock is ahead of this device's. */
export function useVirtuals() {
  const isThrifty = useLowData();
  return useQuery({
    queryKey: ['book', key],
    queryFn: async ({ signal }) => {
      const answer = await bookCall(key, {}, { signal });
      for (const { days } of answer.leagues) {
        for (const { markets, ...event } of days.flatMap(({ events }) => events)) {
          offerStore.take(event, markets, 'row');
        }
      }
      return { ...answer, aheadMs: Date.parse(answer.now) - Date.now() };
    },
    refetchInterval: isThrifty ? thriftyMs : lookMs,
  });
}

const resultsQuery = (league: string) =>
  infiniteQueryOptions({
    queryKey: ['book', resultsKey, league],
    queryFn: ({ pageParam, signal }) =>
      bookCall(resultsKey, { params: { league }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : 15_000),
  });

export const useVirtualResults = (league: string) => useInfiniteQuery(resultsQuery(league));

export const useVirtualProof = (dayId: string) =>
  useQuery({
    ...bookQuery('GET /book/v1/virtuals/days/:dayId/proof', { params: { dayId } }),
    refetchInterval: ({ state }) => (state.data?.serverSeed === null ? 5_000 : false),
  });
