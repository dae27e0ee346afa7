/** Hands, or matches, that a member played at tables with seats, and how each went step by step. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
} from '@bahati/contract/wire.ts';

/** Steps in one answer. */
export const mostStepsTold = 60;

const pastHand = z.object({
  handId: id,
  /** Of its table, from 1. */
  number: z.number().int(),
  at: instant,
  /** The big blind or the stake of the table. */
  unit: amount,
  players: z.number().int(),
  /** So many of them were bots of the house. */
  bots: z.number().int(),
  /** Less than nothing: lost. */
  won: signedAmount,
  /** What the house kept of the whole hand. */
  rake: amount,
  /** The operator called it off: everybody had again what he had before it. */
  isVoided: z.boolean(),
});

const stack = z.object({ seat: z.number().int(), stack: amount });
const openedCard = z.object({ place: z.number().int(), card: z.number().int(), salt: z.string() });

const replayStep = z.object({
  step: z.number().int(),
  turn: z.number().int().nullable(),
  /** What everybody saw, and what this member saw of the same step; amounts are decimals. */
  view: z.unknown(),
  own: z.unknown(),
  events: z.array(z.unknown()),
});

const replay = z.object({
  handId: id,
  number: z.number().int(),
  at: instant,
  ownSeat: z.number().int(),
  /** Of the room: seats and the game's own settings. */
  seats: z.number().int(),
  settings: z.unknown(),
  dealt: z.array(stack.extend({ name: z.string(), isBot: z.boolean() })),
  result: z.object({ stacks: z.array(stack), rake: amount }),
  isVoided: z.boolean(),
  /** What was promised of the deck, and what opens the cards that lay open for this member. */
  deck: z
    .object({ hash: z.string(), places: z.array(z.string()), opened: z.array(openedCard) })
    .nullable(),
  seed: z.object({ hash: z.string(), clientSeed: z.string(), seed: z.string() }).nullable(),
  /** In all; 0: it was played by older rules and cannot be shown again. */
  stepCount: z.number().int(),
  steps: z.array(replayStep).max(mostStepsTold),
});

export const handHistoryCalls = defineCalls({
  'GET /frame/v1/seats/hands': {
    summary: 'Own hands of this game that are over, newest first; of the latest 200 sittings',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(pastHand),
    refusals: {},
  },
  'GET /frame/v1/seats/hands/:handId': {
    summary: 'An own hand as it was seen from the own seat, from a step on; `not_found` for others',
    audience: 'player-frame',
    params: z.object({ handId: id }),
    query: z.object({ from: z.coerce.number().int().min(0).max(100_000).default(0) }),
    value: replay,
    refusals: {},
    perMinute: 60,
  },
});

export type PastHand = z.infer<typeof pastHand>;
export type Replay = z.infer<typeof replay>;
export type ReplayStep = z.infer<typeof replayStep>;
