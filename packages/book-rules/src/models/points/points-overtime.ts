/** How overtime ends: where it is level again, one more basket of two decides. */
import { runningSums } from '@bahati/book-rules/models/fixed-draws.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import type { Score } from '@bahati/book-rules/models/result.ts';
import { pointsChances } from './points-chances.ts';
import type { PointsFacts } from './points-facts.ts';

export type OvertimeEnds = { readonly scores: readonly Score[]; readonly sums: readonly number[] };

const known = new WeakMap<SideStrengths, OvertimeEnds>();
const negligible = 1e-7;

export function overtimeEnds(facts: PointsFacts, strengths: SideStrengths): OvertimeEnds {
  const kept = known.get(strengths);
  if (kept) return kept;
  const ofHome = pointsChances(facts, strengths.home, facts.overtimeSteps);
  const ofAway = pointsChances(facts, strengths.away, facts.overtimeSteps);
  const share = strengths.home / (strengths.home + strengths.away);
  const ends: { score: Score; chance: number }[] = [];
  for (const [home, homeChance] of ofHome.entries()) {
    for (const [away, awayChance] of ofAway.entries()) {
      const chance = homeChance * awayChance;
      if (chance < negligible) continue;
      if (home !== away) ends.push({ score: [home, away], chance });
      else {
        ends.push({ score: [home + 2, away], chance: chance * share });
        ends.push({ score: [home, away + 2], chance: chance * (1 - share) });
      }
    }
  }
  // By margin, so that draws near each other end alike.
  ends.sort((a, b) => a.score[0] - a.score[1] - (b.score[0] - b.score[1]));
  const found = {
    scores: ends.map(({ score }) => score),
    sums: runningSums(ends.map(({ chance }) => chance)),
  };
  known.set(strengths, found);
  return found;
}
