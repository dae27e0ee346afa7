import { useSyncExternalStore } from 'react';

/** From here on the tree of competitions stands beside the list (sports-page.css). */
const wide = window.matchMedia('(min-width: 1100px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
