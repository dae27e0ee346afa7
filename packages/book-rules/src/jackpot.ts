/** Lines of an entry of a jackpot pool, and how many of its matches each has right. */

export const jackpotOutcomes = ['home', 'draw', 'away'] as const;
export type JackpotOutcome = (typeof jackpotOutcomes)[number];
/** `void` counts as right for all; null: not decided, right for nobody yet. */
export type JackpotResult = JackpotOutcome | 'void' | null;

/** Of each match the outcomes taken. */
export type JackpotPicks = readonly (readonly JackpotOutcome[])[];

/** One for each way to take an outcome of every match; 0 where a match has none. */
export const countJackpotLines = (picks: JackpotPicks): number =>
  picks.reduce((lines, { length }) => lines * length, 1);

/** At place `k`: how many of the lines have `k` matches right. */
export function linesByRight(picks: JackpotPicks, results: readonly JackpotResult[]): number[] {
  let lines = [1];
  picks.forEach((outcomes, place) => {
    const result = results[place] ?? null;
    const isRight = (outcome: JackpotOutcome) => result === 'void' || outcome === result;
    const right = outcomes.filter(isRight).length;
    const wrong = outcomes.length - right;
    const next = Array.from({ length: lines.length + 1 }, () => 0);
    lines.forEach((count, at) => {
      next[at] = (next[at] ?? 0) + count * wrong;
      next[at + 1] = (next[at + 1] ?? 0) + count * right;
    });
    lines = next;
  });
  return lines;
}

/** What the best line has right. */
export const bestRight = (byRight: readonly number[]): number =>
  byRight.findLastIndex((lines) => lines > 0);
