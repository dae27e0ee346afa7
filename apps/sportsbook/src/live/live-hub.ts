/**
 * Who hears what moves. Each message is made once for everybody on its topic; changes of an event
 * are gathered to at most five messages a second, but that bets ended is told in the same tick.
 */
import type { BookLiveMessage, BookTopic } from '@bahati/contract/sportsbook/live.ts';
import { type HeldChange, stateOf } from '#sportsbook/offer/held-events.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { createToldEvent, type ToldEvent } from './told-event.ts';

const gatherMs = 200;

export type LiveReader = { write: (bytes: Buffer) => void; close: () => void };

export type LiveHub = {
  /** Tells how things stand, and from then on what changes. Answers how to leave. */
  join: (topics: readonly BookTopic[], reader: LiveReader) => () => void;
  count: () => number;
  close: () => void;
};

type Topic = {
  name: BookTopic;
  eventId: string;
  readers: Set<LiveReader>;
  told: ToldEvent;
  /** Everything, as of a revision of the event. */
  whole: { revision: number; bytes: Buffer } | undefined;
  waiting: { markets: 'all' | Set<string>; isOfEvent: boolean } | undefined;
  lastAt: number;
  timer: NodeJS.Timeout | undefined;
};

const noBytes = Buffer.alloc(0);

const bytesOf = (messages: readonly BookLiveMessage[]): Buffer =>
  messages.length === 0
    ? noBytes
    : Buffer.from(messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(''));

export function createLiveHub({ events, show }: BookOffer): LiveHub {
  const topics = new Map<BookTopic, Topic>();
  const readers = new Set<LiveReader>();
  const liveReaders = new Set<LiveReader>();
  const inPlay = new Set<string>();

  const tellNews = (topic: Topic) => {
    clearTimeout(topic.timer);
    topic.timer = undefined;
    const change = topic.waiting;
    const event = events.get(topic.eventId);
    topic.waiting = undefined;
    if (!change || !event) return;
    const bytes = bytesOf(topic.told.news(event, change));
    if (bytes.length === 0) return;
    topic.lastAt = performance.now();
    for (const reader of topic.readers) reader.write(bytes);
  };

  const note = (topic: Topic, { markets, isOfEvent, isUrgent }: HeldChange) => {
    topic.waiting = merged(topic.waiting, markets, isOfEvent);
    const waitMs = isUrgent ? 0 : topic.lastAt + gatherMs - performance.now();
    if (waitMs <= 0) tellNews(topic);
    else topic.timer ??= setTimeout(() => tellNews(topic), waitMs);
  };

  const noteState = ({ event }: HeldChange) => {
    const state = stateOf(event);
    if (!event.fixture || (state === 'live') === inPlay.has(event.id)) return;
    if (state === 'live') inPlay.add(event.id);
    else inPlay.delete(event.id);
    const bytes = bytesOf([{ type: 'live_list', eventId: event.id, state }]);
    for (const reader of liveReaders) reader.write(bytes);
  };

  events.onChange((change) => {
    if (change.isOfEvent) noteState(change);
    const { id } = change.event;
    for (const name of [`event:${id}`, `row:${id}`] as const) {
      const topic = topics.get(name);
      if (topic) note(topic, change);
    }
  });

  const topicOf = (name: BookTopic): Topic => {
    const known = topics.get(name);
    if (known) return known;
    const topic: Topic = {
      name,
      eventId: name.slice(name.indexOf(':') + 1),
      readers: new Set(),
      told: createToldEvent(show, name),
      whole: undefined,
      waiting: undefined,
      lastAt: 0,
      timer: undefined,
    };
    topics.set(name, topic);
    const event = events.get(topic.eventId);
    // From here on only what differs is news.
    if (event) topic.told.news(event, { markets: 'all', isOfEvent: true });
    return topic;
  };

  const wholeOf = (topic: Topic): Buffer => {
    const event = events.get(topic.eventId);
    if (!event) return noBytes;
    if (topic.whole?.revision !== event.revision) {
      topic.whole = { revision: event.revision, bytes: bytesOf(topic.told.whole(event)) };
    }
    return topic.whole.bytes;
  };

  const leave = (names: readonly BookTopic[], reader: LiveReader) => {
    readers.delete(reader);
    liveReaders.delete(reader);
    for (const name of names) {
      const topic = topics.get(name);
      topic?.readers.delete(reader);
      if (!topic || topic.readers.size > 0) continue;
      clearTimeout(topic.timer);
      topics.delete(name);
    }
  };

  const inPlayNow = (): BookLiveMessage[] =>
    [...events.all()]
      .filter((event) => event.fixture && stateOf(event) === 'live')
      .map(({ id }) => ({ type: 'live_list', eventId: id, state: 'live' }));

  return {
    join(names, reader) {
      readers.add(reader);
      for (const name of names) {
        if (name === 'live') {
          liveReaders.add(reader);
          reader.write(bytesOf(inPlayNow()));
          continue;
        }
        const topic = topicOf(name);
        topic.readers.add(reader);
        reader.write(wholeOf(topic));
      }
      return () => leave(names, reader);
    },
    count: () => readers.size,
    close() {
      for (const reader of [...readers]) reader.close();
      for (const { timer } of topics.values()) clearTimeout(timer);
    },
  };
}

function merged(
  waiting: Topic['waiting'],
  markets: HeldChange['markets'],
  isOfEvent: boolean,
): Topic['waiting'] {
  const before = waiting?.markets ?? new Set<string>();
  return {
    markets: markets === 'all' || before === 'all' ? 'all' : new Set([...before, ...markets]),
    isOfEvent: isOfEvent || (waiting?.isOfEvent ?? false),
  };
}
