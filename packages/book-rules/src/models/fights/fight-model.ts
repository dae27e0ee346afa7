/** The model of boxing and mixed martial arts: in each round somebody may be stopped. */
import {
  type Format,
  type Scoreboard,
  type SideStrengths,
  sidesOf,
  type SportModel,
  type Step,
  type Strengths,
  type WeightedResult,
} from '@bahati/book-rules/models/model.ts';
import {
  type EventResult,
  type FightMethod,
  resultOf,
  type Side,
} from '@bahati/book-rules/models/result.ts';

export type FightFacts = {
  readonly sport: 'boxing' | 'mma';
  readonly rounds: number;
  readonly roundSeconds: number;
  /** The chance that a round ends the fight. */
  readonly finish: number;
  /** Of finishes: how often by submission. */
  readonly submissions: number;
  /** Of decisions: how often it is a draw. */
  readonly draws: number;
};

export const fightFacts = {
  boxing: {
    sport: 'boxing',
    rounds: 10,
    roundSeconds: 180,
    finish: 0.065,
    submissions: 0,
    draws: 0.04,
  },
  mma: { sport: 'mma', rounds: 3, roundSeconds: 300, finish: 0.19, submissions: 0.4, draws: 0.015 },
} as const satisfies Readonly<Record<string, FightFacts>>;

type Ending = { readonly winner: Side | null; readonly method: FightMethod };

export type FightState = {
  readonly kind: 'fight';
  readonly strengths: SideStrengths;
  readonly rounds: number;
  /** Rounds that are over, the last one of a fight that was stopped included. */
  readonly fought: number;
  readonly ending: Ending | null;
};

type EndingChance = Ending & { readonly chance: number };

/** How a round ends the fight. */
function finishes(
  { finish, submissions }: FightFacts,
  { home, away }: SideStrengths,
): EndingChance[] {
  return (['home', 'away'] as const).flatMap((winner) => {
    const chance = (finish * (winner === 'home' ? home : away)) / (home + away);
    return [
      { winner, method: 'knockout' as const, chance: chance * (1 - submissions) },
      { winner, method: 'submission' as const, chance: chance * submissions },
    ].filter((ending) => ending.chance > 0);
  });
}

/** How the judges decide after the last round. */
function decisions({ draws }: FightFacts, { home, away }: SideStrengths): EndingChance[] {
  const share = home / (home + away);
  return [
    { winner: 'home', method: 'points', chance: (1 - draws) * share },
    { winner: 'away', method: 'points', chance: (1 - draws) * (1 - share) },
    { winner: null, method: 'draw', chance: draws },
  ];
}

/** The ending a draw in [0, 1) hits; null: none. */
function endingAt(endings: readonly EndingChance[], draw: number): Ending | null {
  let sum = 0;
  for (const { winner, method, chance } of endings) {
    sum += chance;
    if (draw < sum) return { winner, method };
  }
  return null;
}

export function fightModel(facts: FightFacts): SportModel<FightState> {
  return {
    start: (strengths: Strengths, format?: Format): FightState => ({
      kind: 'fight',
      strengths: sidesOf(strengths),
      rounds: format?.parts ?? facts.rounds,
      fought: 0,
      ending: null,
    }),
    results: (state) => results(facts, state),
    step: (state, draw) => nextStep(facts, state, draw),
    resultOf: (state) => resultSoFar(facts, state),
    scoreboard: (state): Scoreboard => ({
      part: Math.min(state.rounds, state.fought + (state.ending ? 0 : 1)),
      clock: null,
      turn: null,
      points: null,
      score: [state.ending?.winner === 'home' ? 1 : 0, state.ending?.winner === 'away' ? 1 : 0],
    }),
  };
}

function resultSoFar({ sport }: FightFacts, { fought, ending, rounds }: FightState): EventResult {
  return resultOf(sport, {
    decidedParts: fought,
    bestOf: rounds,
    isOver: ending !== null,
    winner: ending?.winner ?? null,
    fight: ending && { method: ending.method, round: fought },
  });
}

function results(facts: FightFacts, state: FightState): readonly WeightedResult[] {
  if (state.ending) return [{ chance: 1, result: resultSoFar(facts, state) }];
  const found: WeightedResult[] = [];
  let running = 1;
  const add = (fought: number, { chance, ...ending }: EndingChance): void => {
    const result = resultSoFar(facts, { ...state, fought, ending });
    found.push({ chance: running * chance, result });
  };
  for (let round = state.fought + 1; round <= state.rounds; round += 1) {
    for (const ending of finishes(facts, state.strengths)) add(round, ending);
    running *= 1 - facts.finish;
  }
  for (const ending of decisions(facts, state.strengths)) add(state.rounds, ending);
  return found;
}

const restSeconds = 60;

function nextStep(facts: FightFacts, state: FightState, draw: () => number): Step<FightState> {
  if (state.ending) return { state, seconds: 0, pause: 0, incidents: [] };
  if (state.fought >= state.rounds) {
    const ending = endingAt(decisions(facts, state.strengths), draw());
    const decided = { ...state, ending: ending ?? { winner: null, method: 'draw' as const } };
    const side = decided.ending.winner;
    const incidents = [
      { kind: 'decision', side },
      { kind: 'end', side: null },
    ];
    return { state: decided, seconds: 0, pause: 0, incidents };
  }
  const ending = endingAt(finishes(facts, state.strengths), draw());
  const next = { ...state, fought: state.fought + 1, ending };
  const start = { kind: 'part_start', side: null };
  if (!ending) {
    const incidents = [start, { kind: 'part_end', side: null }];
    return { state: next, seconds: facts.roundSeconds, pause: restSeconds, incidents };
  }
  // Where in its round a fight is stopped moves no market.
  const seconds = Math.ceil(facts.roundSeconds * (0.1 + 0.9 * draw()));
  const stop = { kind: ending.method, side: ending.winner };
  return { state: next, seconds, pause: 0, incidents: [start, stop, { kind: 'end', side: null }] };
}
