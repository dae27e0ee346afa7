/** Events of every sport for tests: strengths as a feed gives them, played on some way. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { Strengths } from './model.ts';
import { modelOf, type PlayState } from './model-of.ts';

/** What two equal sides have, and by how much a side is at most better, as a share of it. */
const even: Readonly<Record<Sport, readonly [number, number]>> = {
  football: [1.4, 0.5],
  efootball: [1.8, 0.4],
  ice_hockey: [2.9, 0.25],
  handball: [28, 0.1],
  basketball: [81, 0.08],
  rugby: [24, 0.3],
  cricket: [160, 0.12],
  tennis: [0.63, 0.08],
  darts: [0.6, 0.15],
  table_tennis: [1, 0.1],
  volleyball: [1, 0.1],
  cs2: [1, 0.15],
  valorant: [1, 0.15],
  dota2: [1, 0.3],
  lol: [1, 0.3],
  boxing: [1, 0.5],
  mma: [1, 0.5],
  athletics: [1, 0.9],
  motor_sport: [1, 0.9],
};

export function randomStrengths(sport: Sport, draw: () => number): Strengths {
  const [both, most] = even[sport];
  const bent = (): number => both * (1 + most * (2 * draw() - 1));
  if (sport !== 'athletics' && sport !== 'motor_sport') return { home: bent(), away: bent() };
  const count = 6 + Math.floor(draw() * 10);
  return {
    field: Array.from({ length: count }, (_, at) => ({ entrant: `${at + 1}`, weight: bent() })),
  };
}

/** Every state from the start on, the end included. */
export function played(
  sport: Sport,
  strengths: Strengths,
  draw: () => number,
): readonly PlayState[] {
  const model = modelOf(sport);
  let state = model.start(strengths);
  const states = [state];
  while (!model.resultOf(state).isOver) {
    state = model.step(state, draw).state;
    states.push(state);
    if (states.length > 5_000) throw new Error(`${sport} does not end.`);
  }
  return states;
}
