/** The terms of each way: a share of the odds for so many places. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';

const terms: Partial<Record<Sport, NonNullable<Fixture['eachWay']>>> = {
  athletics: { over: 1, under: 5, places: 3 },
  motor_sport: { over: 1, under: 4, places: 3 },
};

export const eachWayOf = (sport: Sport): Fixture['eachWay'] => terms[sport] ?? null;
