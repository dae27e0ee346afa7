/**
 * A virtual match: 90 minutes, and in each one draw decides whether somebody scores. The same few
 * lines give its prices, its course and its proof. Source: docs/fairness.md, section 13.
 */
import type { WeightedResult } from '@bahati/book-rules/models/model.ts';
import { resultOf, type Score, type Side } from '@bahati/book-rules/models/result.ts';

export const virtualMinutes = 90;
const minutesOfHalf = 45;

/** A draw of a minute is a whole number from 0 to below this. */
export const minuteRange = 100_000;

/** Of so many draws of a minute how many are a goal of each side; together below `minuteRange`. */
export type VirtualRates = { readonly home: number; readonly away: number };

/** Minutes count from 1. */
export type VirtualGoal = { readonly minute: number; readonly side: Side };

/** Draws every minute in turn: below `home` the home side scores, below `home + away` the away side. */
export function playVirtual(
  { home, away }: VirtualRates,
  nextInt: (range: number) => number,
): VirtualGoal[] {
  const goals: VirtualGoal[] = [];
  for (let minute = 1; minute <= virtualMinutes; minute += 1) {
    const drawn = nextInt(minuteRange);
    if (drawn < home) goals.push({ minute, side: 'home' });
    else if (drawn < home + away) goals.push({ minute, side: 'away' });
  }
  return goals;
}

/** The score of each half by the end of a minute. */
export function halvesBy(goals: readonly VirtualGoal[], minute: number): [Score, Score] {
  const halves: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  for (const goal of goals) {
    if (goal.minute > minute) continue;
    const half = halves[goal.minute > minutesOfHalf ? 1 : 0];
    half[goal.side === 'home' ? 0 : 1] += 1;
  }
  return halves;
}

export const virtualResult = (halves: readonly [Score, Score], scorers: readonly Side[]) => {
  const [first, second] = halves;
  const margin = first[0] + second[0] - first[1] - second[1];
  return resultOf('football', {
    parts: halves,
    decidedParts: 2,
    isOver: true,
    winner: margin > 0 ? 'home' : margin < 0 ? 'away' : null,
    scorers,
  });
};

/** More goals of a side in a half are so rare that no price shows them: they are left out. */
const mostGoals = 9;

/** Chances of each score of a half: `[home][away]`. Minutes are independent of each other. */
function halfChances({ home, away }: VirtualRates): number[][] {
  const [scores, concedes] = [home / minuteRange, away / minuteRange];
  let chances = Array.from({ length: mostGoals + 1 }, () =>
    Array.from({ length: mostGoals + 1 }, () => 0),
  );
  const [first] = chances;
  if (first) first[0] = 1;
  for (let minute = 0; minute < minutesOfHalf; minute += 1) {
    chances = chances.map((row, h) =>
      row.map(
        (chance, a) =>
          chance * (1 - scores - concedes) +
          (chances[h - 1]?.[a] ?? 0) * scores +
          (row[a - 1] ?? 0) * concedes,
      ),
    );
  }
  return chances;
}

/** Every result with its chance; they sum to 1. Who scores first is not told apart. */
export function virtualResults(rates: VirtualRates): WeightedResult[] {
  const half = halfChances(rates).flatMap((row, h) =>
    row.map((chance, a) => ({ chance, score: [h, a] as const })),
  );
  const likely = half.filter(({ chance }) => chance > 1e-7);
  const found = likely.flatMap((one) =>
    likely.map((two) => ({
      chance: one.chance * two.chance,
      result: virtualResult([one.score, two.score], []),
    })),
  );
  const all = found.reduce((sum, { chance }) => sum + chance, 0);
  return found.map(({ chance, result }) => ({ chance: chance / all, result }));
}
