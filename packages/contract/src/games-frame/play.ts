/**
 * Calls of the game frame to the games server. The frame's token is a games-server session,
 * issued for a launch token and sent as `Authorization: Bearer`.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, page, pageSize, uuid, language } from '@bahati/contract/wire.ts';
import { actName, choiceOffered, opening, stakeRefusals } from './acts.ts';
import { betRound } from './bets.ts';
import { frameFreeRounds } from './free-rounds.ts';
import { seeds } from './round-facts.ts';
import { jackpotWon, slotRound } from './slots.ts';
import {
  balance,
  externalId,
  jurisdiction,
  stakesInForce,
} from '@bahati/contract/games-provider/wallet.ts';

const frameRound = z.union([slotRound, betRound]);

export const playCalls = defineCalls({
  'POST /frame/v1/session': {
    summary: 'Open the game with the launch token of the URL',
    audience: 'anyone',
    body: z.strictObject({ launchToken: z.string().max(1_000) }),
    value: z.object({
      frameToken: z.string(),
      gameCode: z.string(),
      displayName: z.string(),
      currency,
      currencySymbol: z.string(),
      balance: amount,
      language,
      canBet: z.boolean(),
      /** Play money: no real stake, no jackpot, and nothing is recorded. */
      isFreePlay: z.boolean(),
      /** Total stakes offered as buttons, ascending. */
      betLevels: z.array(amount),
      /** Null: only `betLevels`; else any multiple of `step` in the range is allowed too. */
      stakeRange: z.object({ minimum: amount, maximum: amount, step: amount }).nullable(),
      /**
       * The operator's current bounds of one stake: only steps and
       * amounts within them are offered. Null: no bounds.
       */
      stakeBounds: stakesInForce.nullable(),
      /** The bet modes; the first one is the default of a spin. */
      choices: z.array(choiceOffered),
      jurisdiction,
      seeds,
      /** A round whose result the player has not seen: show it first. */
      unseenRound: frameRound.nullable(),
      /** A round that waits for a player action; no other round can start before it ends. */
      openRound: frameRound.nullable(),
      /** Free rounds to play first; null: none are left. */
      freeRounds: frameFreeRounds.nullable(),
    }),
    refusals: { launch_token_invalid: 401, game_under_maintenance: 409 },
  },
  'POST /frame/v1/spin': {
    summary: 'Play one round; the same idempotencyKey answers the same round',
    audience: 'player-frame',
    body: z.strictObject({
      idempotencyKey: uuid,
      stake: amount,
      choice: opening.optional(),
      /** Play a free round of this grant, at its stake; nothing is taken. */
      grantId: externalId.optional(),
    }),
    value: frameRound,
    refusals: {
      ...stakeRefusals,
      /** With the `minimum` and `maximum` in force, if the operator has narrowed them. */
      stake_not_offered: 400,
      choice_not_offered: 400,
      /** All were begun, or they expired or were cancelled. */
      free_rounds_over: 409,
      round_in_progress: 409,
    },
    perMinute: 300,
  },
  'POST /frame/v1/act': {
    summary: 'A player action in an open round; the same idempotencyKey acts once',
    audience: 'player-frame',
    body: z.strictObject({
      roundId: z.string().max(64),
      idempotencyKey: uuid,
      /** The number of the player action in this round, from 1; only the next one is accepted. */
      sequence: z.number().int().min(1).max(200),
      action: actName,
    }),
    value: frameRound,
    refusals: {
      ...stakeRefusals,
      /** With the `minimum` and `maximum` in force. */
      stake_not_offered: 400,
      /** Another player action came first, or the round is over: read the open round. */
      act_out_of_order: 409,
      action_not_allowed: 409,
    },
    perMinute: 300,
  },
  'GET /frame/v1/rounds/open': {
    summary: 'The round that waits for a player action, if any',
    audience: 'player-frame',
    value: z.object({ round: frameRound.nullable() }),
    refusals: {},
  },
  'POST /frame/v1/seen': {
    summary: 'Record that the player has seen the result of a round',
    audience: 'player-frame',
    body: z.strictObject({ roundId: z.string().max(64) }),
    value: z.object({}),
    refusals: {},
    perMinute: 300,
  },
  'GET /frame/v1/freeRounds': {
    summary: 'The free rounds to play next in this game, if any',
    audience: 'player-frame',
    value: z.object({ freeRounds: frameFreeRounds.nullable() }),
    refusals: {},
  },
  'GET /frame/v1/balance': {
    summary: 'The balance now',
    audience: 'player-frame',
    value: balance,
    refusals: { session_invalid: 401 },
    perMinute: 300,
  },
  'POST /frame/v1/refill': {
    summary: 'Free play: as much play money as at the start, where less is left',
    audience: 'player-frame',
    body: z.strictObject({}),
    value: balance,
    refusals: { free_play_only: 403 },
    perMinute: 20,
  },
  'GET /frame/v1/jackpots': {
    summary: 'The current amounts of the game’s jackpots; empty for a game without pools',
    audience: 'player-frame',
    value: z.object({ levels: z.array(jackpotWon).max(4) }),
    refusals: {},
    perMinute: 60,
  },
  'GET /frame/v1/rounds': {
    summary: 'Own rounds of this game, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(frameRound),
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
        /** The number of rounds played with the pair: nonces 0 … count − 1. */
        rounds: z.number().int(),
      }),
      seeds,
    }),
    refusals: { round_in_progress: 409 },
  },
});

export type FrameRound = z.infer<typeof frameRound>;
