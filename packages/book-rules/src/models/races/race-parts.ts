/** How one set or map ends: the chance of each of its scores, by who wins it. */
import { seededDraws } from '@bahati/book-rules/models/fixed-draws.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import { leader, type Score, type Side, withPoints } from '@bahati/book-rules/models/result.ts';
import type { RaceFacts } from './race-facts.ts';
import { homeUnit, nextTurn } from './race-state.ts';
import { killsIn } from './structure-kills.ts';

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

/** Paths of a map of structures that kills are taken from. */
const paths = 600;

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

/** Who wins it is exact; the kills are those of fixed paths on which he does. */
function structureEnds(facts: RaceFacts, strengths: SideStrengths, start: PartStart): PartEnd[] {
  const { part, bestOf, inner } = start;
  const exact = unitEnds({ ...facts, unit: 'round' }, strengths, { ...start, score: inner });
  const chances = { home: 0, away: 0 };
  for (const { winner, chance } of exact) chances[winner] += chance;
  const found: Record<Side, Score[]> = { home: [], away: [] };
  const draw = seededDraws(part * 1_009 + inner[0] * 31 + inner[1]);
  const home = homeUnit(facts, strengths, { score: inner, turn: 'home', inner });
  for (let path = 0; path < paths; path += 1) {
    let structures = inner;
    let kills = start.score;
    while (!facts.isWon(structures, part, bestOf)) {
      structures = withPoints(structures, draw() < home ? 'home' : 'away');
      const fell = killsIn(facts, strengths, draw);
      kills = [kills[0] + fell[0], kills[1] + fell[1]];
    }
    found[leader(structures) ?? 'home'].push(kills);
  }
  return (['home', 'away'] as const).flatMap((winner) => {
    // Where no path has this winner, what the others fell to stands for it.
    const scores = found[winner].length > 0 ? found[winner] : [...found.home, ...found.away];
    const chance = chances[winner] / scores.length;
    return scores.map((score) => ({ winner, score, chance, turn: start.turn }));
  });
}
