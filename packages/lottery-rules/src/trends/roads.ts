/** Roads: what was said of draws, as charts that players keep. Results run from the oldest on. */
import { layRuns, type Placed, roadRows } from '@bahati/game-rules/tables/baccarat/roads.ts';

export type RoadMark = Placed<{
  readonly result: string;
  /** Ties that came after it, which have no place of their own. */
  readonly ties: number;
}>;

/** Bead plate: each result below the one before, a new column after six. */
export const beadPlate = (results: readonly string[]): RoadMark[] =>
  results.map((result, at) => {
    const column = Math.floor(at / roadRows);
    return { result, ties: 0, column, row: at - column * roadRows };
  });

/** Big road: a column for each run of one result; ties before the first result are left out. */
export function bigRoad(results: readonly string[], tie: string | null = null): RoadMark[] {
  const runs: { result: string; ties: number }[][] = [];
  for (const result of results) {
    const last = runs.at(-1);
    if (result === tie) {
      const mark = last?.at(-1);
      if (mark) mark.ties += 1;
    } else if (last?.[0]?.result === result) last.push({ result, ties: 0 });
    else runs.push([{ result, ties: 0 }]);
  }
  return layRuns(runs);
}

export type Run = { readonly result: string; readonly length: number };

/** Runs of equal results, the latest last. */
export function runsOf(results: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const result of results) {
    const last = runs.at(-1);
    if (last?.result === result) runs[runs.length - 1] = { result, length: last.length + 1 };
    else runs.push({ result, length: 1 });
  }
  return runs;
}
