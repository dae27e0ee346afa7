/** The events of the slip as they stand now: names, scores, and terms of each way. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookQuery } from '#features/sportsbook/book-call.ts';
import { holdTopic } from '#features/sportsbook/live/book-link.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';
import type { DraftLeg } from './slip-draft.ts';
import { mostSelections } from './slip-limits.ts';

const freshMs = 30_000;
const thriftyMs = 120_000;

export const eventIdsOf = (
  legs: readonly { selections: readonly { eventId: string }[] }[],
): string[] =>
  [...new Set(legs.flatMap(({ selections }) => selections.map(({ eventId }) => eventId)))].sort();

export const eventsQuery = (ids: readonly string[]) =>
  bookQuery('GET /book/v1/events', { query: { ids: ids.join(','), pageSize: mostSelections } });

/** By id; one that is gone is missing. Prices of their rows are heard live while this is shown. */
export function useSlipEvents(legs: readonly DraftLeg[]): ReadonlyMap<string, OfferedEvent> {
  const isThrifty = useLowData();
  const ids = eventIdsOf(legs);
  const { data } = useQuery({
    ...eventsQuery(ids),
    enabled: ids.length > 0,
    refetchInterval: isThrifty ? thriftyMs : freshMs,
    placeholderData: (before) => before,
  });
  const topics = ids.join();
  useEffect(() => {
    const releases = topics === '' ? [] : topics.split(',').map((id) => holdTopic(`row:${id}`));
    return () => {
      for (const release of releases) release();
    };
  }, [topics]);
  useEffect(() => {
    for (const row of data?.items ?? []) offerStore.take(row, row.markets, 'row');
  }, [data]);
  return new Map(data?.items.map((event) => [event.id, event]));
}
