/** Who hears what moves: topics of events, and which events begin and end. */
import type { BookTopic } from '@bahati/contract/sportsbook/live.ts';
import { type HeldChange, stateOf } from '#sportsbook/offer/held-events.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { bytesOf, createEventTopics, type LiveReader } from './event-topics.ts';

export type LiveHub = {
  /** Tells how things stand, and from then on what changes. Answers how to leave. */
  join: (topics: readonly BookTopic[], reader: LiveReader) => () => void;
  count: () => number;
  /** Ends every reader's connection. */
  close: () => void;
};

export function createLiveHub(offer: Pick<BookOffer, 'events' | 'show'>): LiveHub {
  const { events } = offer;
  const topics = createEventTopics(offer);
  const readers = new Set<LiveReader>();
  const liveReaders = new Set<LiveReader>();
  const inPlay = new Set<string>();

  const noteState = ({ event }: HeldChange) => {
    const state = stateOf(event);
    if (!event.fixture || (state === 'live') === inPlay.has(event.id)) return;
    if (state === 'live') inPlay.add(event.id);
    else inPlay.delete(event.id);
    const bytes = bytesOf([{ type: 'live_list', eventId: event.id, state }]);
    for (const reader of liveReaders) reader.write(bytes);
  };
  for (const event of events.all()) {
    if (event.fixture && stateOf(event) === 'live') inPlay.add(event.id);
  }
  events.onChange((change) => {
    if (change.isOfEvent) noteState(change);
  });

  return {
    join(names, reader) {
      readers.add(reader);
      for (const name of names) {
        if (name !== 'live') topics.join(name, reader);
        else {
          liveReaders.add(reader);
          const now = Array.from(inPlay, (eventId) => ({ eventId, state: 'live' as const }));
          reader.write(bytesOf(now.map((told) => ({ type: 'live_list', ...told }))));
        }
      }
      return () => {
        readers.delete(reader);
        liveReaders.delete(reader);
        for (const name of names) topics.leave(name, reader);
      };
    },
    count: () => readers.size,
    close() {
      for (const reader of Array.from(readers)) reader.close();
      topics.stop();
    },
  };
}
