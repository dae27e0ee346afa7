/**
 * The most any mixture of bets brings back for sure, by linear programming. A bettor spreads one unit
 * over bets; the result is the worst for him. Its dual asks for weights of results, as large as can
 * be in sum, under which no bet brings more than one: the sure return is one over that sum. No
 * weights at all keep to that, so the simplex method starts there.
 */

/** What a unit on it brings back, result by result. */
export type Bet = { name: string; returns: number[] };

const tiny = 1e-10;

export function sureReturn(bets: readonly Bet[]): number {
  const results = bets[0]?.returns.length ?? 0;
  const rows = bets.map(({ returns }) => [...returns, 1]);
  const gain = Array.from({ length: results + 1 }, (_, at) => (at < results ? 1 : 0));
  for (let pivots = 0; pivots < 10_000; pivots += 1) {
    const column = enteringColumn(gain, pivots);
    if (column === -1) return -1 / (gain[results] ?? -1);
    const row = leavingRow(rows, column);
    if (row === -1) return 0;
    pivot(rows, gain, row, column);
  }
  throw new Error('The programme does not end.');
}

/** The steepest one, and after many pivots the first, which cannot go round in a circle. */
function enteringColumn(gain: readonly number[], pivots: number): number {
  const last = gain.length - 1;
  let found = -1;
  for (let at = 0; at < last; at += 1) {
    const value = gain[at] ?? 0;
    if (value <= tiny) continue;
    if (pivots > 2_000) return at;
    if (found === -1 || value > (gain[found] ?? 0)) found = at;
  }
  return found;
}

function leavingRow(rows: readonly (readonly number[])[], column: number): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, row] of rows.entries()) {
    const slope = row[column] ?? 0;
    const ratio = (row.at(-1) ?? 0) / slope;
    if (slope > tiny && ratio < least) {
      least = ratio;
      found = at;
    }
  }
  return found;
}

/** The column's weight and the row's slack change places: the table holds whichever is at zero. */
function pivot(rows: number[][], gain: number[], row: number, column: number): void {
  const chosen = rows[row] ?? [];
  const by = 1 / (chosen[column] ?? 1);
  const scaled = chosen.map((value, at) => (at === column ? by : value * by));
  const without = (of: number[]): number[] => {
    const times = of[column] ?? 0;
    if (times === 0) return of;
    return of.map((value, at) => (at === column ? -times * by : value - times * (scaled[at] ?? 0)));
  };
  for (const [at, of] of rows.entries()) rows[at] = at === row ? scaled : without(of);
  const next = without(gain);
  for (const at of gain.keys()) gain[at] = next[at] ?? 0;
}
