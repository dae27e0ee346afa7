/** What was worked out and can be worked out again: the oldest goes when there is too much of it. */
export class BoundedCache<K, V> {
  readonly #kept = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept for a key, or what `make` makes of it. */
  get(key: K, make: () => V): V {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.#kept.set(key, made);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return made;
  }
}
