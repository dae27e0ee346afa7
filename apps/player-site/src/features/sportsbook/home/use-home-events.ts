/** The events home shows of the book; undefined until they are known, and where there is no book. */
import { useQuery } from '@tanstack/react-query';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookCall, bookOrigin } from '#features/sportsbook/book-call.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';

export type HomeWhen = 'live' | 'soon';

const mostShown = 10;
/** What begins and ends is looked for so often; what moves meanwhile comes by itself. */
const askAgainMs = 30_000;
const thriftyMs = 120_000;

export function useHomeEvents(when: HomeWhen) {
  const isThrifty = useLowData();
  const { data } = useQuery({
    queryKey: ['book', 'home', when],
    queryFn: async ({ signal }) => {
      if ((await bookOrigin()) === undefined) return [];
      const query = { category: 'SPORTS', when, sort: 'popular', pageSize: mostShown } as const;
      const { items } = await bookCall('GET /book/v1/events', { query }, { signal });
      const sides = items.filter(({ isOutright }) => !isOutright);
      for (const { markets, ...event } of sides) offerStore.take(event, markets, 'row');
      return sides;
    },
    refetchInterval: isThrifty ? thriftyMs : askAgainMs,
  });
  return data;
}
