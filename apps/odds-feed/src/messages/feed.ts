/** The feed: what is told between two instants, and how everything stands at one. */
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { mostMarkets } from '#odds-feed/prices/feed-market.ts';
import { createOpeningPrices, type PriceList } from '#odds-feed/prices/opening-prices.ts';
import { createWorld, type PlannedEvent, type World } from '#odds-feed/world/world.ts';
import { createScripts, type Scripts } from './event-script.ts';
import { createMessageMaker, type MessageMaker } from './make-message.ts';
import type { Moment } from './moment.ts';

export type Feed = {
  readonly seed: number;
  readonly world: World;
  readonly scripts: Scripts;
  readonly prices: PriceList;
  readonly maker: MessageMaker;
  /** How long after its start something may still be told of an event. */
  readonly longestMs: number;
};

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;
const windowMs = 30_000;
/** Within so long after the end of an event the last of it is told. */
const lastWordMs = 150_000;

export type FeedOptions = {
  readonly seed: number;
  readonly speed: number;
  /** Of an event: a recorded day has few. */
  readonly marketsAnEvent?: number;
};

export function createFeed({ seed, speed, marketsAnEvent = mostMarkets }: FeedOptions): Feed {
  const prices = createOpeningPrices(seed, marketsAnEvent);
  const scripts = createScripts(seed, speed, prices, marketsAnEvent);
  const world = createWorld(seed, scripts.winnerOf);
  const maker = createMessageMaker(scripts, prices);
  return { seed, world, scripts, prices, maker, longestMs: hourMs / 3 + (6 * hourMs) / speed };
}

/** Moments of an event up to an instant, in order: of its play only once it has begun. */
export function momentsUntil(
  { scripts }: Feed,
  event: PlannedEvent,
  untilMs: number,
): readonly Moment[] {
  const pre = scripts.preMoments(event);
  const all = untilMs < event.startsAtMs ? pre : [...pre, ...scripts.liveMoments(event)];
  return all.slice(0, countUntil(all, untilMs));
}

/** How many moments there are up to an instant. */
function countUntil(moments: readonly Moment[], untilMs: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.atMs ?? 0) <= untilMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type Due = {
  readonly event: PlannedEvent;
  readonly moments: readonly Moment[];
  readonly at: number;
};

/**
 * What is due after `afterMs` and up to `untilMs`, in order of time and, within one millisecond, of
 * event. Each is made a message by `messageOf` when it is sent.
 */
export function dueBetween(
  feed: Feed,
  eventsOf: EventsOf,
  afterMs: number,
  untilMs: number,
): Due[] {
  const due: Due[] = [];
  for (const event of eventsOf(untilMs)) {
    if (event.announcedAtMs > untilMs) continue;
    if (isOver(feed, event, afterMs)) continue;
    const moments = momentsUntil(feed, event, untilMs);
    for (let at = countUntil(moments, afterMs); at < moments.length; at++) {
      due.push({ event, moments, at });
    }
  }
  const timeOf = ({ moments, at }: Due) => moments[at]?.atMs ?? 0;
  return due.sort((a, b) => timeOf(a) - timeOf(b) || (a.event.id < b.event.id ? -1 : 1));
}

/** Has its last word been said? Asked of events that have begun alone: it draws their course. */
const isOver = ({ scripts }: Feed, event: PlannedEvent, atMs: number): boolean =>
  event.startsAtMs + lastWordMs < atMs && scripts.endMs(event) + lastWordMs < atMs;

export const messageOf = ({ maker }: Feed, { event, moments, at }: Due): FeedMessage | null =>
  maker.make(event, moments, at);

/** The events of which something may be told in the half minute around an instant. */
export type EventsOf = (atMs: number) => readonly PlannedEvent[];

export function createEventsOf(feed: Feed): EventsOf {
  let known: { window: number; events: readonly PlannedEvent[] } | undefined;
  return (atMs) => {
    const window = Math.floor(atMs / windowMs);
    if (known?.window !== window) {
      const fromMs = (window - 1) * windowMs;
      const untilMs = (window + 1) * windowMs;
      known = { window, events: openEvents(feed, fromMs, untilMs) };
    }
    return known.events;
  };
}

/** Events told by `untilMs` that were not long over at `fromMs`. */
export const openEvents = (
  { world, longestMs }: Feed,
  fromMs: number,
  untilMs: number,
): PlannedEvent[] => world.eventsStarting(fromMs - longestMs, untilMs + weekMs, untilMs);
