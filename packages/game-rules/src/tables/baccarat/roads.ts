/**
 * The roads of baccarat: how a row of rounds is written down at the tables. They tell of what
 * came; of what comes they tell nothing, since every round is dealt from decks shuffled anew.
 */
import type { BaccaratOutcome } from './baccarat.rules.ts';

/** Rows of every road. */
export const roadRows = 6;

/** A streak of one side. */
type Run = { readonly side: 'player' | 'banker'; readonly marks: readonly Mark[] };
type Mark = { readonly ties: number; readonly outcome: BaccaratOutcome | null };

/** A mark where it stands: column and row from 0, the row below `roadRows`. */
export type Placed<T> = T & { readonly column: number; readonly row: number };

export type BigRoadMark = {
  /** Null: ties before anybody had won. */
  readonly side: 'player' | 'banker' | null;
  /** Rounds that ended even after this one. */
  readonly ties: number;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
};

/** Red: the rows repeat themselves; blue: they do not. No side is meant by it. */
export type Colour = 'red' | 'blue';

/** Each round in its order, filling column after column. */
export function beadPlate(rounds: readonly BaccaratOutcome[]): Placed<BaccaratOutcome>[] {
  return rounds.map((round, at) => {
    const column = Math.floor(at / roadRows);
    return { ...round, column, row: at - column * roadRows };
  });
}

/** Streaks side by side; a tie is counted on the mark before it. */
export function bigRoad(rounds: readonly BaccaratOutcome[]): Placed<BigRoadMark>[] {
  const { runs, tiesBefore } = runsOf(rounds);
  const lone = { side: null, isPlayerPair: false, isBankerPair: false, ties: tiesBefore };
  if (runs.length === 0) return tiesBefore > 0 ? [{ ...lone, column: 0, row: 0 }] : [];
  return layRuns(
    runs.map(({ side, marks }) =>
      marks.map(({ ties, outcome }) => ({
        side,
        ties,
        isPlayerPair: outcome?.isPlayerPair ?? false,
        isBankerPair: outcome?.isBankerPair ?? false,
      })),
    ),
  );
}

/** How far back each road made of the big road looks. */
const looksBack = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedRoad = keyof typeof looksBack;

/** The marks of a road made of the big road, laid out like it. */
export function derivedRoad(
  rounds: readonly BaccaratOutcome[],
  road: DerivedRoad,
): Placed<{ readonly colour: Colour }>[] {
  const streaks: { colour: Colour }[][] = [];
  for (const colour of coloursOf(runsOf(rounds).runs, looksBack[road])) {
    const last = streaks.at(-1);
    if (last?.[0]?.colour === colour) last.push({ colour });
    else streaks.push([{ colour }]);
  }
  return layRuns(streaks);
}

/**
 * One colour for each mark of the big road that has enough columns before it. A mark that opens a
 * column asks whether the two columns before it, so far apart, are equally long. Any other asks
 * whether the column so far back has a mark in its row, or has none in the row above either.
 */
function coloursOf(runs: readonly Run[], back: number): Colour[] {
  const lengthOf = (column: number) => runs[column]?.marks.length ?? 0;
  return runs.flatMap(({ marks }, column) =>
    marks.flatMap((_, row): Colour[] => {
      if (column < (row === 0 ? back + 1 : back)) return [];
      const isRegular =
        row === 0
          ? lengthOf(column - 1) === lengthOf(column - 1 - back)
          : lengthOf(column - back) !== row;
      return [isRegular ? 'red' : 'blue'];
    }),
  );
}

function runsOf(rounds: readonly BaccaratOutcome[]): { runs: Run[]; tiesBefore: number } {
  const runs: { side: Run['side']; marks: { ties: number; outcome: BaccaratOutcome }[] }[] = [];
  let tiesBefore = 0;
  for (const outcome of rounds) {
    const last = runs.at(-1);
    const { winner } = outcome;
    if (winner === 'tie') {
      const mark = last?.marks.at(-1);
      if (mark) mark.ties += 1;
      else tiesBefore += 1;
    } else if (last?.side === winner) last.marks.push({ ties: 0, outcome });
    else runs.push({ side: winner, marks: [{ ties: 0, outcome }] });
  }
  const first = runs[0]?.marks[0];
  if (first) first.ties += tiesBefore;
  return { runs, tiesBefore };
}

/**
 * Each streak goes down its column; where the column ends, or another streak lies in the way, it
 * turns right and stays in its row, as a tail. The next streak begins on top of the first column
 * to the right of this one's beginning that is still open there.
 */
export function layRuns<T extends object>(runs: readonly (readonly T[])[]): Placed<T>[] {
  const taken = new Set<string>();
  const isTaken = (column: number, row: number) => taken.has(`${column}:${row}`);
  const laid: Placed<T>[] = [];
  let start = 0;
  for (const run of runs) {
    while (isTaken(start, 0)) start += 1;
    let [column, row] = [start, 0];
    let hasTurned = false;
    for (const [at, mark] of run.entries()) {
      if (at > 0) {
        hasTurned ||= row === roadRows - 1 || isTaken(column, row + 1);
        if (hasTurned) column += 1;
        else row += 1;
      }
      taken.add(`${column}:${row}`);
      laid.push({ ...mark, column, row });
    }
    start += 1;
  }
  return laid;
}
