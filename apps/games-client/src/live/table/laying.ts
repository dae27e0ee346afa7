/** Chips of several hands on one cloth: those that are confirmed and those that are not. Pure. */
import { type Cloth, readStacks, type Stack } from '@bahati/game-rules/chips/cloth.ts';

/** All chips together, one stack a place. */
export function together(...parts: readonly (readonly Stack[])[]): readonly Stack[] {
  const chipsOn = new Map<string, number>();
  for (const { place, chips } of parts.flat()) {
    chipsOn.set(place, (chipsOn.get(place) ?? 0) + chips);
  }
  return [...chipsOn].map(([place, chips]) => ({ place, chips }));
}

/** What of the wished chips is more than those that lie fast, which cannot be taken off. */
export function beyond(wished: readonly Stack[], fast: readonly Stack[]): readonly Stack[] {
  const chipsOn = new Map(fast.map(({ place, chips }) => [place, chips]));
  return wished.flatMap(({ place, chips }) => {
    const more = chips - (chipsOn.get(place) ?? 0);
    return more > 0 ? [{ place, chips: more }] : [];
  });
}

/** Of openings as they were laid, however many; what cannot be read is no chip. */
export function stacksOf(cloth: Cloth, openings: readonly string[]): readonly Stack[] {
  return together(...openings.map((opening) => readStacks(cloth, opening) ?? []));
}
