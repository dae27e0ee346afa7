/** Where the cards of a hand lie: in one fan, or in rows behind each other when they are many. Pure. */

export type FanPlace = {
  /** From 0, the row behind all others. */
  readonly row: number;
  /** From 0, from the left. */
  readonly at: number;
  /** So many cards are in its row. */
  readonly of: number;
};

export const rowsOf = (count: number, perRow: number): number =>
  Math.max(1, Math.ceil(count / perRow));

/** Rows as even as can be; the front ones have a card less where it does not come out even. */
export function fanPlaces(count: number, perRow: number): readonly FanPlace[] {
  const rows = rowsOf(count, perRow);
  const least = Math.floor(count / rows);
  const longer = count - least * rows;
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const of = least + (row < longer ? 1 : 0);
    return Array.from({ length: of }, (_, at) => ({ row, at, of }));
  });
}
