/** The events control calls made. They are in memory alone and gone with the program. */
import type { FeedMessage, Producer } from '@bahati/contract/odds-feed/feed.ts';
import { beginningMs } from '#odds-feed/world/slots.ts';
import { type ScriptedEvent, tellAgain } from './scripted-event.ts';

/** The oldest goes when there are more. */
const mostEvents = 500;

export type Script = {
  add(event: ScriptedEvent): void;
  get(eventId: string): ScriptedEvent | undefined;
  all(): Iterable<ScriptedEvent>;
  /** An id no event of the world has. */
  newId(nowMs: number): string;
  /** What a recovery brings of them: what stands, where something was told after the time. */
  recover(producer: Producer, afterVersion: number, nowMs: number, eventId?: string): FeedMessage[];
};

export function createScript(): Script {
  const events = new Map<string, ScriptedEvent>();
  let made = 0;
  return {
    add(event) {
      events.set(event.fixture.eventId, event);
      for (const oldest of events.keys()) {
        if (events.size <= mostEvents) break;
        events.delete(oldest);
      }
    },
    get: (eventId) => events.get(eventId),
    all: () => events.values(),
    newId: (nowMs) => `9${nowMs - beginningMs}${String(made++ % 1_000).padStart(3, '0')}`,
    recover: (producer, afterVersion, nowMs, eventId) =>
      [...events.values()]
        .filter((event) => eventId === undefined || event.fixture.eventId === eventId)
        .filter((event) => event.version > afterVersion)
        .flatMap((event) => tellAgain(event, producer, nowMs)),
  };
}
