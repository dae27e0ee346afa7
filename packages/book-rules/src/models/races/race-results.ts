/** How an event of sets or maps ends: who wins each of them exactly, with which scores. */
import { evenPoint, placeOf, runningSums } from '@bahati/book-rules/models/fixed-draws.ts';
import type { WeightedResult } from '@bahati/book-rules/models/model.ts';
import { normalised } from '@bahati/book-rules/models/normalised.ts';
import {
  leader,
  partsWon,
  resultOf,
  type Score,
  type Side,
} from '@bahati/book-rules/models/result.ts';
import { thinner } from '@bahati/book-rules/models/thinned.ts';
import type { RaceFacts } from './race-facts.ts';
import { type PartEnd, partEnds, type PartStart } from './race-parts.ts';
import { hasTurns, raceResultSoFar, type RaceState, toWin } from './race-state.ts';

/** Courses less likely than this are left out. */
const least = 1e-8;
/** Of five sets of tennis: results less likely than this are brought together. */
const leastOfMany = 5e-5;
/** Results in a sample, shared out over who wins which part. */
const sampled = 4_000;
const fewest = 48;

const wholeParts = new WeakMap<object, Map<string, readonly PartEnd[]>>();

/** Whole parts depend on strengths alone, which are one object for the life of an event. */
function wholePart(
  facts: RaceFacts,
  state: RaceState,
  part: number,
  turn: Side,
): readonly PartEnd[] {
  const known = wholeParts.get(state.strengths) ?? new Map<string, readonly PartEnd[]>();
  wholeParts.set(state.strengths, known);
  const key = `${facts.sport} ${part === state.bestOf} ${turn}`;
  const start: PartStart = { part, bestOf: state.bestOf, score: [0, 0], inner: [0, 0], turn };
  const found = known.get(key) ?? partEnds(facts, state.strengths, start);
  known.set(key, found);
  return found;
}

export function raceResults(facts: RaceFacts, state: RaceState): readonly WeightedResult[] {
  if (state.isOver) return [{ chance: 1, result: raceResultSoFar(facts, state) }];
  const running = partEnds(facts, state.strengths, {
    part: state.parts.length,
    bestOf: state.bestOf,
    score: state.parts.at(-1) ?? [0, 0],
    inner: state.inner,
    turn: state.turn,
  });
  const isMany = facts.unit === 'game' && state.bestOf > 3;
  const base: Way = {
    parts: state.parts.slice(0, -1),
    winners: state.partWinners,
    chance: 1,
  };
  return normalised(
    hasTurns(facts)
      ? everyWay(facts, state, base, running, thinner(isMany ? leastOfMany : least))
      : sampledWays(facts, state, base, running),
  );
}

type Way = {
  readonly parts: readonly Score[];
  readonly winners: readonly Side[];
  readonly chance: number;
};

function ended(
  facts: RaceFacts,
  state: RaceState,
  { parts, winners, chance }: Way,
): WeightedResult {
  const result = resultOf(facts.sport, {
    parts,
    decidedParts: parts.length,
    isOver: true,
    bestOf: state.bestOf,
    partWinners: winners,
  });
  return { chance, result: { ...result, winner: leader(partsWon(result)) } };
}

const isDecided = (winners: readonly Side[], bestOf: number): boolean => {
  const home = winners.filter((side) => side === 'home').length;
  return Math.max(home, winners.length - home) >= toWin(bestOf);
};

/** Every score of every part: few enough where a part has few scores. */
function everyWay(
  facts: RaceFacts,
  state: RaceState,
  way: Way,
  ends: readonly PartEnd[],
  thin: (chance: number) => number,
): WeightedResult[] {
  return ends.flatMap(({ winner, score, chance, turn }) => {
    const next: Way = {
      parts: [...way.parts, score],
      winners: [...way.winners, winner],
      chance: thin(way.chance * chance),
    };
    if (next.chance === 0) return [];
    if (isDecided(next.winners, state.bestOf)) return [ended(facts, state, next)];
    return everyWay(facts, state, next, wholePart(facts, state, next.parts.length + 1, turn), thin);
  });
}

/** Ends of a part by who wins it. */
type SideEnds = { chance: number; ends: readonly PartEnd[]; sums: readonly number[] };

function endsOf(ends: readonly PartEnd[], side: Side): SideEnds {
  const won = ends.filter(({ winner }) => winner === side);
  const chances = won.map(({ chance }) => chance);
  return {
    chance: chances.reduce((sum, chance) => sum + chance, 0),
    ends: won,
    sums: runningSums(chances),
  };
}

/**
 * Who wins which part is exact; the scores of each such course are an even sample, for without turns
 * they depend on nothing else.
 */
function sampledWays(
  facts: RaceFacts,
  state: RaceState,
  base: Way,
  running: readonly PartEnd[],
): WeightedResult[] {
  const found: WeightedResult[] = [];
  const follow = (way: Way, sides: readonly SideEnds[]): void => {
    if (isDecided(way.winners, state.bestOf)) {
      found.push(...sample(facts, state, base, way, sides));
      return;
    }
    const part = way.winners.length + 1;
    const ends = sides.length === 0 ? running : wholePart(facts, state, part, state.turn);
    for (const side of ['home', 'away'] as const) {
      const of = endsOf(ends, side);
      const chance = way.chance * of.chance;
      if (chance < least) continue;
      follow({ ...way, winners: [...way.winners, side], chance }, [...sides, of]);
    }
  };
  follow(base, []);
  return found;
}

function sample(
  facts: RaceFacts,
  state: RaceState,
  base: Way,
  way: Way,
  sides: readonly SideEnds[],
): WeightedResult[] {
  const count = Math.max(fewest, Math.round(sampled * way.chance));
  return Array.from({ length: count }, (_, point) => {
    const draws = evenPoint(point, sides.length, count);
    const scores = sides.map(
      ({ ends, sums }, at): Score => ends[placeOf(sums, draws[at] ?? 0)]?.score ?? [0, 0],
    );
    const parts = [...base.parts, ...scores];
    return ended(facts, state, { parts, winners: way.winners, chance: way.chance / count });
  });
}
