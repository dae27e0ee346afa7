/** Answers of somebody else that are kept for a while: asked for once, however many want them. */
export type BoundedCache<T> = (key: string, read: () => Promise<T>) => Promise<T>;

export function createBoundedCache<T>(bounds: { most: number; keptMs: number }): BoundedCache<T> {
  const kept = new Map<string, { readAt: number; value: Promise<T> }>();
  return (key, read) => {
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.readAt < bounds.keptMs) return known.value;
    const entry = { readAt: now, value: read() };
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > bounds.most && oldest !== undefined) kept.delete(oldest);
    return entry.value;
  };
}
