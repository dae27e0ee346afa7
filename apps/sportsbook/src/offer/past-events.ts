/** Events that are over for longer than they are held, read from the tables for who asks for one. */
import type { Database } from '@bahati/server-kit/database.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { createHeldEvents, type HeldEvent } from './held-events.ts';
import { loadEvents } from './load-events.ts';

const mostKept = 300;
const keptMs = 60_000;

/** Undefined: there never was such an event. */
export type FindPast = (eventId: string) => Promise<HeldEvent | undefined>;

export function createPastEvents(database: Database): FindPast {
  const kept = createBoundedCache<HeldEvent | undefined>({ most: mostKept, keptMs });
  return (eventId) =>
    kept(eventId, async () => {
      const events = createHeldEvents();
      await loadEvents(database, events, [eventId]);
      return events.get(eventId);
    });
}
