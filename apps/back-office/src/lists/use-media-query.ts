import { useMemo, useSyncExternalStore } from 'react';

/** Where a table no longer fits and each row becomes a card. */
export const tooNarrowForTables = '(max-width: 719px)';

/** Where a panel no longer fits beside a list and stands above it. */
export const tooNarrowForPanels = '(max-width: 1199px)';

export function useMediaQuery(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  return useSyncExternalStore(
    (notify) => {
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => media.matches,
  );
}
