/** How an event goes: drawn once from its own seed by the model of its sport, step by step. */
import type { PlayIncident, SportModel, Strengths } from '@bahati/book-rules/models/model.ts';
import { modelOf, type PlayState } from '@bahati/book-rules/models/model-of.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { Incident } from '@bahati/contract/odds-feed/feed.ts';
import { type Draw, drawsOf } from '#odds-feed/seeded.ts';
import { asidesOf, serveAsides } from './asides.ts';
import { placeOf } from './places.ts';

/** An incident and when it happens, in seconds of play and breaks since the start. */
export type TimedIncident = Incident & {
  readonly atS: number;
  /** How many it stands for in statistics. */
  readonly count: number;
};

export type CourseStep = {
  /** Breaks included, since the start. */
  readonly beginsAtS: number;
  readonly endsAtS: number;
  /** Without play afterwards. */
  readonly pauseS: number;
  /** As the step ends. */
  readonly state: PlayState;
  readonly incidents: readonly TimedIncident[];
};

export type Course = {
  readonly sport: Sport;
  readonly model: SportModel<PlayState>;
  readonly opening: PlayState;
  /** Of many, without sides. */
  readonly isOutright: boolean;
  readonly steps: readonly CourseStep[];
  readonly lengthS: number;
};

/** No model takes as many steps. */
const mostSteps = 20_000;
/** Incidents of a step are numbered from its number times this. */
export const incidentsAStep = 40;

/** A step so long has its incidents in its course, a shorter one at its end. */
const longStepS = 10;

export function playCourse(
  { seed, eventId, sport }: { seed: number; eventId: string; sport: Sport },
  strengths: Strengths,
): Course {
  const model = modelOf(sport);
  const opening = model.start(strengths);
  const draw = drawsOf(seed, 'course', eventId);
  const beside = drawsOf(seed, 'beside', eventId);
  const steps: CourseStep[] = [];
  let state = opening;
  let atS = 0;
  for (let number = 0; !model.resultOf(state).isOver; number++) {
    if (number > mostSteps) throw new Error(`${sport} ${eventId} does not end.`);
    const step = model.step(state, draw);
    const endsAtS = atS + step.seconds;
    const board = { before: model.scoreboard(state), after: model.scoreboard(step.state) };
    const incidents = [
      ...asidesOf(sport, step.seconds, beside),
      ...serveAsides(sport, board.before.turn, step.incidents, beside),
      ...step.incidents,
    ];
    steps.push({
      beginsAtS: atS,
      endsAtS,
      pauseS: step.pause,
      state: step.state,
      incidents: timed(incidents, { number, beginsAtS: atS, seconds: step.seconds }, board, beside),
    });
    atS = endsAtS + step.pause;
    state = step.state;
  }
  endAtOnce(steps);
  const isOutright = 'field' in strengths;
  return { sport, model, opening, isOutright, steps, lengthS: steps.at(-1)?.endsAtS ?? 0 };
}

/** Whoever has played to the end needs no break before it is over. */
function endAtOnce(steps: CourseStep[]): void {
  const last = steps.at(-1);
  const before = steps.at(-2);
  if (!last || !before || last.endsAtS > last.beginsAtS) return;
  const { endsAtS } = before;
  const incidents = last.incidents.map((incident) => ({ ...incident, atS: endsAtS }));
  steps[steps.length - 2] = { ...before, pauseS: 0 };
  steps[steps.length - 1] = { ...last, beginsAtS: endsAtS, endsAtS, incidents };
}

type Board = ReturnType<SportModel<PlayState>['scoreboard']>;

function timed(
  incidents: readonly PlayIncident[],
  { number, beginsAtS, seconds }: { number: number; beginsAtS: number; seconds: number },
  { before, after }: { before: Board; after: Board },
  draw: Draw,
): TimedIncident[] {
  const isLong = seconds >= longStepS;
  return incidents
    .map((incident) => ({ ...incident, share: shareOf(incident.kind, isLong, draw) }))
    .sort((a, b) => a.share - b.share)
    .map(({ kind, side, share, points = 1 }, at) => {
      const hasScored = kind === 'goal' || kind === 'part_end' || kind === 'end';
      const place = side === null ? undefined : placeOf(kind, side, draw);
      return {
        number: number * incidentsAStep + at,
        atS: beginsAtS + share * seconds,
        count: points,
        clock: before.clock === null ? null : Math.floor(before.clock + share * seconds),
        part: before.part,
        kind,
        side,
        ...(place === undefined ? {} : { place }),
        ...(hasScored ? { score: [...after.score] as [number, number] } : {}),
      };
    });
}

/** When in its step something happens. */
function shareOf(kind: string, isLong: boolean, draw: Draw): number {
  if (kind === 'part_start') return 0;
  if (!isLong || kind === 'part_end' || kind === 'end') return 1;
  return 0.1 + 0.8 * draw();
}
