import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#features/language/use-language.ts';
import { readLowData } from '#features/low-data/low-data.ts';
import { publicQuery } from '#site/api.ts';

const everyMs = 8_000;
const thriftyMs = 2 * 60_000;

/** Asked again for as long as the page is in view. */
export function useJackpots() {
  return useQuery({
    ...publicQuery('GET /lgw/games/jackpots', { query: { language: useLanguage() } }),
    staleTime: everyMs / 2,
    refetchInterval: () => (readLowData() ? thriftyMs : everyMs),
  });
}
