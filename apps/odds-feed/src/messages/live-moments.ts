/** What is told of an event from its start to its end. */
import type { Course, CourseStep, TimedIncident } from '#odds-feed/events/course.ts';
import type { Fate, TakenBack } from '#odds-feed/events/fate.ts';
import type { Offered } from '#odds-feed/prices/offered.ts';
import { inOrder, type Moment, type Telling } from './moment.ts';

/** Prices are told no more often than this, in milliseconds. */
const leastBetweenMs = 2_800;
/** After a stop markets stay shut at least so long. */
const leastStopMs = 4_000;
/** Every so many prices all markets are told anew. */
const fullEvery = 5;
const confirmedAfterMs = 30_000;
const mistakeSeenAfterMs = 90_000;

/** At these no bet is taken until prices are back. */
const stopKinds: ReadonlySet<string> = new Set([
  'goal',
  'card_red',
  'penalty',
  'wicket',
  'part_end',
  'knockdown',
]);

export type Play = {
  readonly course: Course;
  readonly offered: readonly Offered[];
  readonly fate: Fate;
  readonly takenBack: TakenBack | null;
  readonly startsAtMs: number;
  readonly msPerSecond: number;
};

/** How many steps are played: all, or those before it was abandoned. */
export const stepsPlayed = ({ course, fate }: Pick<Play, 'course' | 'fate'>): number =>
  fate.abandonedAt === null
    ? course.steps.length
    : Math.max(1, Math.floor(course.steps.length * fate.abandonedAt));

export function endsAtMs(
  play: Pick<Play, 'course' | 'fate' | 'startsAtMs' | 'msPerSecond'>,
): number {
  const last = play.course.steps[stepsPlayed(play) - 1];
  return play.startsAtMs + (last?.endsAtS ?? 0) * play.msPerSecond;
}

export function liveMoments(play: Play): Moment[] {
  const live = (atMs: number, telling: Telling): Moment => ({ atMs, producer: 'live', telling });
  const moments = [
    ...playMoments(play),
    ...decisions(play),
    ...(play.fate.abandonedAt === null ? endings(play) : abandoning(play)),
  ];
  return inOrder(
    moments.map(({ atMs, telling }) => live(atMs, telling)),
    play.startsAtMs,
  );
}

type Told = { atMs: number; telling: Telling };

/** Prices and stops. Between a stop and the prices after it nothing is priced. */
function playMoments(play: Play): Told[] {
  const { course, startsAtMs, msPerSecond } = play;
  const ms = (atS: number) => startsAtMs + atS * msPerSecond;
  const kickOff = { stepsOver: 0, atS: 0 };
  const told: Told[] = [priceAt(startsAtMs, kickOff, true)];
  if (course.isOutright)
    told.unshift({ atMs: startsAtMs, telling: { kind: 'stop', instant: kickOff } });
  const steps = course.steps.slice(0, stepsPlayed(play));
  let lastMs = startsAtMs;
  let stoppedMs: number | null = null;
  let count = 0;
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1];
    for (const { atS } of stopsOf(step, play.takenBack)) {
      const isOver = atS >= step.endsAtS;
      if (isOver && !next) continue;
      stoppedMs = ms(atS);
      const instant = { stepsOver: isOver ? at + 1 : at, atS };
      told.push({ atMs: stoppedMs, telling: { kind: 'stop', instant } });
    }
    if (!next) break;
    const dueMs = stoppedMs === null ? lastMs + leastBetweenMs : stoppedMs + leastStopMs;
    const atMs = Math.max(ms(step.endsAtS), dueMs);
    const nextStop = stopsOf(next, play.takenBack)[0];
    // By then the next state stands, or markets are shut again.
    if (ms(next.endsAtS) <= atMs || (nextStop && ms(nextStop.atS) <= atMs)) continue;
    const isAnew = stoppedMs !== null;
    const atS = Math.max(step.endsAtS, (atMs - startsAtMs) / msPerSecond);
    const instant = { stepsOver: at + 1, atS };
    told.push(priceAt(atMs, instant, isAnew, isAnew || ++count % fullEvery === 0));
    lastMs = atMs;
    stoppedMs = null;
  }
  return told;
}

