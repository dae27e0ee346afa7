/** How one set or map ends: the chance of each of its scores, by who wins it. */
import { placeOf } from '@bahati/book-rules/models/fixed-draws.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import { type Score, type Side, withPoints } from '@bahati/book-rules/models/result.ts';
import type { RaceFacts } from './race-facts.ts';
import { homeUnit, nextTurn } from './race-state.ts';
import { killRates, poissonSums } from './structure-kills.ts';

export type PartEnd = {
  readonly winner: Side;
  readonly score: Score;
  readonly chance: number;
  /** Who serves or throws first in the next part. */
  readonly turn: Side;
};

export type PartStart = {
  /** From 1. */
  readonly part: number;
  readonly bestOf: number;
  readonly score: Score;
  readonly inner: Score;
  readonly turn: Side;
};

const negligible = 1e-10;

/** Kills in a sample of a map, shared out over its courses. */
const sampled = 1_500;
const fewest = 8;
/** Steps that go round evenly, and not in step with those of `evenPoint`. */
const turn = Math.sqrt(181) % 1;

export function partEnds(
  facts: RaceFacts,
  strengths: SideStrengths,
  start: PartStart,
): readonly PartEnd[] {
  return facts.unit === 'structure'
    ? structureEnds(facts, strengths, start)
    : unitEnds(facts, strengths, start);
}

type Standing = { score: Score; turn: Side; chance: number };

/** Unit by unit: after so many units every score it can then have, with its chance. */
function unitEnds(facts: RaceFacts, strengths: SideStrengths, start: PartStart): PartEnd[] {
  const { part, bestOf } = start;
  const ends: PartEnd[] = [];
  let standings: Standing[] = [{ score: start.score, turn: start.turn, chance: 1 }];
  let inner = start.inner;
  while (standings.length > 0) {
    const next = new Map<number, Standing>();
    for (const { score, turn, chance } of standings) {
      const home = homeUnit(facts, strengths, { score, turn, inner });
      for (const side of ['home', 'away'] as const) {
        const share = chance * (side === 'home' ? home : 1 - home);
        if (share < negligible) continue;
        const after = withPoints(score, side);
        const then = nextTurn(facts, turn);
        if (facts.isWon(after, part, bestOf)) {
          ends.push({ winner: side, score: after, chance: share, turn: then });
          continue;
        }
        const known = next.get(after[0]);
        if (known) known.chance += share;
        else next.set(after[0], { score: after, turn: then, chance: share });
      }
    }
    standings = [...next.values()];
    inner = [0, 0];
  }
  return ends;
}

/**
 * Who wins it in how many steps is exact; the kills in so many are an even sample of two Poisson
 * sides.
 */
function structureEnds(facts: RaceFacts, strengths: SideStrengths, start: PartStart): PartEnd[] {
  const fallen = start.inner[0] + start.inner[1];
  const [homeRate, awayRate] = killRates(facts, strengths);
  const courses = unitEnds({ ...facts, unit: 'round' }, strengths, {
    ...start,
    score: start.inner,
  });
  const ends = courses.flatMap(({ winner, score, chance, turn: next }) => {
    const steps = score[0] + score[1] - fallen;
    const ofHome = poissonSums(steps * homeRate);
    const ofAway = poissonSums(steps * awayRate);
    const count = Math.max(fewest, Math.round(sampled * chance));
    return Array.from({ length: count }, (_, point) => {
      const first = (point + 0.5) / count;
      const second = ((point + 0.5) * turn) % 1;
      const kills: Score = [
        start.score[0] + placeOf(ofHome, first),
        start.score[1] + placeOf(ofAway, second),
      ];
      return { winner, score: kills, chance: chance / count, turn: next };
    });
  });
  // By margin, so that whoever draws from them evenly meets every margin.
  return ends.toSorted((a, b) => a.score[0] - a.score[1] - (b.score[0] - b.score[1]));
}
