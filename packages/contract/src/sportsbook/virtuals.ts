/** Virtual leagues: match days every three minutes, drawn from a seed that was committed before. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, instant } from '@bahati/contract/wire.ts';
import { eventRow } from './offer.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const score = z.tuple([z.number().int(), z.number().int()]);

const day = z.object({
  id,
  season: z.number().int(),
  /** Within the season, counted from 1. */
  day: z.number().int(),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['open', 'playing', 'over']),
  serverSeedHash: hash,
});

const tableRow = z.object({
  name: z.string(),
  shortName: z.string(),
  colours: z.tuple([z.string(), z.string()]),
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  scored: z.number().int(),
  conceded: z.number().int(),
  points: z.number().int(),
  form: z.string(),
});

const goal = z.object({ minute: z.number().int(), side: z.enum(['home', 'away']) });

const playedMatch = z.object({
  eventId: id,
  home: z.string(),
  away: z.string(),
  halfTime: score,
  score,
});

export const virtualCalls = defineCalls({
  'GET /book/v1/virtuals': {
    summary: 'Virtual leagues: the day in play, the next ones with their odds, and the table',
    audience: 'anyone',
    value: z.object({
      /** The book’s clock: countdowns are counted from it. */
      now: instant,
      leagues: z
        .array(
          z.object({
            league: z.string(),
            name: z.string(),
            country: z.string(),
            days: z.array(day.extend({ events: z.array(eventRow).max(10) })).max(3),
            table: z.array(tableRow).max(20),
          }),
        )
        .max(6),
    }),
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/virtuals/:league/results': {
    summary: 'Match days that are over, newest first',
    audience: 'anyone',
    params: z.object({ league: z.string().regex(/^[a-z]{2,20}$/) }),
    query: z.object({ cursor }),
    value: z.object({
      items: z.array(day.extend({ matches: z.array(playedMatch).max(10) })).max(10),
      nextCursor: z.string().nullable(),
    }),
    refusals: {},
    perMinute: 60,
  },
  'GET /book/v1/virtuals/days/:dayId/proof': {
    summary: 'What a match day was drawn from; the seed once it is over',
    audience: 'anyone',
    params: z.object({ dayId: id }),
    value: z.object({
      serverSeedHash: hash,
      serverSeed: hash.nullable(),
      clientSeed: z.string(),
      /** Of which the seed is one, shown from the first day on; null of days from before. */
      chain: z
        .object({
          /** The hash before that of its first day. */
          terminatingHash: hash,
          salt: z.string(),
          days: z.number().int(),
          /** Of this day, counted from 1: so many hashes lead from its seed to the first. */
          place: z.number().int(),
        })
        .nullable(),
      matches: z
        .array(
          z.object({
            nonce: z.number().int(),
            home: z.string(),
            away: z.string(),
            rates: z.object({ home: z.number().int(), away: z.number().int() }),
            /** Empty until the day is over. */
            goals: z.array(goal).max(90),
          }),
        )
        .max(10),
    }),
    refusals: {},
    perMinute: 60,
  },
});
