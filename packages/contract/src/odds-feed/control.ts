/**
 * Calls that drive the feed by hand, for journeys, demos and drills: events that go as they are
 * told, producers that fall silent, mischief. They are not there in production, and what they make
 * is in memory alone.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id, instant } from '@bahati/contract/wire.ts';
import {
  cancelReason,
  eventStatus,
  feedMarket,
  fixture,
  producer,
  settledMarkets,
} from './feed.ts';

const params = z.object({ eventId: id });
const name = z.string().min(1).max(60);
const marketTexts = z.array(z.string().max(60)).min(1).max(200);
const pair = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

/** What was told, by its version. */
const told = z.object({ version: z.number().int() });
const refusals = {
  /** The event is not one of these calls. */
  not_scripted: 404,
} as const;

const ofEvent = { audience: 'provider', params, value: told, refusals } as const;

export const controlCalls = defineCalls({
  'POST /control/v1/events': {
    summary: 'Make a fixture; with strengths its markets are priced by the model of its sport',
    audience: 'provider',
    body: z.strictObject({
      /** A code of book-rules/sports.ts. */
      sport: z.string().max(20),
      /** Home and away; of an outright everybody. */
      participants: z.array(name).min(2).max(40),
      competition: z.strictObject({ id, name }).optional(),
      country: z.string().max(3).default('KE'),
      name: z.string().max(80).optional(),
      /** Else in an hour. */
      startsAt: instant.optional(),
      /** As book-rules/models/model.ts has them for the sport. */
      strengths: z.strictObject({ home: z.number(), away: z.number() }).optional(),
    }),
    value: fixture,
    refusals: {},
  },
  'POST /control/v1/events/:eventId/odds': {
    ...ofEvent,
    summary: 'Tell chances of markets, and how the event stands if it does',
    body: z.strictObject({
      markets: z.array(feedMarket).min(1).max(200),
      status: eventStatus.partial().optional(),
    }),
  },
  'POST /control/v1/events/:eventId/start': {
    ...ofEvent,
    summary: 'It is in play; all its markets are told again by the live producer',
    body: z.strictObject({}),
  },
  'POST /control/v1/events/:eventId/incident': {
    ...ofEvent,
    summary: 'Something happens; a goal, a red card and a penalty stop betting until odds are told',
    body: z.strictObject({
      kind: z.string().min(1).max(30),
      side: z.enum(['home', 'away']).optional(),
      clock: z.number().int().min(0).optional(),
      part: z.number().int().min(1).max(60).optional(),
      /** What a goal counts. */
      points: z.number().int().min(1).max(10).default(1),
      /** Absent: by its kind. */
      isStopping: z.boolean().optional(),
    }),
  },
  'POST /control/v1/events/:eventId/stop': {
    ...ofEvent,
    summary: 'Bet stop',
    body: z.strictObject({}),
  },
  'POST /control/v1/events/:eventId/resume': {
    ...ofEvent,
    summary: 'The markets as they were told last, open again',
    body: z.strictObject({}),
  },
  'POST /control/v1/events/:eventId/settle': {
    ...ofEvent,
    summary: 'Settle markets',
    body: z.strictObject({
      markets: settledMarkets,
      certainty: z.union([z.literal(1), z.literal(2)]).default(2),
    }),
  },
  'POST /control/v1/events/:eventId/rollback': {
    ...ofEvent,
    summary: 'Take settlements back',
    body: z.strictObject({ markets: marketTexts }),
  },
  'POST /control/v1/events/:eventId/cancel': {
    ...ofEvent,
    summary: 'Bets on markets do not count, those of a time or all',
    body: z.strictObject({
      markets: marketTexts,
      from: instant.optional(),
      until: instant.optional(),
      reason: cancelReason.default('cancelled'),
    }),
  },
  'POST /control/v1/events/:eventId/rollback-cancel': {
    ...ofEvent,
    summary: 'Take cancels back',
    body: z.strictObject({ markets: marketTexts }),
  },
  'POST /control/v1/events/:eventId/postpone': {
    ...ofEvent,
    summary: 'Called off before its start; bets stop, nothing is cancelled yet',
    body: z.strictObject({}),
  },
  'POST /control/v1/events/:eventId/abandon': {
    ...ofEvent,
    summary: 'Stopped for good in play; bets stop, nothing is cancelled yet',
    body: z.strictObject({}),
  },
  'POST /control/v1/events/:eventId/end': {
    ...ofEvent,
    summary: 'Over with these scores of its parts; every market told is settled by the judge',
    body: z.strictObject({
      parts: z.array(pair).min(1).max(60),
      /** Who scored, in order; absent: home's first. */
      scorers: z
        .array(z.enum(['home', 'away']))
        .max(400)
        .optional(),
      certainty: z.union([z.literal(1), z.literal(2)]).default(2),
    }),
  },
  'POST /control/v1/producers': {
    summary: 'Silence a producer, or let it speak again',
    audience: 'provider',
    body: z.strictObject({ producer, isSilent: z.boolean() }),
    value: z.object({ isSilent: z.boolean() }),
    refusals: {},
  },
  'POST /control/v1/mischief': {
    summary: 'What is done to messages on their way',
    audience: 'provider',
    body: z.strictObject({ level: z.enum(['off', 'some', 'much']) }),
    value: z.object({ connections: z.number().int() }),
    refusals: {},
  },
});
