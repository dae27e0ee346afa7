/** Lists of the offer: sports with their competitions, and events page by page. */
import type { CallerInput } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '#site/api.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookCall, bookQuery } from '#features/sportsbook/book-call.ts';
import { onBookMessage, useIsFrozen, useTopic } from '#features/sportsbook/live/book-link.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';
import type { Category } from './use-view.ts';

type EventsQuery = NonNullable<
  NonNullable<CallerInput<SportsbookCalls['GET /book/v1/events']>>['query']
>;

/** Without a live connection a list looks for news by itself. */
const thriftyPollMs = 15_000;
/** Events begin and end in crowds: what is in play is asked for once for many of them. */
const gatherMs = 3_000;
const pageSize = 30;
const eventsKey = ['book', 'GET /book/v1/events'] as const;

export const useSports = (category: Category) =>
  useQuery({ ...bookQuery('GET /book/v1/sports', { query: { category } }), staleTime: 60_000 });

function eventPages(query: EventsQuery) {
  return infiniteQueryOptions({
    queryKey: [...eventsKey, query] as const,
    queryFn: async ({ signal, pageParam }) => {
      const page = await bookCall(
        'GET /book/v1/events',
        { query: { ...query, cursor: pageParam, pageSize } },
        { signal },
      );
      for (const { markets, ...event } of page.items) offerStore.take(event, markets, 'row');
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 20_000,
  });
}

export function useEvents(query: EventsQuery, isAsked = true) {
  const isThrifty = useLowData();
  return useInfiniteQuery({
    ...eventPages(query),
    enabled: isAsked,
    refetchInterval: isThrifty ? thriftyPollMs : false,
  });
}

/** What is in play as the live connection told it. */
const inPlay = new Set<string>();

/** Every one in play is told again as a connection opens, which is no news. */
function isNews(eventId: string, state: string): boolean {
  if (state === 'live') {
    const before = inPlay.size;
    inPlay.add(eventId);
    return inPlay.size > before;
  }
  return inPlay.delete(eventId);
}

function readListsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: eventsKey });
  void queryClient.invalidateQueries({ queryKey: ['book', 'GET /book/v1/sports'] });
}

/** Reads lists anew when events begin or end. */
export function useLiveList(): void {
  useTopic('live');
  const isFrozen = useIsFrozen();
  const wasFrozen = useRef(false);
  useEffect(() => {
    // Who ended meanwhile is not told: the lists are.
    if (wasFrozen.current && !isFrozen) readListsAgain();
    wasFrozen.current = isFrozen;
  }, [isFrozen]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // The first ones told are those the list was just asked for.
    let isFirst = inPlay.size === 0;
    const readAgain = () => {
      waiting = undefined;
      if (!isFirst) readListsAgain();
      isFirst = false;
    };
    const stop = onBookMessage((message) => {
      if (message.type === 'live_list' && isNews(message.eventId, message.state))
        waiting ??= setTimeout(readAgain, gatherMs);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, []);
}
