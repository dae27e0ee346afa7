/** Clearing away the play money of visits that are over, now and then, beside everything else. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#games-server/context.ts';
import { clearPurses, mostCleared } from './purses.ts';

const pauseMs = 5 * 60_000;

/** Starts at once and goes on until stopped; stopping waits for the purses being cleared. */
export function startClearing(context: Context): { stop: () => Promise<void> } {
  const log = context.log.child({ part: 'free play' });
  const end = new AbortController();
  const { signal } = end;
  const run = async () => {
    while (!signal.aborted) {
      const cleared = await clearPurses(context.database).catch((error: unknown) => {
        log.error({ err: error }, 'purses were not cleared away');
        return 0;
      });
      if (cleared < mostCleared) await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      end.abort();
      return running;
    },
  };
}
