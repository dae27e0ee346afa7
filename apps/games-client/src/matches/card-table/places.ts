/** Where the others sit: clockwise from the left of the own side. Pure. */

export type Place = 'own' | 'left' | 'far-left' | 'far' | 'far-right' | 'right';

const ofOthers: Readonly<Record<number, readonly Place[]>> = {
  1: ['far'],
  2: ['far-left', 'far-right'],
  3: ['left', 'far', 'right'],
  4: ['left', 'far-left', 'far-right', 'right'],
  5: ['left', 'far-left', 'far', 'far-right', 'right'],
};

/** By seat. Who looks on sees the table from its first seat. */
export function placesOf(seats: readonly number[], own: number | null): ReadonlyMap<number, Place> {
  const order = seats.toSorted((a, b) => a - b);
  const from = Math.max(0, order.indexOf(own ?? -1));
  const turned = [...order.slice(from), ...order.slice(0, from)];
  const others = ofOthers[turned.length - 1] ?? [];
  return new Map(turned.map((seat, at) => [seat, at === 0 ? 'own' : (others[at - 1] ?? 'far')]));
}
