/** Everything that is told of one event, and the messages it makes. */
import { marketText } from '@bahati/book-rules/market-key.ts';
import type { EventState } from '@bahati/contract/odds-feed/feed.ts';
import { BoundedCache } from '#odds-feed/bounded-cache.ts';
import { type Course, playCourse } from '#odds-feed/events/course.ts';
import { fateOf, takenBackOf } from '#odds-feed/events/fate.ts';
import { msPerSecond } from '#odds-feed/events/pace.ts';
import { offeredMarkets } from '#odds-feed/prices/offered.ts';
import type { PriceList } from '#odds-feed/prices/opening-prices.ts';
import { drawOf } from '#odds-feed/seeded.ts';
import { longestTieMs, type PlannedEvent } from '#odds-feed/world/world.ts';
import { endsAtMs, liveMoments, type Play } from './live-moments.ts';
import type { Moment } from './moment.ts';
import { preMoments } from './pre-moments.ts';

export type Scripts = ReturnType<typeof createScripts>;

/** Scripts of events, each made when it is asked for. */
export function createScripts(
  seed: number,
  speed: number,
  prices: PriceList,
  marketsAnEvent: number,
) {
  const courses = new BoundedCache<string, Course>(200);
  const pre = new BoundedCache<string, readonly Moment[]>(1_000);
  const ends = new BoundedCache<string, number>(20_000);
  const plays = new BoundedCache<string, Play>(200);
  const live = new BoundedCache<string, readonly Moment[]>(200);

  const courseOf = (event: PlannedEvent): Course =>
    courses.get(event.id, () => playCourse(courseName(seed, event), prices.strengthsOf(event)));
  const fate = (event: PlannedEvent) => fateOf(seed, event.id, event.competition);

  /** Of an event that is played; its markets cost a few distributions. */
  const playOf = (event: PlannedEvent): Play =>
    plays.get(event.id, () => {
      const course = courseOf(event);
      return {
        course,
        offered: offeredMarkets(course, prices.pricesOf(event).keys, marketsAnEvent),
        fate: fate(event),
        takenBack: takenBackOf(seed, event.id, course),
        startsAtMs: event.startsAtMs,
        msPerSecond: playedMsPerSecond(event, course, speed),
      };
    });

  const endOf = (event: PlannedEvent): number => {
    if (fate(event).postponedMinutes !== null) return event.startsAtMs;
    const course = courseOf(event);
    return endsAtMs({
      course,
      fate: fate(event),
      startsAtMs: event.startsAtMs,
      msPerSecond: playedMsPerSecond(event, course, speed),
    });
  };

  return {
    courseOf,
    playOf,
    fateOf: fate,
    preMoments: (event: PlannedEvent): readonly Moment[] =>
      pre.get(event.id, () => {
        const keys = () => prices.pricesOf(event).keys.map(marketText);
        return preMoments(seed, event, fate(event), () => keys()[0] ?? '', keys);
      }),
    liveMoments: (event: PlannedEvent): readonly Moment[] =>
      fate(event).postponedMinutes === null
        ? live.get(event.id, () => liveMoments(playOf(event)))
        : [],
    /** When the last of its play is seen; of a postponed one its planned start. */
    endMs: (event: PlannedEvent): number => ends.get(event.id, () => endOf(event)),
    /** Who plays on; a draw is decided by penalties. */
    winnerOf: (event: PlannedEvent): 0 | 1 => {
      const { model, steps, opening } = courseOf(event);
      const { winner } = model.resultOf(steps.at(-1)?.state ?? opening);
      if (winner === null) return drawOf(seed, 'penalties', event.id) < 0.5 ? 0 : 1;
      return winner === 'home' ? 0 : 1;
    },
  };
}

const courseName = (seed: number, { id, competition: { sport } }: PlannedEvent) => ({
  seed,
  eventId: id,
  sport,
});

/** A tie is played faster where it would take longer than the next round waits. */
function playedMsPerSecond({ competition }: PlannedEvent, { lengthS }: Course, speed: number) {
  const usual = msPerSecond(competition.sport, speed);
  return competition.format === 'cup' ? Math.min(usual, (longestTieMs - 60_000) / lengthS) : usual;
}

/** How an event stands as a fixture, and since which moment. */
export function fixtureStateAt(
  scripts: Scripts,
  event: PlannedEvent,
  atMs: number,
): { state: EventState; toldAtMs: number } {
  const told = [...scripts.preMoments(event), ...liveUntil(scripts, event, atMs)].filter(
    (moment) => moment.telling.kind === 'fixture' && moment.atMs <= atMs,
  );
  const last = told.at(-1);
  const toldAtMs = last?.atMs ?? event.announcedAtMs;
  const state = last?.telling.kind === 'fixture' ? last.telling.state : 'upcoming';
  if (state !== 'upcoming' || atMs < event.startsAtMs) return { state, toldAtMs };
  return { state: atMs < scripts.endMs(event) ? 'live' : 'ended', toldAtMs };
}

const liveUntil = (scripts: Scripts, event: PlannedEvent, atMs: number): readonly Moment[] =>
  atMs < event.startsAtMs || scripts.fateOf(event).abandonedAt === null
    ? []
    : scripts.liveMoments(event);
