/** A day of messages without a server, in order: for replays of a book. */
import type { FeedMessage, Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { defaultSpeed } from '#odds-feed/events/pace.ts';
import { fixtureAt } from '#odds-feed/fixtures/fixture.ts';
import {
  createFeed,
  dueBetween,
  type Feed,
  messageOf,
  openEvents,
} from '#odds-feed/messages/feed.ts';
import { recoverEvent } from '#odds-feed/messages/recovery.ts';
import { createMischief, type MischiefLevel } from '#odds-feed/mischief/mischief.ts';

const windowMs = 60_000;

/** Sports of many messages that cost little each. */
const usualSports: readonly Sport[] = ['football', 'efootball', 'tennis', 'table_tennis', 'darts'];

export type DayOptions = {
  readonly seed: number;
  readonly messages: number;
  readonly fromMs?: number;
  readonly sports?: readonly Sport[];
  /** Of an event, at the most. */
  readonly markets?: number;
};

export const usualDayMs = Date.UTC(2026, 10, 27);

export type Recorded =
  | { readonly fixture: Fixture; readonly atMs: number }
  | { readonly message: FeedMessage; readonly atMs: number };

/**
 * Messages in order, each event's fixture before the first of its own and anew where it changed.
 * Ends after so many messages.
 */
export function* recordDay(options: DayOptions): Generator<Recorded> {
  const { seed, fromMs = usualDayMs, sports = usualSports, markets = 8 } = options;
  const feed = createFeed({ seed, speed: defaultSpeed, marketsAnEvent: markets });
  const wanted = new Set(sports);
  const known = new Set<string>();
  let count = 0;
  for (const one of standingAt(feed, wanted, fromMs)) {
    if ('fixture' in one) known.add(one.fixture.eventId);
    else if (++count > options.messages) return;
    yield one;
  }
  for (let afterMs = fromMs; ; afterMs += windowMs) {
    const open = openEvents(feed, afterMs, afterMs + windowMs).filter((event) =>
      wanted.has(event.competition.sport),
    );
    for (const due of dueBetween(feed, () => open, afterMs, afterMs + windowMs)) {
      const message = messageOf(feed, due);
      if (!message) continue;
      const atMs = due.moments[due.at]?.atMs ?? afterMs;
      if (message.type === 'fixture_change' || !known.has(due.event.id)) {
        known.add(due.event.id);
        yield { fixture: fixtureAt(feed, due.event, atMs), atMs };
      }
      if (++count > options.messages) return;
      yield { message, atMs };
    }
  }
}

/** How what is open stands as the day begins. */
function* standingAt(feed: Feed, sports: ReadonlySet<Sport>, atMs: number): Generator<Recorded> {
  for (const event of openEvents(feed, atMs, atMs)) {
    if (!sports.has(event.competition.sport)) continue;
    yield { fixture: fixtureAt(feed, event, atMs), atMs };
    for (const producer of ['pre', 'live'] as const) {
      const messages = recoverEvent(feed, event, { producer, afterMs: 0, nowMs: atMs });
      for (const message of messages) yield { message, atMs };
    }
  }
}

/** The same messages as they come by a bad line, none of them lost. */
export function* disturb(
  recorded: Iterable<Recorded>,
  seed: number,
  level: MischiefLevel,
): Generator<Recorded> {
  const mischief = createMischief(seed, level, { canLose: false });
  const late: { dueMs: number; message: FeedMessage }[] = [];
  for (const one of recorded) {
    late.sort((a, b) => a.dueMs - b.dueMs);
    while (late[0] && late[0].dueMs <= one.atMs) {
      const { dueMs, message } = late.shift() ?? late[0];
      yield { message, atMs: dueMs };
    }
    if ('fixture' in one) yield one;
    else {
      for (const { dueMs, message } of mischief.deliver(one.message, one.atMs)) {
        if (dueMs <= one.atMs) yield { message, atMs: dueMs };
        else late.push({ dueMs, message });
      }
    }
  }
  for (const { dueMs, message } of late.toSorted((a, b) => a.dueMs - b.dueMs)) {
    yield { message, atMs: dueMs };
  }
}
