/**
 * Topics of events and their readers. Changes are gathered to at most five messages a second a
 * topic, but that bets ended is told in the same tick. Each message is made once for all readers.
 */
import type { BookLiveMessage, BookTopic } from '@bahati/contract/sportsbook/live.ts';
import type { HeldChange } from '#sportsbook/offer/held-events.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { newsOf, nothingTold, type ToldEvent, wholeOf } from './told-event.ts';

const gatherMs = 200;

export type LiveReader = { write: (bytes: Buffer) => void; close: () => void };

export type EventTopics = {
  /** Tells how the event stands, and from then on what changes. */
  join: (name: BookTopic, reader: LiveReader) => void;
  leave: (name: BookTopic, reader: LiveReader) => void;
  stop: () => void;
};

type Topic = {
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

export const bytesOf = (messages: readonly BookLiveMessage[]): Buffer =>
  messages.length === 0
    ? noBytes
    : Buffer.from(messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(''));

export function createEventTopics({ events, show }: Pick<BookOffer, 'events' | 'show'>) {
  const topics = new Map<BookTopic, Topic>();

  const tellNews = (topic: Topic) => {
    clearTimeout(topic.timer);
    topic.timer = undefined;
    const change = topic.waiting;
    const event = events.get(topic.eventId);
    topic.waiting = undefined;
    if (!change || !event) return;
    const bytes = bytesOf(newsOf(show, topic.told, event, change));
    if (bytes.length === 0) return;
    topic.lastAt = performance.now();
    for (const reader of topic.readers) reader.write(bytes);
  };

  events.onChange((change) => {
    for (const kind of ['event', 'row'] as const) {
      const topic = topics.get(`${kind}:${change.event.id}`);
      if (!topic) continue;
      topic.waiting = merged(topic.waiting, change);
      const waitMs = change.isUrgent ? 0 : topic.lastAt + gatherMs - performance.now();
      if (waitMs <= 0) tellNews(topic);
      else topic.timer ??= setTimeout(() => tellNews(topic), waitMs);
    }
  });

  const topicOf = (name: BookTopic): Topic => {
    const known = topics.get(name);
    if (known) return known;
    const eventId = name.slice(name.indexOf(':') + 1);
    const topic = openTopic(name, eventId);
    topics.set(name, topic);
    const event = events.get(eventId);
    // From here on only what differs is news.
    if (event) newsOf(show, topic.told, event, { markets: 'all', isOfEvent: true });
    return topic;
  };

  return {
    join(name, reader) {
      const topic = topicOf(name);
      topic.readers.add(reader);
      const event = events.get(topic.eventId);
      if (!event) return;
      if (topic.whole?.revision !== event.revision) {
        const bytes = bytesOf(wholeOf(show, topic.told, event));
        topic.whole = { revision: event.revision, bytes };
      }
      reader.write(topic.whole.bytes);
    },
    leave(name, reader) {
      const topic = topics.get(name);
      topic?.readers.delete(reader);
      if (!topic || topic.readers.size > 0) return;
      clearTimeout(topic.timer);
      topics.delete(name);
    },
    stop() {
      for (const { timer } of topics.values()) clearTimeout(timer);
      topics.clear();
    },
  } satisfies EventTopics;
}

const openTopic = (name: BookTopic, eventId: string): Topic => ({
  eventId,
  readers: new Set(),
  told: nothingTold(name),
  whole: undefined,
  waiting: undefined,
  lastAt: 0,
  timer: undefined,
});

function merged(waiting: Topic['waiting'], { markets, isOfEvent }: HeldChange): Topic['waiting'] {
  const before = waiting?.markets ?? new Set<string>();
  return {
    markets: markets === 'all' || before === 'all' ? 'all' : before.union(markets),
    isOfEvent: isOfEvent || (waiting?.isOfEvent ?? false),
  };
}
