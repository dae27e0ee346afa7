/**
 * Pots told by a second opinion: every chip lies at a height of its owner's column, and each height
 * is looked at by itself. It uses numbers, since its columns are low.
 */
export type Column = { readonly seat: number; readonly height: number; readonly isFolded: boolean };

export type Heap = { readonly amount: number; readonly seats: readonly number[] };

export function heapChips(columns: readonly Column[]): {
  returned: { seat: number; amount: number } | null;
  heaps: Heap[];
} {
  const alone: number[] = [];
  const heaps = new Map<string, { amount: number; seats: number[] }>();
  let lastKey = '';
  const top = Math.max(...columns.map(({ height }) => height));
  for (let height = 1; height <= top; height += 1) {
    const here = columns.filter((column) => column.height >= height);
    const able = here.filter(({ isFolded }) => !isFolded).map(({ seat }) => seat);
    const [only] = able;
    if (here.length === 1 && only !== undefined) {
      alone.push(only);
      continue;
    }
    const key: string = able.length === 0 ? lastKey : able.join();
    const heap = heaps.get(key) ?? { amount: 0, seats: able };
    heap.amount += here.length;
    heaps.set(key, heap);
    lastKey = key;
  }
  const [owner] = alone;
  const returned = owner === undefined ? null : { seat: owner, amount: alone.length };
  return { returned, heaps: [...heaps.values()] };
}

/** One chip after the other goes round among the winners. */
export function dealOut(amount: number, winners: readonly number[]): number[] {
  const parts = winners.map(() => 0);
  for (let chip = 0; chip < amount; chip += 1) {
    const at = chip % winners.length;
    parts[at] = (parts[at] ?? 0) + 1;
  }
  return parts;
}
