/**
 * The model of races: places are filled one after the other, each by the weights of those still
 * running (Plackett and Luce); now and then two cannot be told apart, a dead heat.
 */
import {
  evenPoint,
  placeOf,
  runningSums,
  seededDraws,
} from '@bahati/book-rules/models/fixed-draws.ts';
import type {
  FieldStrengths,
  Scoreboard,
  SportModel,
  Step,
  Strengths,
  WeightedResult,
} from '@bahati/book-rules/models/model.ts';
import { normalised } from '@bahati/book-rules/models/normalised.ts';
import { type EventResult, resultOf } from '@bahati/book-rules/models/result.ts';

export type OrderFacts = {
  readonly sport: 'athletics' | 'motor_sport';
  /** The chance that somebody crosses the line together with the one before. */
  readonly deadHeat: number;
  readonly raceSeconds: number;
};

export const orderFacts = {
  athletics: { sport: 'athletics', deadHeat: 0.004, raceSeconds: 600 },
  motor_sport: { sport: 'motor_sport', deadHeat: 0, raceSeconds: 5_400 },
} as const satisfies Readonly<Record<string, OrderFacts>>;

export type OrderState = {
  readonly kind: 'order';
  readonly field: FieldStrengths['field'];
  /** Places of the field's entrants, 0: still running. */
  readonly places: readonly number[];
};

export function orderModel(facts: OrderFacts): SportModel<OrderState> {
  return {
    start: (strengths: Strengths): OrderState => {
      if (!('field' in strengths)) throw new RangeError('An outright has a field.');
      return { kind: 'order', field: strengths.field, places: strengths.field.map(() => 0) };
    },
    results: (state) => results(facts, state),
    step: (state, draw) => nextStep(facts, state, draw),
    resultOf: (state) => resultSoFar(facts, state),
    scoreboard: (): Scoreboard => ({
      part: 1,
      clock: null,
      turn: null,
      points: null,
      score: [0, 0],
    }),
  };
}

const isRun = ({ places }: OrderState): boolean => places.every((place) => place > 0);

function resultSoFar({ sport }: OrderFacts, state: OrderState): EventResult {
  const isOver = isRun(state);
  const entrants = state.field.map(({ entrant }) => entrant);
  return resultOf(sport, {
    isOver,
    decidedParts: isOver ? 1 : 0,
    order: { entrants, places: state.places },
  });
}

/** The next to finish, by a draw in [0, 1). */
function nextRunner({ field, places }: OrderState, draw: number): number {
  const running = field.flatMap(({ weight }, at) => (places[at] === 0 ? [{ weight, at }] : []));
  const sums = runningSums(running.map(({ weight }) => weight));
  return running[placeOf(sums, draw)]?.at ?? 0;
}

/** Finishes beside whoever came last where it is a dead heat, else behind everybody. */
function finished(state: OrderState, runner: number, isDeadHeat: boolean): OrderState {
  const behind = state.places.filter((place) => place > 0).length;
  const last = Math.max(...state.places);
  const place = isDeadHeat && last > 0 ? last : behind + 1;
  return { ...state, places: state.places.with(runner, place) };
}

function nextStep(facts: OrderFacts, state: OrderState, draw: () => number): Step<OrderState> {
  if (isRun(state)) return { state, seconds: 0, pause: 0, incidents: [] };
  const isFirst = state.places.every((place) => place === 0);
  const runner = nextRunner(state, draw());
  const next = finished(state, runner, draw() < facts.deadHeat);
  const incidents = [
    ...(isFirst ? [{ kind: 'part_start', side: null }] : []),
    ...(isRun(next) ? [{ kind: 'end', side: null }] : []),
  ];
  return { state: next, seconds: isFirst ? facts.raceSeconds : 1, pause: 0, incidents };
}

/** Orders in the sample, shared out over who is next to finish. */
const sampled = 3_000;
const fewest = 30;

/**
 * Who finishes next is exact, and whether he ties with the one before; those behind are an even
 * sample.
 */
function results(facts: OrderFacts, state: OrderState): readonly WeightedResult[] {
  if (isRun(state)) return [{ chance: 1, result: resultSoFar(facts, state) }];
  const weights = state.field.map(({ weight }, at) => (state.places[at] === 0 ? weight : 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return normalised(
    weights.flatMap((weight, runner) => {
      if (weight === 0) return [];
      const count = Math.max(fewest, Math.round((sampled * weight) / all));
      return tiedOrNot(facts, state).flatMap(({ isDeadHeat, chance }) => {
        const first = finished(state, runner, isDeadHeat);
        return sample(facts, first, count).map((result) => ({
          chance: ((weight / all) * chance) / count,
          result,
        }));
      });
    }),
  );
}

/** Whoever finishes next may tie with the one before, if there is one. */
function tiedOrNot(
  facts: OrderFacts,
  state: OrderState,
): { isDeadHeat: boolean; chance: number }[] {
  const apart = { isDeadHeat: false, chance: 1 - facts.deadHeat };
  if (facts.deadHeat === 0 || state.places.every((place) => place === 0)) {
    return [{ ...apart, chance: 1 }];
  }
  return [apart, { isDeadHeat: true, chance: facts.deadHeat }];
}

/**
 * Everybody still running takes a time of his own, exponential at the rate of his weight: the order
 * of such times is the model's.
 */
function sample(facts: OrderFacts, from: OrderState, count: number): EventResult[] {
  const running = from.places.flatMap((place, at) => (place === 0 ? [at] : []));
  const tie = seededDraws(running.length);
  return Array.from({ length: count }, (_, point) => {
    const draws = evenPoint(point, running.length, count);
    const times = running.map((runner, at) => ({
      runner,
      time: -Math.log(1 - (draws[at] ?? 0)) / (from.field[runner]?.weight ?? 1),
    }));
    const places = [...from.places];
    let behind = from.places.length - running.length;
    let last = Math.max(...from.places);
    for (const { runner } of times.toSorted((a, b) => a.time - b.time)) {
      behind += 1;
      if (last === 0 || tie() >= facts.deadHeat) last = behind;
      places[runner] = last;
    }
    return resultSoFar(facts, { ...from, places });
  });
}
