import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** A new page takes the focus, so that the keyboard and the screen reader begin at its top. */
export function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== undefined && pathname !== last.current)
      main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return main;
}
