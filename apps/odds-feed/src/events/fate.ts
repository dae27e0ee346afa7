/** What becomes of an event beside its play: most are played, some are not, and some go wrong. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { Competition } from '#odds-feed/world/competitions/competition.ts';
import { drawsOf } from '#odds-feed/seeded.ts';
import { type Course, incidentsAStep, type TimedIncident } from './course.ts';

/** A goal that is seen, and not given after a look at the pictures. */
export type TakenBack = {
  readonly side: 'home' | 'away';
  /** In seconds since the start. */
  readonly fromS: number;
  readonly untilS: number;
  readonly incidents: readonly TimedIncident[];
};

export type Fate = {
  /** Called off so many minutes before its start. */
  readonly postponedMinutes: number | null;
  /** Ends without a result once this share of its steps is over. */
  readonly abandonedAt: number | null;
  /** One market is settled wrongly, which is taken back and put right. */
  readonly isSettledWrongly: boolean;
  /** Prices of one market were wrong for a while before the start: its bets of that time are void. */
  readonly hasWrongPrices: boolean;
  /** That cancel was a mistake, and is taken back. */
  readonly isCancelTakenBack: boolean;
};

const played: Fate = {
  postponedMinutes: null,
  abandonedAt: null,
  isSettledWrongly: false,
  hasWrongPrices: false,
  isCancelTakenBack: false,
};

/** Sports played under the sky, which weather ends. */
const outdoors: ReadonlySet<Sport> = new Set(['football', 'rugby', 'cricket']);

export function fateOf(seed: number, eventId: string, { format, sport }: Competition): Fate {
  // Whoever wins a tie must be known, and races end as they end.
  if (format === 'cup' || format === 'races') return played;
  const draw = drawsOf(seed, 'fate', eventId);
  const [off, ended, share] = [draw(), draw(), draw()];
  const isPostponed = off < (outdoors.has(sport) ? 0.02 : 0.006);
  const isAbandoned = !isPostponed && ended < (outdoors.has(sport) ? 0.012 : 0.004);
  const isPlayedOut = !isPostponed && !isAbandoned;
  return {
    postponedMinutes: isPostponed ? 10 + Math.floor(share * 80) : null,
    abandonedAt: isAbandoned ? 0.25 + 0.5 * share : null,
    isSettledWrongly: isPlayedOut && draw() < 0.015,
    hasWrongPrices: isPlayedOut && draw() < 0.01,
    isCancelTakenBack: draw() < 0.5,
  };
}

/** One match of football in twelve has a goal taken back. */
export function takenBackOf(seed: number, eventId: string, course: Course): TakenBack | null {
  if (course.sport !== 'football') return null;
  const draw = drawsOf(seed, 'taken back', eventId);
  if (draw() > 0.085) return null;
  // A step in which nothing else is seen, so that the numbers of incidents rise with time.
  const quiet = course.steps.filter(
    ({ incidents }, at) =>
      at > 3 && incidents.length === 0 && (course.steps[at]?.pauseS ?? 0) === 0,
  );
  const at = Math.floor(draw() * quiet.length);
  const step = quiet[at];
  if (!step) return null;
  const side = draw() < 0.5 ? 'home' : 'away';
  const fromS = step.beginsAtS + 5;
  const board = course.model.scoreboard(step.state);
  const score: [number, number] = [...board.score];
  const told = { count: 1, clock: (board.clock ?? 60) - 55, part: board.part, side } as const;
  const wrong: [number, number] =
    side === 'home' ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
  const number = course.steps.indexOf(step) * incidentsAStep;
  return {
    side,
    fromS,
    untilS: step.endsAtS,
    incidents: [
      { ...told, number, atS: fromS, kind: 'goal', score: wrong },
      { ...told, number: number + 1, atS: step.endsAtS, kind: 'goal_taken_back', score },
    ],
  };
}
