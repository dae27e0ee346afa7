import { setTimeout as sleep } from 'node:timers/promises';

/** Far beyond any promise of the product: it ends a wait in vain and judges no speed. */
const limitMs = 60_000;
const shortestPauseMs = 10;
const longestPauseMs = 100;

/**
 * Asks until there is an answer, and gives it; `false` and `undefined` are none yet. What never
 * comes is a failure that names it.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
): Promise<Exclude<T, false | undefined>> {
  const begun = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<T, false | undefined>;
    const waitedMs = performance.now() - begun;
    if (waitedMs > limitMs) throw new Error(`Waited in vain for ${what}.`);
    // What takes long is asked for less often: a wait grows by a tenth of itself at most.
    await sleep(Math.min(longestPauseMs, Math.max(shortestPauseMs, waitedMs / 10)));
  }
}
