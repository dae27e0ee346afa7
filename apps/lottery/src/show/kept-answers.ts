/** What every page asks for again and again, read once for all who ask within a moment. */
import type { Context } from '#lottery/context.ts';

type Kept<T> = { readAt: number; value: Promise<T> };

/** Far more than there are games and modes. */
const mostKept = 500;

/** @returns a reader that answers what was read at most `keptMs` ago, of each operator and key. */
export function keepAnswers<T>(keptMs: number) {
  const byOperator = new WeakMap<Context, Map<string, Kept<T>>>();
  return (context: Context, key: string, read: () => Promise<T>): Promise<T> => {
    const kept = byOperator.get(context) ?? new Map<string, Kept<T>>();
    byOperator.set(context, kept);
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.readAt < keptMs) return known.value;
    const fresh = { readAt: now, value: read() };
    // Who waits for it is told; the next who asks tries again.
    fresh.value.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    kept.delete(key);
    kept.set(key, fresh);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return fresh.value;
  };
}
