/**
 * The shared rounds of crash. Bets are placed and cashed out by calls; how the round goes is told in
 * the room of the own currency (rooms.ts), which begins with the whole of it, so that a client that
 * comes back has missed nothing.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';
import { stakeRefusals } from './acts.ts';

/** The stake included, with two places. */
const multiple = z.string().regex(/^[1-9]\d{0,11}\.\d{2}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const crashRound = z.object({
  roundId: id,
  /** Its number in the chain, from 1. */
  game: z.number().int(),
  phase: z.enum(['betting', 'flying', 'over']),
  /** No bet is taken from then on; the round starts a moment later. */
  closesAt: instant,
  startsAt: instant,
  startedAt: instant.nullable(),
  /** Where everybody still active is cashed out; null before the start. */
  ceiling: multiple.nullable(),
  /** The hash of the game before, which this game's hash will prove itself by. */
  previousHash: hash,
  /** Both null until the round is over. */
  point: multiple.nullable(),
  hash: hash.nullable(),
  /** The server was silent: bets without a target were given back. */
  isInterrupted: z.boolean(),
});

const crashBet = z.object({
  betId: z.string(),
  roundId: id,
  slot: z.number().int().min(1).max(2),
  stake: amount,
  target: multiple.nullable(),
  /** left: it is paid at `multiple`; returned: its stake comes back. */
  state: z.enum(['asking', 'active', 'cashed_out', 'lost', 'returned', 'refused']),
  multiple: multiple.nullable(),
  cashedOutBy: z.enum(['player', 'target', 'ceiling']).nullable(),
  payout: amount.nullable(),
  /** What the wallet said last of this bet. */
  balance: amount.nullable(),
  at: instant,
});

/** A bet as everybody sees it. */
const seenBet = z.object({
  key: id,
  name: z.string(),
  stake: amount,
  currency,
  state: z.enum(['active', 'cashed_out', 'lost']),
  multiple: multiple.nullable(),
  payout: amount.nullable(),
});

const pastRound = z.object({
  roundId: id,
  game: z.number().int(),
  point: multiple,
  hash,
  previousHash: hash,
  /** Of its chain. */
  salt: hash,
  isInterrupted: z.boolean(),
  at: instant,
});

export const crashCalls = defineCalls({
  'POST /frame/v1/crash/bets': {
    summary: 'Bet on the round that is announced; the same idempotencyKey bets once',
    audience: 'player-frame',
    body: z.strictObject({
      idempotencyKey: uuid,
      roundId: id,
      slot: z.number().int().min(1).max(2),
      stake: amount,
      /** Leaves by itself there, also when nobody is connected; absent: by a cash-out. */
      target: multiple.optional(),
    }),
    value: crashBet,
    refusals: {
      ...stakeRefusals,
      stake_not_offered: 400,
      target_not_offered: 400,
      betting_closed: 409,
      /** Staff let nobody bet in this currency now. */
      table_paused: 409,
      /** The stake was not taken in time for the round, and is given back. */
      bet_too_late: 409,
      /** This round has a bet of this slot. */
      bet_placed: 409,
      /** All stakes together would weigh more than the operator flies with. */
      round_full: 409,
    },
    perMinute: 240,
  },
  'POST /frame/v1/crash/cash-outs': {
    summary: 'Leave the round with a bet; asked again it answers what became of it',
    audience: 'player-frame',
    body: z.strictObject({ betId: z.string().max(64) }),
    value: crashBet,
    refusals: {
      /** Below 1.01 there is nothing to win yet. */
      cash_out_too_early: 409,
      /** The round ended first, by the server's order. */
      round_over: 409,
      bet_not_active: 409,
    },
    perMinute: 240,
  },
  'GET /frame/v1/crash/bets': {
    summary: 'Own bets that took a stake, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(crashBet.extend({ game: z.number().int(), point: multiple.nullable() })),
    refusals: {},
  },
  'GET /frame/v1/crash/rounds': {
    summary: 'Rounds that are over with what proves them, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(pastRound),
    refusals: {},
  },
});

export type CrashRound = z.infer<typeof crashRound>;
export type CrashBet = z.infer<typeof crashBet>;
export type SeenBet = z.infer<typeof seenBet>;
export type PastRound = z.infer<typeof pastRound>;

/** What everybody in a room of crash sees. Instants are of the server's clock. */
export type CrashRoomView = {
  /** Null until the first round is announced, a moment after somebody came to watch. */
  readonly round: CrashRound | null;
  readonly chain: {
    readonly terminatingHash: string;
    readonly salt: string;
    readonly games: number;
    readonly committedAt: string;
  } | null;
  /** The dearest bets of the round, 20 at most; `count` are all that fly or flew. */
  readonly seen: { readonly bets: readonly SeenBet[]; readonly count: number };
  /** 25 at most, newest first. */
  readonly recent: readonly PastRound[];
  /** No bets are taken in this currency. */
  readonly isPaused: boolean;
};

/** Own bets of the round and of the one before it, the oldest first; 40 at most. */
export type CrashRoomOwn = { readonly bets: readonly CrashBet[] };
