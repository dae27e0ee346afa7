/**
 * Reads fixtures: all that start within the offer's days, and each one a message came for that is
 * not known or changed. As long as one is missing its markets cannot be stored.
 */
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { HeldEvent, HeldEvents } from '#sportsbook/offer/held-events.ts';
import type { FeedSource } from './feed-source.ts';

const dayMs = 86_400_000;
export const daysAhead = 8;
const daysBack = 1;
const atOnce = 4;
const mostPauseMs = 30_000;
const firstPauseMs = 200;
/** What the feed does not tell after so many questions is left until it speaks of it again. */
const mostTries = 6;

export type FixtureKeeper = {
  /** Asks for one until its version is at least this; 1: any. */
  want: (eventId: string, version: number) => void;
  /** How many are missing. */
  missing: () => number;
  readAll: () => Promise<void>;
  stop: () => Promise<void>;
};

export type FixtureKeeperOptions = {
  source: FeedSource;
  events: HeldEvents;
  log: Log;
  /** Reads an event of the past from the tables, if it is there. */
  recall: (eventId: string) => Promise<void>;
  /** In memory by now; `isFirst`: nothing of the event could be stored before. */
  onFixture: (event: HeldEvent, isFirst: boolean) => void;
  now: () => number;
};

type Wanted = { version: number; tries: number; notBefore: number };

export function createFixtureKeeper(options: FixtureKeeperOptions): FixtureKeeper {
  const { source, events, log } = options;
  const wanted = new Map<string, Wanted>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const keep = (fixture: Fixture) => {
    const event = events.hold(fixture.eventId);
    const due = wanted.get(fixture.eventId);
    if (due && fixture.version >= due.version) wanted.delete(fixture.eventId);
    if (fixture.version <= (event.fixture?.version ?? -1)) return;
    const isFirst = event.fixture === undefined;
    event.fixture = fixture;
    options.onFixture(event, isFirst);
  };

  const readOne = async (eventId: string, due: Wanted) => {
    due.tries += 1;
    due.notBefore = Infinity;
    try {
      if (!events.get(eventId)?.fixture) await options.recall(eventId);
      const known = events.get(eventId)?.fixture;
      if (known && known.version >= due.version) return void wanted.delete(eventId);
      const fixture = await source.fixture(eventId);
      if (fixture) keep(fixture);
      if (wanted.has(eventId) && due.tries >= mostTries) giveUp(eventId);
    } catch (error) {
      log.warn({ err: error, eventId }, 'a fixture was not read');
    }
    due.notBefore = options.now() + Math.min(mostPauseMs, firstPauseMs * 2 ** due.tries);
  };

  const giveUp = (eventId: string) => {
    log.warn({ eventId }, 'the feed does not tell the fixture it spoke of');
    wanted.delete(eventId);
    if (!events.get(eventId)?.fixture) events.drop(eventId);
  };

  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    for (const [eventId, due] of wanted) {
      if (running.size >= atOnce) break;
      if (running.has(eventId) || due.notBefore > options.now()) continue;
      const work = readOne(eventId, due).finally(() => {
        running.delete(eventId);
        run();
      });
      running.set(eventId, work);
    }
    if (wanted.size > 0) timer = setTimeout(run, firstPauseMs);
  };

  return {
    want(eventId, version) {
      const due = wanted.get(eventId);
      if (due && due.version >= version) return;
      wanted.set(eventId, { version, tries: 0, notBefore: 0 });
      timer ??= setTimeout(run, 0);
    },
    missing: () => wanted.size,
    async readAll() {
      const now = options.now();
      const [from, until] = [new Date(now - daysBack * dayMs), new Date(now + daysAhead * dayMs)];
      for await (const fixtures of source.fixtures(from, until))
        for (const one of fixtures) keep(one);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
