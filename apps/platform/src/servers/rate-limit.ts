/**
 * Requests a minute by address and call, in this process. Two windows slide over each other, so
 * nobody gets twice the limit at the turn of a minute. Both are bounded: when too many
 * addresses ask at once, the ones not yet known share one count. rate-limiter-flexible has neither
 * the sliding nor the bound (ADR 24).
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';

const windowMs = 60_000;
const longestList = 100_000;
const defaults = { read: 600, write: 120 } as const;

export function createRateLimiter(factor: number, nowMs: () => number = Date.now) {
  let windowStart = nowMs();
  let current = new Map<string, number>();
  let previous = new Map<string, number>();

  const turn = (now: number) => {
    const passed = Math.floor((now - windowStart) / windowMs);
    if (passed <= 0) return;
    previous = passed === 1 ? current : new Map();
    current = new Map();
    windowStart += passed * windowMs;
  };

  /** Refuses `too_many_requests` with `retryAfterSeconds`. */
  return async (key: string, perMinute: number | undefined, ip: string): Promise<void> => {
    const now = nowMs();
    turn(now);
    const isRead = key.startsWith('GET ');
    const limit = Math.ceil((perMinute ?? defaults[isRead ? 'read' : 'write']) * factor);
    const wanted = `${clientNetwork(ip)} ${key}`;
    const isListed = current.has(wanted) || current.size < longestList;
    const name = isListed ? wanted : `others ${key}`;
    const elapsed = (now - windowStart) / windowMs;
    const count = (current.get(name) ?? 0) + (previous.get(name) ?? 0) * (1 - elapsed);
    if (count >= limit) {
      const retryAfterSeconds = Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000));
      throw new Refusal('too_many_requests', { retryAfterSeconds });
    }
    current.set(name, (current.get(name) ?? 0) + 1);
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
