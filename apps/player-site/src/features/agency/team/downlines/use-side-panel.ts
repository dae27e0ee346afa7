import { useSyncExternalStore } from 'react';

/** The width from which a card stands beside the list (downlines.css). */
const wide = window.matchMedia('(min-width: 1200px)');

function subscribe(notify: () => void): () => void {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
}

export function useSidePanel(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
