/** How an event in play stands at an instant, as the feed tells it. */
import { keptIncidents } from '@bahati/book-rules/incidents.ts';
import type { Score } from '@bahati/book-rules/models/result.ts';
import type { PlayState } from '@bahati/book-rules/models/model-of.ts';
import type { EventState, EventStatus, Incident } from '@bahati/contract/odds-feed/feed.ts';
import { drawOf } from '#odds-feed/seeded.ts';
import type { Course, CourseStep, TimedIncident } from './course.ts';
import type { TakenBack } from './fate.ts';

/** How many of these there were is told by these names. */
const statisticNames: Readonly<Record<string, string>> = {
  shot: 'shots',
  corner: 'corners',
  card_yellow: 'yellow_cards',
  card_red: 'red_cards',
  attack: 'attacks',
  dangerous_attack: 'dangerous_attacks',
  foul: 'fouls',
  throw_in: 'throw_ins',
  penalty: 'penalties',
  point: 'points_won',
  wicket: 'wickets',
  kill: 'kills',
  ace: 'aces',
  double_fault: 'double_faults',
  rebound: 'rebounds',
  turnover: 'turnovers',
  one_eighty: 'one_eighties',
  scrum: 'scrums',
};

/** Sports in which one side has the ball. */
const withPossession: ReadonlySet<string> = new Set([
  'football',
  'efootball',
  'handball',
  'rugby',
  'ice_hockey',
]);

/** `stepsOver` steps have ended by `atS` seconds since the start. */
export type Instant = { readonly stepsOver: number; readonly atS: number };

export const stateAt = (course: Course, stepsOver: number): PlayState =>
  course.steps[stepsOver - 1]?.state ?? course.opening;

export function statusAt(
  course: Course,
  { stepsOver, atS }: Instant,
  state: EventState,
  takenBack: TakenBack | null = null,
): EventStatus {
  const running = course.steps[stepsOver];
  const before = course.model.scoreboard(stateAt(course, stepsOver));
  const hasScored = running?.incidents.some(
    ({ kind, atS: seen }) => kind === 'goal' && seen <= atS,
  );
  const shown = hasScored && running ? running.state : stateAt(course, stepsOver);
  const result = course.model.resultOf(shown);
  const board = course.model.scoreboard(shown);
  const hasBegun = running !== undefined && atS >= running.beginsAtS && running.endsAtS > atS;
  const incidents = incidentsUntil(course, stepsOver, atS, takenBack);
  const wrongGoal =
    takenBack && atS >= takenBack.fromS && atS < takenBack.untilS ? takenBack : null;
  const standing = (score: Score): [number, number] => [
    score[0] + (wrongGoal?.side === 'home' ? 1 : 0),
    score[1] + (wrongGoal?.side === 'away' ? 1 : 0),
  ];
  return {
    state,
    part: board.part,
    clock: before.clock === null ? null : clockAt(before.clock, running, hasBegun, atS),
    isClockRunning: state === 'live' && hasBegun,
    score: course.isOutright ? null : standing(board.score),
    parts: result.parts.map(([home, away], at) =>
      at === result.parts.length - 1 ? standing([home, away]) : [home, away],
    ),
    turn: state === 'live' ? board.turn : null,
    points: state === 'live' && board.points ? [...board.points] : null,
    statistics: statisticsOf(course, incidents, atS),
    incidents: keptIncidents(incidents).map(withoutTime),
  };
}

function clockAt(
  clock: number,
  running: CourseStep | undefined,
  hasBegun: boolean,
  atS: number,
): number {
  return Math.floor(clock + (running && hasBegun ? atS - running.beginsAtS : 0));
}

/** Everything seen by then, the running step's own included. */
function incidentsUntil(
  course: Course,
  stepsOver: number,
  atS: number,
  takenBack: TakenBack | null,
): TimedIncident[] {
  const seen: TimedIncident[] = [];
  for (const step of course.steps.slice(0, stepsOver + 1)) {
    for (const incident of step.incidents) if (incident.atS <= atS) seen.push(incident);
  }
  if (!takenBack) return seen;
  for (const incident of takenBack.incidents) if (incident.atS <= atS) seen.push(incident);
  return seen.sort((a, b) => a.atS - b.atS);
}

const withoutTime = ({ atS: _atS, count: _count, ...incident }: TimedIncident): Incident =>
  incident;

function statisticsOf(
  course: Course,
  incidents: readonly TimedIncident[],
  atS: number,
): Record<string, [number, number]> {
  const statistics: Record<string, [number, number]> = {};
  for (const { kind, side, count } of incidents) {
    const name = statisticNames[kind];
    if (name === undefined || side === null) continue;
    const counts = (statistics[name] ??= [0, 0]);
    counts[side === 'home' ? 0 : 1] += count;
  }
  const shots = statistics['shots'];
  if (shots) statistics['shots_on_target'] = [onTarget(shots[0]), onTarget(shots[1])];
  if (withPossession.has(course.sport)) {
    const home = possessionOf(statistics, atS);
    statistics['possession'] = [home, 100 - home];
  }
  return statistics;
}

const onTarget = (shots: number): number => Math.round(shots * 0.38);

/** Percent: who attacks more has the ball more. */
function possessionOf(statistics: Record<string, [number, number]>, atS: number): number {
  const [home, away] = statistics['attacks'] ?? [0, 0];
  const swing = (drawOf('possession', home, away, Math.floor(atS / 300)) - 0.5) * 4;
  return Math.round(Math.max(24, Math.min(76, (100 * (home + 6)) / (home + away + 12) + swing)));
}
