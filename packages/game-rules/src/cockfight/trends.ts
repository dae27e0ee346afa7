/** Trends: how the fights of a day are written down. They tell of what came, not of what comes. */
import { layRuns, type Placed, roadRows } from '@bahati/game-rules/tables/baccarat/roads.ts';
import type { FightResult, Side } from './cockfight.rules.ts';

/** How often each result came, and the row of wins that goes on; cancelled fights leave no mark. */
export type TrendCounts = Readonly<Record<FightResult, number>> & {
  readonly fights: number;
  /** Null: nobody has won yet. Draws do not end a row. */
  readonly streak: { readonly side: Side; readonly length: number } | null;
};

export type TrendMark = {
  readonly side: Side;
  /** BDD and FTD after this win, before the next. */
  readonly draws: number;
};

const isDraw = (result: FightResult): boolean => result === 'bdd' || result === 'ftd';

export function trendCounts(results: readonly FightResult[]): TrendCounts {
  const counts = { meron: 0, wala: 0, bdd: 0, ftd: 0, cancelled: 0 };
  for (const result of results) counts[result] += 1;
  const wins = results.filter((result): result is Side => result === 'meron' || result === 'wala');
  const side = wins.at(-1);
  const before = wins.findLastIndex((win) => win !== side);
  const streak = side ? { side, length: wins.length - 1 - before } : null;
  return { ...counts, fights: results.length - counts.cancelled, streak };
}

/** Each fight in its order, filling column after column of six. */
export function trendBeads(
  results: readonly FightResult[],
): Placed<{ readonly result: FightResult }>[] {
  return results
    .filter((result) => result !== 'cancelled')
    .map((result, at) => {
      const column = Math.floor(at / roadRows);
      return { result, column, row: at - column * roadRows };
    });
}

/** Rows of wins side by side; a draw is counted on the win before it, or on the first one. */
export function trendRoad(results: readonly FightResult[]): Placed<TrendMark>[] {
  const runs: { side: Side; draws: number }[][] = [];
  let drawsBefore = 0;
  for (const result of results) {
    const run = runs.at(-1);
    const mark = run?.at(-1);
    if (isDraw(result)) {
      if (mark) mark.draws += 1;
      else drawsBefore += 1;
    } else if (result === 'meron' || result === 'wala') {
      const draws = runs.length === 0 ? drawsBefore : 0;
      if (run && mark?.side === result) run.push({ side: result, draws });
      else runs.push([{ side: result, draws }]);
    }
  }
  return layRuns(runs);
}
