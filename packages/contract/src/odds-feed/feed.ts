/**
 * The vocabulary books and feeds share: fixtures, odds changes, bet stop, settlement, cancel, both
 * taken back, producers alive, recovery after a gap (after the public documents of the Unified Odds
 * Feed). A message says how things stand, not what changed since another message: of what concerns
 * one market of one event the highest `version` holds, in whatever order messages arrive.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, instant } from '@bahati/contract/wire.ts';

/** `pre`: before the start; `live`: in play. Each is alive, silent and recovered on its own. */
export const producer = z.enum(['pre', 'live']);
export type Producer = z.output<typeof producer>;

/** Whose word something is: of a producer, or the book's own on events it plays itself. */
export type Speaker = Producer | 'virtual';

/**
 * Counts on by one with every message of a producer on a connection: a hole is a message that was
 * lost or is late. Absent: the feed does not count.
 */
const sequence = z.number().int().min(1).optional();

/** A producer tells that it is alive this often, and is down after so long a silence. */
export const aliveEveryMs = 2_000;
export const silentAfterMs = 6_000;

const marketKey = z.string().max(60);
const outcomeKey = z.string().regex(/^[a-z0-9_:+-]{1,40}$/);
const side = z.enum(['home', 'away']);
const score = z.tuple([z.number().int(), z.number().int()]);

export const eventState = z.enum([
  'upcoming',
  'live',
  'ended',
  'postponed',
  'abandoned',
  'cancelled',
]);
export type EventState = z.output<typeof eventState>;

export const incident = z.object({
  /** Unique within the event and rising. */
  number: z.number().int(),
  /** Seconds of the event's clock; null: the sport has none. */
  clock: z.number().int().nullable(),
  part: z.number().int(),
  /** goal, point, card_yellow, card_red, corner, shot, attack, part_start, part_end, wicket, kill … */
  kind: z.string().max(30),
  side: side.nullable(),
  /** Where, in hundredths of the pitch from the home side's goal line and left. */
  place: z.tuple([z.number().int().min(0).max(100), z.number().int().min(0).max(100)]).optional(),
  score: score.optional(),
});
export type Incident = z.output<typeof incident>;

/** How an event in play stands. */
export const eventStatus = z.object({
  state: eventState,
  part: z.number().int(),
  clock: z.number().int().nullable(),
  isClockRunning: z.boolean(),
  score: score.nullable(),
  /** Of each part so far. */
  parts: z.array(score).max(60),
  /** Who serves, throws or bats; null: nobody. */
  turn: side.nullable(),
  /** Points within the running game, leg or set; null: none. */
  points: z.tuple([z.string().max(6), z.string().max(6)]).nullable(),
  /** By name, of both sides: shots, corners, cards, possession … */
  statistics: z.record(z.string().max(30), score),
  /** What tells its story whole, and of attacks and the like the last ones. */
  incidents: z.array(incident).max(90),
});
export type EventStatus = z.output<typeof eventStatus>;

/** Chances in millionths; what is left of a million is the loss. */
const feedOutcome = z.object({
  outcome: outcomeKey,
  win: z.number().int().min(0).max(1_000_000),
  halfWin: z.number().int().min(0).optional(),
  push: z.number().int().min(0).optional(),
  halfLoss: z.number().int().min(0).optional(),
  isActive: z.boolean(),
});

export const feedMarket = z.object({
  market: marketKey,
  state: z.enum(['active', 'suspended', 'closed']),
  outcomes: z.array(feedOutcome).max(60),
});
export type FeedMarket = z.output<typeof feedMarket>;

const of = {
  eventId: id,
  /** Rising within the event, over all kinds of messages. */
  version: z.number().int().min(1),
  at: instant,
  producer,
  sequence,
  /** Present in what a recovery brings. */
  requestId: z.string().max(40).optional(),
};

const legResult = z.object({
  outcome: outcomeKey,
  result: z.enum(['won', 'half_won', 'push', 'half_lost', 'lost', 'void']),
  deadHeat: z.object({ places: z.number().int(), tied: z.number().int() }).optional(),
  /** Of a race: the place somebody finished at, 0 for nowhere, and how many share it, himself too. */
  finish: z.object({ place: z.number().int().min(0), tied: z.number().int().min(1) }).optional(),
});

export const settledMarkets = z
  .array(z.object({ market: marketKey, outcomes: z.array(legResult).max(60) }))
  .max(200);

export const cancelReason = z.enum(['postponed', 'abandoned', 'cancelled', 'wrong_odds', 'error']);

