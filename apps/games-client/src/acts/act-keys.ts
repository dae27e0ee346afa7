/** Which act a key means in a round that waits for its player. Pure. */

type Press = { readonly key: string; readonly isOnControl: boolean };

const gambleKeys: ReadonlyMap<string, string> = new Map([
  ['r', 'red'],
  ['ArrowLeft', 'red'],
  ['b', 'black'],
  ['ArrowRight', 'black'],
  ['t', 'take'],
  ['Enter', 'take'],
]);

/**
 * The act, if the round allows it now. A focused button answers its own Enter; chests have digits,
 * and arrows that go from one to the next.
 */
export function actOfKey({ key, isOnControl }: Press, actions: readonly string[]): string | null {
  if (key === 'Enter' && isOnControl) return null;
  const named = key.length === 1 ? key.toLowerCase() : key;
  const act = /^[1-9]$/.test(key) ? `chest:${key}` : gambleKeys.get(named);
  return act !== undefined && actions.includes(act) ? act : null;
}

/** The place an arrow leads to among so many places in rows of so many; the same at an edge. */
export function placeAfter(
  key: string,
  { place, count, columns }: { place: number; count: number; columns: number },
): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const next = place + (Object.hasOwn(steps, key) ? (steps[key] ?? 0) : 0);
  return next < 0 || next >= count ? place : next;
}