const priceAt = (
  atMs: number,
  instant: { stepsOver: number; atS: number },
  isAnew: boolean,
  isFull = true,
): Told => ({
  atMs,
  telling: { kind: 'live_price', instant, isFull, isAnew, state: 'live' },
});

/** What shuts the markets in a step, in order. */
function stopsOf(
  { incidents, beginsAtS, endsAtS }: CourseStep,
  takenBack: TakenBack | null,
): TimedIncident[] {
  const isWithin = takenBack && takenBack.fromS >= beginsAtS && takenBack.fromS < endsAtS;
  const wrong = isWithin ? takenBack.incidents.slice(0, 1) : [];
  return [...incidents.filter(({ kind }) => stopKinds.has(kind)), ...wrong];
}

/** Each market as soon as it is decided, before the end. */
function decisions(play: Play): Told[] {
  const { course, startsAtMs, msPerSecond } = play;
  const bySteps = new Map<number, string[]>();
  const played = stepsPlayed(play);
  for (const { text, decidedSteps } of play.offered) {
    const isAtTheEnd = decidedSteps >= course.steps.length;
    if (isAtTheEnd || decidedSteps > played) continue;
    bySteps.set(decidedSteps, [...(bySteps.get(decidedSteps) ?? []), text]);
  }
  return [...bySteps].map(([steps, markets]) => ({
    atMs: startsAtMs + (course.steps[steps - 1]?.endsAtS ?? 0) * msPerSecond + 300,
    telling: { kind: 'settle', certainty: 1, markets },
  }));
}

/** The final score, then every market, then every market confirmed. */
function endings(play: Play): Told[] {
  const { course, offered, fate } = play;
  const endMs = endsAtMs(play);
  const instant = { stepsOver: course.steps.length, atS: course.lengthS };
  const atTheEnd = offered.filter(({ decidedSteps }) => decidedSteps >= course.steps.length);
  const all = offered.map(({ text }) => text);
  const wrong = fate.isSettledWrongly ? all[0] : undefined;
  const told: Told[] = [
    {
      atMs: endMs,
      telling: { kind: 'live_price', instant, isFull: true, isAnew: true, state: 'ended' },
    },
    ...(atTheEnd.length === 0
      ? []
      : [
          settled(
            endMs + 1_000,
            1,
            atTheEnd.map(({ text }) => text),
          ),
        ]),
    {
      atMs: endMs + confirmedAfterMs,
      telling: {
        kind: 'settle',
        certainty: 2,
        markets: all,
        ...(wrong === undefined ? {} : { wrong }),
      },
    },
  ];
  if (wrong === undefined) return told;
  const seenMs = endMs + mistakeSeenAfterMs;
  return [
    ...told,
    { atMs: seenMs, telling: { kind: 'rollback', markets: [wrong] } },
    settled(seenMs + 20_000, 2, [wrong]),
  ];
}

const settled = (atMs: number, certainty: 1 | 2, markets: readonly string[]): Told => ({
  atMs,
  telling: { kind: 'settle', certainty, markets },
});

/** What was decided stands, everything else is void. */
function abandoning(play: Play): Told[] {
  const played = stepsPlayed(play);
  const endMs = endsAtMs(play);
  const atS = (endMs - play.startsAtMs) / play.msPerSecond;
  const instant = { stepsOver: played, atS };
  const decided = play.offered.filter(({ decidedSteps }) => decidedSteps <= played);
  const open = play.offered.filter(
    ({ decidedSteps, fromSteps }) => decidedSteps > played && fromSteps <= played,
  );
  const texts = (list: readonly Offered[]) => list.map(({ text }) => text);
  return [
    { atMs: endMs, telling: { kind: 'stop', instant } },
    { atMs: endMs + 1, telling: { kind: 'fixture', state: 'abandoned' } },
    {
      atMs: endMs + 2,
      telling: { kind: 'live_price', instant, isFull: true, isAnew: true, state: 'abandoned' },
    },
    ...(decided.length === 0 ? [] : [settled(endMs + confirmedAfterMs, 2, texts(decided))]),
    {
      atMs: endMs + confirmedAfterMs + 1,
      telling: { kind: 'cancel', markets: texts(open), reason: 'abandoned' },
    },
  ];
}
