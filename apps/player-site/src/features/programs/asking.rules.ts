/** How long a slip or an order without an answer is asked about. */

/** By itself for so long; then it waits for a touch, since prices and minds change. */
const longestMs = 2 * 60_000;
const firstMs = 1_000;
const mostMs = 8_000;

/** Twice as long each time. */
export const askAgainAfterMs = (tried: number): number =>
  Math.min(mostMs, firstMs * 2 ** Math.max(0, tried - 1));

export const isTooOldToAsk = (sinceMs: number, nowMs: number): boolean =>
  nowMs - sinceMs >= longestMs;

/** What to do about one found without an answer as the page opens. */
export function foundPlacing(
  placing: { memberId: string; sentAtMs: number } | null,
  memberId: string | undefined,
  nowMs: number,
): 'none' | 'ask' | 'wait' {
  if (!placing || placing.memberId !== memberId) return 'none';
  return isTooOldToAsk(placing.sentAtMs, nowMs) ? 'wait' : 'ask';
}
