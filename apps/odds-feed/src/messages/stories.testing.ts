/** Whole stories of events, for tests. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { competitions } from '#odds-feed/world/competitions/competitions.ts';
import { firstSlotFrom } from '#odds-feed/world/slots.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { createFeed, type Feed, momentsUntil } from './feed.ts';
import type { EventMessage } from './fold.ts';

export const dayMs = Date.UTC(2026, 10, 27);
const hourMs = 3_600_000;

/** Few markets, so that a story costs little. */
export const smallFeed = (seed = 1): Feed => createFeed({ seed, speed: 6, marketsAnEvent: 14 });

/** Everything that is told of an event, first to last. */
export function storyOf(feed: Feed, event: PlannedEvent): EventMessage[] {
  const moments = momentsUntil(feed, event, Number.POSITIVE_INFINITY);
  return moments.flatMap((_, at) => (feed.maker.make(event, moments, at) as EventMessage) ?? []);
}

/** Events of a sport from the start of a day on. */
export const eventsOfSport = (feed: Feed, sport: Sport, count: number): PlannedEvent[] =>
  feed.world
    .eventsStarting(dayMs, dayMs + 48 * hourMs, dayMs + 48 * hourMs)
    .filter(({ competition }) => competition.sport === sport)
    .slice(0, count);

/** The first event of a sport with such a fate. */
export function eventOfFate(
  feed: Feed,
  sport: Sport,
  is: (fate: ReturnType<Feed['scripts']['fateOf']>) => boolean,
): PlannedEvent {
  for (const competition of competitions.filter((one) => one.sport === sport)) {
    const slot = firstSlotFrom(competition.program, dayMs);
    for (let season = 0; season < 6; season++) {
      const from = slot - season * 100;
      const events = feed.world.seasonEvents(competition, Math.max(0, from), dayMs);
      const found = events.find((event) => is(feed.scripts.fateOf(event)));
      if (found) return found;
    }
  }
  throw new Error(`no ${sport} of such a fate`);
}
