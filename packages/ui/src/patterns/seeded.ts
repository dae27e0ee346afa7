/** A small deterministic source of choices: the same seed draws the same cloth everywhere. */
export type Draw = {
  /** At least 0 and below 1. */
  share(): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
};

/** FNV-1a, 32 bits. */
export function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 over the seed's hash. For looks only: nothing of value is drawn from it. */
export function seededDraw(seed: string): Draw {
  let state = hashSeed(seed);
  function share(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  return {
    share,
    pick: (items) => items[Math.floor(share() * items.length)] ?? items[0],
    whole: (least, most) => least + Math.floor(share() * (most - least + 1)),
  };
}
