import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk, loadEarlyScreen } from '#features/loading/load-chunk.ts';

/** A screen whose code is fetched when it is first wanted. */
export function screen<Part extends object, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) {
  return lazyRouteComponent(() => loadChunk(load), name);
}

/** A screen on which many readers begin: it waits for the early words only (split-words.ts). */
export function earlyScreen<Part extends object, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) {
  return lazyRouteComponent(() => loadEarlyScreen(load), name);
}
