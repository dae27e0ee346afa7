/** Which symbol falls from where to where once winning cells have vanished. Pure. */

export type Cell = readonly [reel: number, row: number];

export type Fall = {
  readonly reel: number;
  /** Where it comes to rest. */
  readonly row: number;
  /** Where it starts; above the window the rows are negative. */
  readonly from: number;
  readonly symbol: number;
};

/** Every cell of the next window, also those that stay where they are. */
export function fallPlan(
  next: readonly (readonly number[])[],
  removed: readonly Cell[],
): readonly Fall[] {
  return next.flatMap((column, reel) => {
    const gone = new Set(removed.filter(([on]) => on === reel).map(([, row]) => row));
    const kept = column.map((_, row) => row).filter((row) => !gone.has(row));
    return column.map((symbol, row) => ({
      reel,
      row,
      symbol,
      from: row < gone.size ? row - gone.size : (kept[row - gone.size] ?? row),
    }));
  });
}

/** How long a symbol falls so many rows: twice as far takes not twice as long. */
export function fallMs(rows: number): number {
  return rows === 0 ? 0 : 150 + 130 * Math.sqrt(rows);
}

/** How far up a symbol springs when it lands, in rows. */
const spring = 0.13;

/** The share of its way a falling symbol has made: it gains speed, lands and springs back once. */
export function fallen(share: number, rows: number): number {
  const impact = 0.74;
  if (share < impact) return (share / impact) ** 2;
  const after = (share - impact) / (1 - impact);
  return 1 - (spring / Math.max(1, rows)) * Math.sin(after * Math.PI);
}
