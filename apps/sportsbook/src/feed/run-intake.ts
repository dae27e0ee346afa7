/**
 * Hears the feed for as long as the book runs: every message is in memory in the tick it arrives,
 * and in the tables soon after. After any end of the connection it comes back and is told what it
 * missed.
 */
import { randomUUID } from 'node:crypto';
import type { FeedMessage, Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { type HeldEvent, type HeldEvents, isOver, stateOf } from '#sportsbook/offer/held-events.ts';
import type { Trust } from '#sportsbook/offer/trust.ts';
import {
  applyMessage,
  type EventMessage,
  isNothing,
  type SpokenMessage,
  wholeOf,
} from './apply-message.ts';
import { type ChangeLog, createChangeLog } from './change-log.ts';
import type { FeedSource } from './feed-source.ts';
import { createFixtureKeeper, type FixtureKeeper } from './keep-fixtures.ts';
import { loadEvents, loadOffered } from '#sportsbook/offer/load-events.ts';
import { createProducers, type Producers } from './producers.ts';
import { readMarks } from './read-marks.ts';
import { stayConnected } from './stay-connected.ts';

const lookMs = 250;
const fixturesEveryMs = 300_000;
const sweepEveryMs = 60_000;
/** An event that is over is held so long after its start. */
const keptAfterStartMs = 36 * 3_600_000;

export type Intake = {
  /** Takes in what the book says of an event it plays itself, with its fixture. */
  takeOwn: (fixture: Fixture, messages: readonly SpokenMessage[]) => void;
  /** Takes a message in, as the stream does. */
  take: (message: FeedMessage) => void;
  /** Resolves when all that was taken in is in the tables. */
  flush: () => Promise<void>;
  /** Is the fixture of every event known that was spoken of? */
  isWhole: () => boolean;
  /** How each producer is heard. */
  producers: Producers['tell'];
  /** Connects and stays connected. */
  start: () => void;
  /** Ends the connection and stores what was heard. */
  stop: () => Promise<void>;
};

export type IntakeOptions = {
  database: Database;
  log: Log;
  events: HeldEvents;
  trust: Trust;
  source: FeedSource;
};

/** Fills the memory from the tables before it resolves. */
export async function openIntake(options: IntakeOptions): Promise<Intake> {
  const { database, log, events, trust, source } = options;
  await loadOffered(database, events, new Date(Date.now() - keptAfterStartMs));
  const producers = createProducers({
    stored: await readMarks(database),
    setTrusted: trust.set,
    newRequestId: randomUUID,
  });
  const changes = createChangeLog({
    database,
    log,
    events,
    // What has no fixture yet is in no table.
    marks: () => (fixtures.missing() > 0 ? [] : producers.marks()),
  });
  const fixtures: FixtureKeeper = keepFixtures(options, changes);
  const take = (message: FeedMessage) => {
    const now = performance.now();
    producers.heard(message, now);
    if ('eventId' in message) takeEvent({ events, changes, fixtures }, message);
    producers.applied(message, now);
  };
  const connection = stayConnected({
    source,
    log,
    producers,
    take,
    readFixtures: fixtures.readAll,
  });
  const timers: NodeJS.Timeout[] = [];
  return {
    take,
    takeOwn(fixture, messages) {
      const event = fixtures.keepOwn(fixture);
      for (const message of messages) change({ events, changes }, event, message);
    },
    flush: changes.flush,
    isWhole: () => fixtures.missing() === 0,
    producers: producers.tell,
    start() {
      connection.start();
      timers.push(
        setInterval(connection.look, lookMs),
        repeat(log, fixturesEveryMs, fixtures.readAll),
        repeat(log, sweepEveryMs, async () => {
          await changes.flush();
          dropOver(events, Date.now() - keptAfterStartMs);
        }),
      );
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await connection.stop();
      await fixtures.stop();
      await changes.stop();
    },
  };
}

/** A fixture that comes makes storable what was heard of its event. */
function keepFixtures(
  { database, log, events, source }: IntakeOptions,
  changes: ChangeLog,
): FixtureKeeper {
  const onFixture = (event: HeldEvent, isFirst: boolean) => {
    changes.note(event.id, wholeOf(event, isFirst));
    events.tellChange({ event, markets: 'all', isOfEvent: true, isUrgent: true });
  };
  return createFixtureKeeper({
    source,
    events,
    log,
    async recall(eventId) {
      await loadEvents(database, events, [eventId]);
      const event = events.get(eventId);
      if (event?.fixture) onFixture(event, true);
    },
    onFixture,
  });
}

function repeat(log: Log, everyMs: number, work: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, 'the intake is not up to date'));
  }, everyMs);
}

type Taking = { events: HeldEvents; changes: ChangeLog; fixtures: FixtureKeeper };

function takeEvent({ events, changes, fixtures }: Taking, message: EventMessage): void {
  const event = events.hold(message.eventId);
  if (message.type === 'fixture_change') {
    if ((event.fixture?.version ?? 0) < message.version) fixtures.want(event.id, message.version);
    return;
  }
  if (!event.fixture) fixtures.want(event.id, 1);
  change({ events, changes }, event, message);
}

function change(
  { events, changes }: Pick<Taking, 'events' | 'changes'>,
  event: HeldEvent,
  message: SpokenMessage,
): void {
  const applied = applyMessage(event, message);
  if (isNothing(applied)) return;
  changes.note(event.id, applied);
  const { odds, isOfEvent, isUrgent } = applied;
  events.tellChange({ event, markets: isUrgent ? 'all' : new Set(odds), isOfEvent, isUrgent });
}

/** What is over for long is read from the tables where somebody asks for it. */
function dropOver(events: HeldEvents, before: number): void {
  for (const event of Array.from(events.all())) {
    const { fixture } = event;
    if (!fixture || Date.parse(fixture.startsAt) > before || !isOver(stateOf(event))) continue;
    events.drop(event.id);
  }
}
