/** Where each seat is drawn: the own one at the bottom, the others clockwise from there. Pure. */

/** Of the six places of the drawing those that so many seats use, so that they lie evenly. */
const used: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

/** 0 to 5, clockwise from the bottom. */
export function placeOfSeat(seat: number, own: number | null, seats: number): number {
  const turned = (seat - (own ?? 0) + seats) % seats;
  return used[seats]?.[turned] ?? turned;
}
