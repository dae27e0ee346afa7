/**
 * Jackpot pools: 13 or 17 chosen matches, one outcome (1, X or 2) of each. A share of every entry goes
 * into the pool, which pays whoever has all right and, in stated parts, those with one, two or three
 * wrong. What nobody wins rolls over; from a stated date on it must be won by the best entry.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  cursor,
  id,
  instant,
  pageSize,
  signedAmount,
  uuid,
} from '@bahati/contract/wire.ts';
import { offeredEvent } from './offer.ts';

export const jackpotSizes = [13, 17] as const;
const outcome = z.enum(['home', 'draw', 'away']);

const tier = z.object({
  /** How many of the matches are right. */
  right: z.number().int(),
  /** Of what an entry pays in, in basis points. */
  shareBasisPoints: z.number().int(),
  /** What the tier holds now, rolled over from before included. */
  holds: amount,
  /** Once it is drawn: how many lines have it, and what each is paid. */
  winners: z.number().int().nullable(),
  each: amount.nullable(),
});

const pool = z.object({
  id,
  name: z.object({ en: z.string(), sw: z.string() }),
  size: z.union([z.literal(13), z.literal(17)]),
  price: amount,
  currency: z.string(),
  /** Entries are taken until the first match starts. */
  closesAt: instant,
  state: z.enum(['open', 'closed', 'settled', 'cancelled']),
  /** From then on the top tier goes to the best entry, whatever it has right. */
  mustBeWonFrom: instant,
  isMustBeWon: z.boolean(),
  /** Drawn with a top tier that had to be won: what the lines that took it have right. */
  bestRight: z.number().int().nullable(),
  tiers: z.array(tier).max(6),
  entries: z.number().int(),
  matches: z
    .array(
      z.object({
        place: z.number().int(),
        event: offeredEvent,
        /** Decided: the outcome; `void`: it counts as right for all. */
        result: z.enum(['home', 'draw', 'away', 'void']).nullable(),
        /** How many of the entries have each, in basis points; shown once it is closed. */
        shares: z.tuple([z.number(), z.number(), z.number()]).nullable(),
      }),
    )
    .max(17),
});
export type JackpotPool = z.output<typeof pool>;

/** A move of the pool's account, as anybody may follow it. */
const move = z.object({
  at: instant,
  /** entry, rollover_in, rollover_out, win, seed, refund */
  kind: z.string(),
  /** 0: the book’s own part. */
  tier: z.number().int(),
  amount: signedAmount,
  balance: amount,
});

const entry = z.object({
  id,
  poolId: id,
  placedAt: instant,
  state: z.enum(['waiting', 'open', 'settled', 'refused', 'cancelled']),
  lines: z.number().int(),
  stake: amount,
  payout: amount,
  /** One or more outcomes of each match. */
  picks: z.array(z.array(outcome).min(1).max(3)).max(17),
  /** The best of its lines so far, and how many are decided. */
  right: z.number().int(),
  decided: z.number().int(),
});

export const mostJackpotLines = 512;

export const jackpotCalls = defineCalls({
  'GET /book/v1/jackpots': {
    summary: 'Jackpot pools that are open or were lately settled',
    audience: 'anyone',
    value: z.object({ items: z.array(pool).max(12) }),
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/jackpots/:poolId': {
    summary: 'One pool',
    audience: 'anyone',
    params: z.object({ poolId: id }),
    value: pool,
    refusals: {},
    perMinute: 120,
  },
  'GET /book/v1/jackpots/:poolId/account': {
    summary: 'Every move of a pool’s account, newest first, entries summed by the minute',
    audience: 'anyone',
    params: z.object({ poolId: id }),
    query: z.object({ cursor }),
    value: z.object({ items: z.array(move).max(100), nextCursor: z.string().nullable() }),
    refusals: {},
    perMinute: 60,
  },
  'POST /book/v1/jackpots/:poolId/entries': {
    summary: 'Enter a pool: the price times the number of lines the picks make',
    audience: 'player-frame',
    params: z.object({ poolId: id }),
    body: z.strictObject({
      idempotencyKey: uuid,
      picks: z.array(z.array(outcome).min(1).max(3)).min(13).max(17),
    }),
    value: z.object({ entry, balance: amount.nullable() }),
    refusals: {
      jackpot_closed: 409,
      too_many_lines: 409,
      insufficient_funds: 409,
      limit_reached: 403,
      bets_blocked: 403,
      need_true_account: 403,
      session_invalid: 401,
      stake_out_of_range: 409,
    },
    perMinute: 60,
  },
  'GET /book/v1/jackpots/entries/mine': {
    summary: 'The member’s entries, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: z.object({ items: z.array(entry), nextCursor: z.string().nullable() }),
    refusals: {},
    perMinute: 120,
  },
});
export type JackpotEntry = z.output<typeof entry>;
