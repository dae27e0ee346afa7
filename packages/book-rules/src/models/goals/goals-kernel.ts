/**
 * How a part of the event ends, exactly: the chances of every score in it, by which side scores
 * next and by men. Chances are moved on step by step, as `step` of the model draws them.
 */
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import type { GoalsFacts } from './goals-facts.ts';
import { clamped, goalRates, type Men } from './goals-rates.ts';

/** Goals of a side in a part are counted up to one less. */
export const goalsCounted = 9;
const cells = goalsCounted * goalsCounted;

/** 0: nobody has scored from here on; 1: home was first; 2: away was. */
export const firstScorers = 3;

/** Chances by men (-1, 0, 1), first scorer, home's goals, away's goals in the rest of the part. */
export type PartChances = Float64Array;
/** From the cells of one number of men to those of one more. */
export const menApart = firstScorers * cells;
export const partChancesLength = 3 * menApart;

export const cellAt = (men: number, first: number, home: number, away: number): number =>
  (((men + 1) * firstScorers + first) * goalsCounted + home) * goalsCounted + away;

const negligible = 1e-12;

/** `margin` and `men` as the part goes on from `step`. */
export function partChances(
  facts: GoalsFacts,
  strengths: SideStrengths,
  from: { part: number; step: number; margin: number; men: Men },
): PartChances {
  let now = new Float64Array(partChancesLength);
  now[cellAt(from.men, 0, 0, 0)] = 1;
  const rates = ratesTable(facts, strengths, from.part);
  for (let step = from.step; step < (facts.steps[from.part] ?? 0); step += 1) {
    now = movedOn(now, rates, facts.redCard, from, step);
  }
  return now;
}

/** By men and by home's margin from -2 to 2: it makes no difference beyond. */
function ratesTable(facts: GoalsFacts, strengths: SideStrengths, part: number): number[] {
  const table: number[] = [];
  for (const men of [-1, 0, 1] as const) {
    for (let margin = -2; margin <= 2; margin += 1) {
      table.push(...goalRates(facts, strengths, { part, margin, men }));
    }
  }
  return table;
}

function movedOn(
  now: Float64Array,
  rates: readonly number[],
  redCard: number,
  from: { readonly margin: number; readonly step: number },
  step: number,
): Float64Array<ArrayBuffer> {
  const next = new Float64Array(partChancesLength);
  // At most one goal a step: so many may have fallen.
  const most = Math.min(goalsCounted - 1, step - from.step);
  for (let men = -1; men <= 1; men += 1) {
    for (let first = 0; first < firstScorers; first += 1) {
      for (let home = 0; home <= most; home += 1) {
        for (let away = 0; away <= most; away += 1) {
          const at = cellAt(men, first, home, away);
          const chance = now[at] ?? 0;
          if (chance < negligible) continue;
          const rateAt = ((men + 1) * 5 + clamped(from.margin + home - away, 2) + 2) * 2;
          const homeGoal = home + 1 < goalsCounted ? chance * (rates[rateAt] ?? 0) : 0;
          const awayGoal = away + 1 < goalsCounted ? chance * (rates[rateAt + 1] ?? 0) : 0;
          const homeRed = men > -1 ? chance * redCard : 0;
          const awayRed = men < 1 ? chance * redCard : 0;
          add(next, at, chance - homeGoal - awayGoal - homeRed - awayRed);
          if (homeGoal > 0) add(next, cellAt(men, first || 1, home + 1, away), homeGoal);
          if (awayGoal > 0) add(next, cellAt(men, first || 2, home, away + 1), awayGoal);
          if (homeRed > 0) add(next, at - menApart, homeRed);
          if (awayRed > 0) add(next, at + menApart, awayRed);
        }
      }
    }
  }
  return next;
}

function add(chances: Float64Array, at: number, chance: number): void {
  chances[at] = (chances[at] ?? 0) + chance;
}
