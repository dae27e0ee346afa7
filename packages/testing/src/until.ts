import { setTimeout as sleep } from 'node:timers/promises';

/** Far beyond any promise of the product: it ends a wait in vain and judges no speed. */
const limitMs = 60_000;
const pauseMs = 10;

/**
 * Asks until there is an answer, and gives it; `false` and `undefined` are none yet. What never
 * comes is a failure that names it.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
): Promise<Exclude<T, false | undefined>> {
  const end = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<T, false | undefined>;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await sleep(pauseMs);
  }
}
