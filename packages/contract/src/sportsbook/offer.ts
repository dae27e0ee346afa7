/** What the book offers: sports, events, markets and their odds. Nobody needs to be logged in. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, instant, pageSize, timeOfDay } from '@bahati/contract/wire.ts';

export const sportCode = z.string().regex(/^[a-z0-9_]{2,20}$/);
/** Two letters, or INT. */
export const bookCountry = z.string().regex(/^[A-Z]{2,3}$/);
/** `code:part:line`, see book-rules/market-key.ts. */
export const marketKey = z.string().regex(/^[a-z0-9_]{1,40}:\d{1,2}:(-?\d{1,4}(\.\d{1,2})?)?$/);
export const outcomeKey = z.string().regex(/^[a-z0-9_:+-]{1,40}$/);
/** Decimal odds in thousandths: 1950 is 1.95. */
export const odds = z.number().int().min(1_000).max(1_000_000);
const score = z.tuple([z.number().int(), z.number().int()]);

export const bookEventState = z.enum([
  'upcoming',
  'live',
  'ended',
  'postponed',
  'abandoned',
  'cancelled',
]);

const offeredOutcome = z.object({
  outcome: outcomeKey,
  odds,
  /** False: shown, but no bet is taken on it now. */
  isOpen: z.boolean(),
  /** What it was before a boost. */
  unboosted: odds.optional(),
});

export const offeredMarket = z.object({
  market: marketKey,
  /** A tab of the event's page: main, goals, handicap, halves, teams, score, parts, specials. */
  group: z.string().max(20),
  state: z.enum(['open', 'suspended', 'closed']),
  outcomes: z.array(offeredOutcome).max(60),
});
export type OfferedMarket = z.output<typeof offeredMarket>;

const side = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  colours: z.tuple([z.string(), z.string()]),
});
export type BookSide = z.output<typeof side>;

const inPlay = z.object({
  part: z.number().int(),
  /** Seconds of the event's clock as of `at`; null: the sport has none. */
  clock: z.number().int().nullable(),
  isClockRunning: z.boolean(),
  at: instant,
  score: score.nullable(),
  parts: z.array(score),
  turn: z.enum(['home', 'away']).nullable(),
  points: z.tuple([z.string(), z.string()]).nullable(),
});
export type InPlay = z.output<typeof inPlay>;

export const offeredEvent = z.object({
  id,
  /** Rising; an event as told later has the higher one. */
  version: z.number().int(),
  sport: sportCode,
  country: bookCountry,
  competition: z.object({ id, name: z.string() }),
  round: z.string().nullable(),
  isOutright: z.boolean(),
  /** Of an outright. */
  name: z.string().nullable(),
  /** Home and away; of an outright everybody who takes part, by `outcome` `p<id>`. */
  participants: z.array(side),
  startsAt: instant,
  state: bookEventState,
  inPlay: inPlay.nullable(),
  /** Bets are taken on nothing of it now. */
  isSuspended: z.boolean(),
  /** How many open markets there are. */
  marketCount: z.number().int(),
  isInPlayPlanned: z.boolean(),
  eachWay: z
    .object({ over: z.number().int(), under: z.number().int(), places: z.number().int() })
    .nullable(),
});
export type OfferedEvent = z.output<typeof offeredEvent>;

/** A row of a list: the event and the market its columns show. */
export const eventRow = offeredEvent.extend({ markets: z.array(offeredMarket).max(4) });
export type EventRow = z.output<typeof eventRow>;

const incident = z.object({
  number: z.number().int(),
  clock: z.number().int().nullable(),
  part: z.number().int(),
  kind: z.string(),
  side: z.enum(['home', 'away']).nullable(),
  place: z.tuple([z.number(), z.number()]).optional(),
  score: score.optional(),
});
export type BookIncident = z.output<typeof incident>;

const competitionCount = z.object({
  id,
  name: z.string(),
  country: bookCountry,
  events: z.number().int(),
  live: z.number().int(),
});

