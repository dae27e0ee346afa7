/**
 * Draws that are the same for ever: everything the feed tells is a function of the world's seed,
 * of what is drawn for, and of the clock. Not for money or fairness: those have their own draws.
 */

/** The next draw: a number from 0 up to, not including, 1. */
export type Draw = () => number;

/** A 32-bit hash of a text, well mixed. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixed(hash);
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The draws that belong to what the parts name together. */
export function drawsOf(...parts: readonly (string | number)[]): Draw {
  let state = hashOf(parts.join('|'));
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mixed(state) / 0x1_0000_0000;
  };
}

/** One draw alone for what the parts name together. */
export const drawOf = (...parts: readonly (string | number)[]): number => drawsOf(...parts)();

export function pick<T>(list: readonly [T, ...T[]] | readonly T[], draw: number): T {
  const picked = list[Math.min(Math.floor(draw * list.length), list.length - 1)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** A new list in an order of its own. */
export function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** A draw of the standard normal distribution. */
export function normal(draw: Draw): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}
