import { useSyncExternalStore } from 'react';

/** From here two tables stand side by side. */
const wide = window.matchMedia('(min-width: 1100px) and (min-height: 640px)');

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      wide.addEventListener('change', notify);
      return () => wide.removeEventListener('change', notify);
    },
    () => wide.matches,
  );
}