const tableRow = z.object({
  participantId: id,
  name: z.string(),
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  scored: z.number().int(),
  conceded: z.number().int(),
  points: z.number().int(),
  form: z.string(),
});

const playedEvent = z.object({ startsAt: instant, home: z.string(), away: z.string(), score });

/** Which events: in play, within three hours, of the brand's day, or all. */
export const eventsWhen = z.enum(['live', 'soon', 'today', 'tomorrow', 'all']);

export const offerCalls = defineCalls({
  'GET /book/v1/sports': {
    summary: 'Sports with how many events each has, and its competitions by country',
    audience: 'anyone',
    query: z.object({ category: z.enum(['SPORTS', 'ESPORTS']).optional() }),
    value: z.object({
      sports: z.array(
        z.object({
          sport: sportCode,
          category: z.enum(['SPORTS', 'ESPORTS']),
          events: z.number().int(),
          live: z.number().int(),
          competitions: z.array(competitionCount).max(100),
        }),
      ),
    }),
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/events': {
    summary: 'Events by start, each with its main markets',
    audience: 'anyone',
    query: z.object({
      category: z.enum(['SPORTS', 'ESPORTS']).optional(),
      sport: sportCode.optional(),
      country: bookCountry.optional(),
      competitionId: id.optional(),
      when: eventsWhen.default('all'),
      /** `popular`: by how much is bet on them; else by start. */
      sort: z.enum(['start', 'popular']).default('start'),
      /** The market of the columns, by its code; absent: the sport's main one. */
      market: z.string().max(40).optional(),
      /** Only these: a member's favourites. */
      ids: z.string().max(400).optional(),
      cursor,
      pageSize,
    }),
    value: z.object({ items: z.array(eventRow), nextCursor: z.string().nullable() }),
    refusals: {},
    perMinute: 240,
  },
  'GET /book/v1/events/:eventId': {
    summary: 'An event with every market, its statistics and what happened in it',
    audience: 'anyone',
    params: z.object({ eventId: id }),
    value: z.object({
      event: offeredEvent,
      markets: z.array(offeredMarket).max(250),
      statistics: z.record(z.string(), score),
      incidents: z.array(incident).max(90),
      /** How markets ended, of those that have: market key → outcome → result. */
      results: z.record(z.string(), z.record(z.string(), z.string())),
      /** Can several of its selections be put together as one bet? */
      hasBuilder: z.boolean(),
    }),
    refusals: {},
    perMinute: 240,
  },
  'GET /book/v1/events/:eventId/statistics': {
    summary: 'Form of both sides and their last meetings',
    audience: 'anyone',
    params: z.object({ eventId: id }),
    value: z.object({
      home: z.array(playedEvent).max(10),
      away: z.array(playedEvent).max(10),
      meetings: z.array(playedEvent).max(10),
      table: z.array(tableRow).max(60),
    }),
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/search': {
    summary: 'Teams, competitions and events by name, with slips of the finger',
    audience: 'anyone',
    query: z.object({ text: z.string().min(2).max(40) }),
    value: z.object({
      competitions: z.array(competitionCount.extend({ sport: sportCode })).max(8),
      events: z.array(eventRow).max(20),
    }),
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/rules': {
    summary: 'The book’s terms in force: bounds, bonus on multiples, delays, rules of sports',
    audience: 'anyone',
    value: z.object({
      currency: z.string(),
      leastStake: z.string(),
      mostStake: z.string(),
      mostPayout: z.string(),
      mostLegs: z.number().int(),
      liveDelaySeconds: z.number().int(),
      quickStakes: z.array(z.string()).max(8),
      /** Percent of the winnings of a won multiple, by its number of legs, in basis points. */
      multipleBonus: z.array(
        z.object({ legs: z.number().int(), basisPoints: z.number().int(), leastOdds: odds }),
      ),
      /** Withheld of winnings, in basis points; 0: nothing. */
      /** The share of a market's money that the book keeps on average, in basis points, by sport. */
      margins: z.record(z.string(), z.number().int()),
      opensAt: timeOfDay.nullable(),
    }),
    refusals: {},
    perMinute: 60,
  },
});
