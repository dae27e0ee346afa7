/** Waiting for a bet to change, within this process. */

export type BetHub = ReturnType<typeof createBetHub>;

/** More who wait at once than one process serves. */
const mostWaiting = 20_000;
/** Who is not told looks again so often. */
const lookMs = 200;

export function createBetHub() {
  const waiting = new Map<bigint, Set<() => void>>();
  let count = 0;
  let isClosed = false;
  return {
    /** The server ends: whoever only watches is answered now. */
    close(): void {
      isClosed = true;
      for (const those of waiting.values()) for (const wake of those) wake();
    },
    isClosed: (): boolean => isClosed,

    /** Wakes everybody who waits for this bet. */
    changed(betId: bigint): void {
      for (const wake of waiting.get(betId) ?? []) wake();
    },

    /** Resolves when the bet changes, or after the time. Ask before reading how the bet stands. */
    next(betId: bigint, withinMs: number): { changed: Promise<void>; stop: () => void } {
      const { promise, resolve } = Promise.withResolvers<void>();
      const isTold = count < mostWaiting && !isClosed;
      const those = waiting.get(betId) ?? new Set<() => void>();
      const stop = () => {
        clearTimeout(timer);
        if (those.delete(stop)) count -= 1;
        if (those.size === 0 && waiting.get(betId) === those) waiting.delete(betId);
        resolve();
      };
      const timer = setTimeout(stop, Math.max(0, isTold ? withinMs : Math.min(withinMs, lookMs)));
      if (isTold) {
        waiting.set(betId, those);
        those.add(stop);
        count += 1;
      }
      return { changed: promise, stop };
    },
  };
}
