/** Up to so many ways through one statement all are tried; through more, each choice once. */
const mostWays = 64;

/**
 * What cannot be known without running the program is tried. A run asks for choices; `advance` goes
 * on to the next run until every way was gone, or, where they are many, every choice was made once.
 */
export class Choices {
  #path: number[] = [];
  #sizes: number[] = [];
  #next = 0;
  #ways = 1;
  #made = new Map<string, number>();
  /** Of each key which choices were made; set once ways are too many. */
  #tried: Map<string, Set<number>> | undefined;
  #isNews = false;

  reset(): void {
    this.#path = [];
    this.#sizes = [];
    this.#ways = 1;
    this.#tried = undefined;
    this.#begin();
  }

  #begin(): void {
    this.#next = 0;
    this.#isNews = false;
    this.#made = new Map();
  }

  /** One of `size` choices; the same key gets the same one all through a run. */
  pick(key: string, size: number): number {
    const known = this.#made.get(key);
    if (known !== undefined && known < size) return known;
    const choice = this.#tried ? this.#untried(key, size, this.#tried) : this.#onPath(size);
    this.#made.set(key, choice);
    return choice;
  }

  #onPath(size: number): number {
    const place = this.#next++;
    if (place === this.#path.length) {
      this.#path.push(0);
      this.#sizes.push(size);
    }
    return this.#path[place] ?? 0;
  }

  #untried(key: string, size: number, all: Map<string, Set<number>>): number {
    const tried = all.get(key) ?? new Set();
    all.set(key, tried);
    const choice = Array.from({ length: size }, (_, at) => at).find((at) => !tried.has(at)) ?? 0;
    this.#isNews ||= !tried.has(choice);
    tried.add(choice);
    return choice;
  }

  /** False once there is nothing left to try. */
  advance(): boolean {
    if (this.#tried) {
      const isNews = this.#isNews;
      this.#begin();
      return isNews;
    }
    this.#begin();
    this.#ways += 1;
    if (this.#ways > mostWays) {
      this.#tried = new Map();
      return true;
    }
    while (this.#path.length > 0) {
      const last = this.#path.length - 1;
      const choice = (this.#path[last] ?? 0) + 1;
      if (choice < (this.#sizes[last] ?? 0)) {
        this.#path[last] = choice;
        return true;
      }
      this.#path.pop();
      this.#sizes.pop();
    }
    return false;
  }
}
