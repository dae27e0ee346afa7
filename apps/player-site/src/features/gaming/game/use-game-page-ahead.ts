/** Fetches the page of a game while a member looks for one: on a slow line that is a step less. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { readLowData } from '#features/low-data/low-data.ts';

/** The list and its first pictures come before. */
const afterMs = 2_000;

export function useGamePageAhead(): void {
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (!isLoggedIn || readLowData()) return;
    const timer = setTimeout(() => {
      // Should it not arrive, whoever opens a game is told.
      router.loadRouteChunk(router.routesByPath['/seamless'])?.catch(() => undefined);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [router, isLoggedIn]);
}
