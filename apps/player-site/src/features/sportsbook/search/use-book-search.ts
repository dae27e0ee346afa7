/** What the book finds of what is typed, once the hand rests. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bookCall } from '#features/sportsbook/book-call.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';

const restMs = 250;
/** As the book asks for. */
const leastLetters = 2;

export function useBookSearch(typed: string) {
  const [rested, setRested] = useState('');
  const whole = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setRested(whole), restMs);
    return () => clearTimeout(timer);
  }, [whole]);
  const isLongEnough = rested.length >= leastLetters && whole.length >= leastLetters;
  const query = useQuery({
    queryKey: ['book', 'GET /book/v1/search', rested],
    queryFn: async ({ signal }) => {
      const found = await bookCall('GET /book/v1/search', { query: { text: rested } }, { signal });
      for (const { markets, ...event } of found.events) offerStore.take(event, markets, 'row');
      return found;
    },
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return { isLongEnough, query };
}
