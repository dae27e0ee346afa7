/** What the sports page shows, as its address says. */
import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { listedSport, readSportsSearch, type SportsSearch } from './sports-search.ts';

export type Category = 'SPORTS' | 'ESPORTS';

export function useCategory(): Category {
  return useMatches({
    select: (matches) =>
      matches.some((match) => match.staticData.gameType === 'ESPORTS') ? 'ESPORTS' : 'SPORTS',
  });
}

export function useView() {
  const category = useCategory();
  const search = useSearch({
    strict: false,
    select: (raw): SportsSearch => readSportsSearch({ ...raw }),
    structuralSharing: true,
  });
  return { category, search, sport: listedSport(category, search) };
}

/** Shows something else: what is not named stays as it is. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (change: SportsSearch) =>
      void navigate({
        to: '.',
        search: (current: object) => ({ ...current, ...change }),
        resetScroll: false,
      }),
    [navigate],
  );
}
