/**
 * Reads fixtures: all that start within the offer's days, and each one a message came for that is
 * not known or changed. As long as one is missing its markets cannot be stored.
 */
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { HeldEvent, HeldEvents } from '#sportsbook/offer/held-events.ts';
import type { FeedSource } from './feed-source.ts';
import { createRetryQueue } from './retry-queue.ts';

const dayMs = 86_400_000;
const daysAhead = 8;
const daysBack = 1;
/** What the feed does not tell after so many questions is left until it speaks of it again. */
const mostTries = 6;

export type FixtureKeeper = {
  /** Asks for one until its version is at least this; 1: any. */
  want: (eventId: string, version: number) => void;
  /** Of an event the book plays itself. */
  keepOwn: (fixture: Fixture) => HeldEvent;
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
};

export function createFixtureKeeper(options: FixtureKeeperOptions): FixtureKeeper {
  const { source, events, log } = options;
  const versions = new Map<string, number>();
  const isKnown = (eventId: string): boolean =>
    (events.get(eventId)?.fixture?.version ?? -1) >= (versions.get(eventId) ?? 1);

  const settle = (eventId: string) => {
    versions.delete(eventId);
    queue.done(eventId);
  };
  const keep = (fixture: Fixture): HeldEvent => {
    const { eventId, version } = fixture;
    const event = events.hold(eventId);
    if (version > (event.fixture?.version ?? -1)) {
      const isFirst = event.fixture === undefined;
      event.fixture = fixture;
      options.onFixture(event, isFirst);
    }
    if (isKnown(eventId)) settle(eventId);
    return event;
  };
  const giveUp = (eventId: string) => {
    log.warn({ eventId }, 'the feed does not tell the fixture it spoke of');
    settle(eventId);
    if (!events.get(eventId)?.fixture) events.drop(eventId);
  };
  const readOne = async (eventId: string, tries: number) => {
    try {
      if (!events.get(eventId)?.fixture) await options.recall(eventId);
      if (isKnown(eventId)) return settle(eventId);
      const fixture = await source.fixture(eventId);
      if (fixture) keep(fixture);
      if (versions.has(eventId) && tries >= mostTries) giveUp(eventId);
    } catch (error) {
      log.warn({ err: error, eventId }, 'a fixture was not read');
    }
  };
  const queue = createRetryQueue({
    atOnce: 4,
    firstPauseMs: 200,
    mostPauseMs: 30_000,
    work: readOne,
  });
  return {
    want(eventId, version) {
      versions.set(eventId, Math.max(version, versions.get(eventId) ?? 1));
      queue.want(eventId);
    },
    keepOwn: keep,
    missing: queue.size,
    async readAll() {
      const now = Date.now();
      const [from, until] = [new Date(now - daysBack * dayMs), new Date(now + daysAhead * dayMs)];
      for await (const fixtures of source.fixtures(from, until)) {
        for (const fixture of fixtures) keep(fixture);
      }
    },
    stop: queue.stop,
  };
}
