/** An event with all there is of it; what moves comes by the live connection. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#site/api.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import { onBookMessage, useTopic } from '#features/sportsbook/live/book-link.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';
import { joinIncidents } from './incidents.rules.ts';

export type EventAnswer = CallValue<SportsbookCalls['GET /book/v1/events/:eventId']>;

const thriftyPollMs = 15_000;

export function eventQuery(eventId: string) {
  return queryOptions({
    queryKey: ['book', 'GET /book/v1/events/:eventId', eventId] as const,
    queryFn: async ({ signal }) => {
      const answer = await bookCall(
        'GET /book/v1/events/:eventId',
        { params: { eventId } },
        { signal },
      );
      offerStore.take(answer.event, answer.markets, 'all');
      return answer;
    },
    // Prices of an earlier visit are not shown as if they held.
    gcTime: 0,
  });
}

export function useEvent(eventId: string) {
  const isThrifty = useLowData();
  useTopic(`event:${eventId}`);
  useEffect(
    () =>
      onBookMessage((message) => {
        if (message.type !== 'incidents' || message.eventId !== eventId) return;
        const { queryKey } = eventQuery(eventId);
        queryClient.setQueryData(
          queryKey,
          (known) =>
            known && {
              ...known,
              statistics: message.statistics,
              incidents: joinIncidents(known.incidents, message.incidents),
            },
        );
      }),
    [eventId],
  );
  return useQuery({
    ...eventQuery(eventId),
    refetchInterval: isThrifty ? thriftyPollMs : false,
  });
}
