/** Limits what one caller may ask in a minute. Kept in memory: each process guards itself. */
import { Refusal } from '@bahati/server-kit/refusal.ts';

const minuteMs = 60_000;

export type RateLimit = (key: string, perMinute: number) => void;

/** The limiter throws `too_many_requests`. Counts start anew each minute, so they never pile up. */
export function createRateLimit(factor: number, now: () => number = Date.now): RateLimit {
  let minute = 0;
  let counts = new Map<string, number>();
  return (key, perMinute) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > perMinute * factor) {
      throw new Refusal('too_many_requests', { retryAfterMs: (minute + 1) * minuteMs - now() });
    }
  };
}