export const feedMessage = z.discriminatedUnion('type', [
  /** Something of the fixture changed: it is to be read anew. */
  z.object({ type: z.literal('fixture_change'), ...of }),
  z.object({
    type: z.literal('odds_change'),
    ...of,
    status: eventStatus.optional(),
    markets: z.array(feedMarket).max(200),
  }),
  /** No bet from now on; markets come back by an odds change of a higher version. */
  z.object({ type: z.literal('bet_stop'), ...of, status: eventStatus.optional() }),
  z.object({
    type: z.literal('bet_settlement'),
    ...of,
    /** 1: seen live; 2: confirmed. */
    certainty: z.union([z.literal(1), z.literal(2)]),
    markets: settledMarkets,
  }),
  z.object({
    type: z.literal('rollback_bet_settlement'),
    ...of,
    markets: z.array(marketKey).max(200),
  }),
  /** Bets placed within the time do not count; absent bounds are open. */
  z.object({
    type: z.literal('bet_cancel'),
    ...of,
    markets: z.array(marketKey).max(200),
    from: instant.optional(),
    until: instant.optional(),
    reason: cancelReason,
  }),
  z.object({ type: z.literal('rollback_bet_cancel'), ...of, markets: z.array(marketKey).max(200) }),
  z.object({ type: z.literal('alive'), producer, at: instant, sequence }),
  /** Everything a recovery asked for has been sent. */
  z.object({
    type: z.literal('snapshot_complete'),
    producer,
    at: instant,
    requestId: z.string(),
    sequence,
  }),
]);
export type FeedMessage = z.output<typeof feedMessage>;

const participant = z.object({
  id,
  name: z.string().max(60),
  shortName: z.string().max(20),
  /** Two colours of its shirt: "#0a5c36". */
  colours: z.tuple([z.string().max(9), z.string().max(9)]),
});
export type Participant = z.output<typeof participant>;

export const fixture = z.object({
  eventId: id,
  version: z.number().int(),
  sport: z.string().max(20),
  /** Two letters, or INT. */
  country: z.string().max(3),
  competition: z.object({ id, name: z.string().max(60) }),
  season: z.string().max(20),
  round: z.string().max(40).nullable(),
  /** An outright has many and no sides; else the home side and the away side. */
  isOutright: z.boolean(),
  name: z.string().max(80).nullable(),
  participants: z.array(participant).max(60),
  startsAt: instant,
  state: eventState,
  /** Each way, where it is offered. */
  eachWay: z
    .object({ over: z.number().int(), under: z.number().int(), places: z.number().int() })
    .nullable(),
});
export type Fixture = z.output<typeof fixture>;

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
  /** The last five, newest last: W, D, L. */
  form: z.string().max(5),
});

const playedEvent = z.object({
  eventId: id,
  startsAt: instant,
  home: z.string(),
  away: z.string(),
  score,
});

export const feedCalls = defineCalls({
  'GET /feed/v1/fixtures': {
    summary: 'Fixtures that start within the time, by start and id',
    audience: 'provider',
    query: z.object({ from: instant, until: instant, cursor }),
    value: z.object({ fixtures: z.array(fixture).max(200), nextCursor: z.string().nullable() }),
    refusals: {},
  },
  'GET /feed/v1/fixtures/:eventId': {
    summary: 'One fixture as it stands',
    audience: 'provider',
    params: z.object({ eventId: id }),
    value: fixture,
    refusals: {},
  },
  'GET /feed/v1/competitions/:competitionId/table': {
    summary: 'The table of the running season',
    audience: 'provider',
    params: z.object({ competitionId: id }),
    value: z.object({ rows: z.array(tableRow).max(60) }),
    refusals: {},
  },
  'GET /feed/v1/fixtures/:eventId/statistics': {
    summary: 'Form of both sides and their last meetings',
    audience: 'provider',
    params: z.object({ eventId: id }),
    value: z.object({
      home: z.array(playedEvent).max(10),
      away: z.array(playedEvent).max(10),
      meetings: z.array(playedEvent).max(10),
    }),
    refusals: {},
  },
  'POST /feed/v1/recovery': {
    summary: 'Send anew, on the stream, how everything of a producer stands, changed since a time',
    audience: 'provider',
    body: z.strictObject({
      producer,
      requestId: z.string().regex(/^[\w-]{1,40}$/),
      /** At most three days back. Absent: everything that is open or ended within an hour. */
      after: instant.optional(),
      /** Of one event alone. */
      eventId: id.optional(),
    }),
    value: z.object({ isAccepted: z.literal(true) }),
    refusals: {},
  },
  'POST /feed/v1/combination': {
    summary: 'The chance that several selections of one event all win, from the event’s own model',
    audience: 'provider',
    body: z.strictObject({
      eventId: id,
      selections: z
        .array(z.strictObject({ market: marketKey, outcome: outcomeKey }))
        .min(2)
        .max(8),
    }),
    /** In millionths; 0: they cannot all win. `version`: of the event, as it was priced. */
    value: z.object({ chance: z.number().int(), version: z.number().int() }),
    refusals: { combination_not_priced: 409 },
  },
});

/** The stream of messages: an answer that does not end, a JSON message a line, by the bearer key. */
export const feedStreamPath = '/feed/v1/stream';

export type TableRow = z.output<typeof tableRow>;
export type PlayedEvent = z.output<typeof playedEvent>;
