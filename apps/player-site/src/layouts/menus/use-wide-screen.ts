import { useSyncExternalStore } from 'react';

/** The width from which the side menu stands beside the page (menus.css). */
const wide = window.matchMedia('(min-width: 900px)');

function subscribe(notify: () => void): () => void {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
}

/** What only one kind of screen shows is not built on the other. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
