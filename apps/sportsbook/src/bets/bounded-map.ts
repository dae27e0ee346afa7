/** A map that forgets what was set first once it holds too much. */
export class BoundedMap<K, V> {
  readonly #most: number;
  readonly #map = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    return this.#map.get(key);
  }

  set(key: K, value: V): void {
    this.#map.delete(key);
    this.#map.set(key, value);
    if (this.#map.size <= this.#most) return;
    for (const oldest of this.#map.keys()) {
      this.#map.delete(oldest);
      break;
    }
  }
}
