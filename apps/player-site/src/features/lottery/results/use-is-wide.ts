import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 1000px)');

const subscribe = (notify: () => void) => {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
};

/** Whether charts stand side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
