/** Roads: what was said of draws, as charts that players keep. Results run from the oldest on. */

/** A place of a chart: columns from 0 to the right, rows from 0 down. */
export type RoadPlace = { readonly column: number; readonly row: number };

export type RoadMark = RoadPlace & {
  readonly result: string;
  /** Ties that came after it, which have no place of their own. */
  readonly ties: number;
};

const rows = 6;

/** Bead plate: each result below the one before, a new column after six. */
export const beadPlate = (results: readonly string[]): RoadMark[] =>
  results.map((result, at) => ({
    result,
    column: Math.floor(at / rows),
    row: at % rows,
    ties: 0,
  }));

/**
 * Big road: a column for each run of one result. A run longer than the column, or one that meets a
 * mark below it, goes on to the right (the dragon's tail).
 */
export function bigRoad(results: readonly string[], tie: string | null = null): RoadMark[] {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const result of results) {
    const last = marks[marks.length - 1];
    if (result === tie) {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const isNew = !last || last.result !== result;
    if (isNew) {
      start += 1;
      while (taken.has(`${start}:0`)) start += 1;
    }
    const place = isNew ? { column: start, row: 0 } : after(last, taken);
    taken.add(`${place.column}:${place.row}`);
    marks.push({ ...place, result, ties: 0 });
  }
  return marks;
}

function after({ column, row }: RoadPlace, taken: ReadonlySet<string>): RoadPlace {
  const isFree = row + 1 < rows && !taken.has(`${column}:${row + 1}`);
  // Once it has turned to the right a run stays in its row.
  const hasTurned =
    taken.has(`${column - 1}:${row}`) && row > 0 && !taken.has(`${column}:${row - 1}`);
  return isFree && !hasTurned ? { column, row: row + 1 } : { column: column + 1, row };
}

export type Run = { readonly result: string; readonly length: number };

/** Runs of equal results, the latest last. */
export function runsOf(results: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const result of results) {
    const last = runs[runs.length - 1];
    if (last?.result === result) runs[runs.length - 1] = { result, length: last.length + 1 };
    else runs.push({ result, length: 1 });
  }
  return runs;
}
