/**
 * What the game frame asks of the games server. The frame's token is the games server's own
 * session, given for a launch token; it travels as `Authorization: Bearer`.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';

export const seeds = z.object({
  /** sha256 of the server seed's text, shown before any round it decides. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Rounds played with this pair; the next round uses this number. */
  nonce: z.number().int(),
});

const lineWin = z.object({
  line: z.number().int(),
  symbol: z.number().int(),
  count: z.number().int(),
  pay: amount,
});

/** One set of stops with what it pays, free spins' multiplier included. */
export const spinView = z.object({
  /** Symbol ids, reel by reel, top to bottom. */
  window: z.array(z.array(z.number().int())),
  stops: z.array(z.number().int()),
  lineWins: z.array(lineWin),
  scatterCount: z.number().int(),
  scatterPay: amount,
  pay: amount,
  multiplier: z.number().int(),
  /** Free spins this spin added to the series. */
  freeSpinsWon: z.number().int(),
});

export const slotRound = z.object({
  roundId: z.string(),
  stake: amount,
  payout: amount,
  base: spinView,
  freeSpins: z.array(spinView),
  /**
   * Always `settled` in an answer: an outcome is shown only after the wallet has decided. Until
   * then a spin answers `retry`, and the same requestId asks for the same round again.
   */
  state: z.enum(['settling', 'settled', 'refused']),
  balance: amount,
  /** The pair that decided this round; `nonce` is the round's own number. */
  seeds,
  at: instant,
});

export const slotCalls = defineCalls({
  'POST /frame/v1/session': {
    summary: 'Open the game with the launch token of the URL',
    audience: 'anyone',
    body: z.strictObject({ launchToken: z.string().max(100) }),
    value: z.object({
      frameToken: z.string(),
      gameCode: z.string(),
      displayName: z.string(),
      currency,
      currencySymbol: z.string(),
      balance: amount,
      language: z.enum(['en', 'sw']),
      canBet: z.boolean(),
      /** Total stakes the player may choose from, ascending. */
      betSteps: z.array(amount),
      jurisdiction: z.object({
        isAutoplayAllowed: z.boolean(),
        isTurboAllowed: z.boolean(),
        minimumCycleMs: z.number().int(),
        realityCheckMinutes: z.number().int().nullable(),
      }),
      seeds,
      /** A round whose result the player has not seen: show it before anything else. */
      unseenRound: slotRound.nullable(),
    }),
    refusals: { launch_token_invalid: 401, game_under_maintenance: 409 },
  },
  'POST /frame/v1/spin': {
    summary: 'Play one round; the same requestId answers the same round',
    audience: 'player-frame',
    body: z.strictObject({ requestId: uuid, stake: amount }),
    value: slotRound,
    refusals: {
      stake_not_offered: 400,
      insufficient_funds: 409,
      session_invalid: 401,
      bets_blocked: 403,
      limit_reached: 403,
      need_true_account: 403,
      game_under_maintenance: 409,
      request_conflict: 409,
      round_in_progress: 409,
      /** The wallet gave no answer for so long that the round was undone. */
      round_voided: 409,
    },
    perMinute: 300,
  },
  'POST /frame/v1/seen': {
    summary: 'The player has seen the result of this round',
    audience: 'player-frame',
    body: z.strictObject({ roundId: z.string().max(64) }),
    value: z.object({}),
    refusals: {},
    perMinute: 300,
  },
  'GET /frame/v1/balance': {
    summary: 'The balance now',
    audience: 'player-frame',
    value: z.object({ currency, balance: amount }),
    refusals: { session_invalid: 401 },
  },
  'GET /frame/v1/rounds': {
    summary: 'Own rounds of this game, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(slotRound),
    refusals: {},
  },
  'POST /frame/v1/seeds/rotate': {
    summary: 'Reveal the server seed, commit to a new one and choose the client seed',
    audience: 'player-frame',
    body: z.strictObject({ clientSeed: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    value: z.object({
      revealed: z.object({
        serverSeed: z.string(),
        serverSeedHash: z.string(),
        clientSeed: z.string(),
        /** How many rounds the pair decided: nonces 0 … count − 1. */
        rounds: z.number().int(),
      }),
      seeds,
    }),
    refusals: { round_in_progress: 409 },
  },
});

export type SlotRound = z.infer<typeof slotRound>;
export type SpinView = z.infer<typeof spinView>;
export type Seeds = z.infer<typeof seeds>;
