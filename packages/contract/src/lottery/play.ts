/** What members and visitors ask the lottery: halls, games, results, orders, tickets, chases. */
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
import {
  chase,
  draw,
  hallGame,
  lotteryGame,
  lotteryGameCode,
  lotteryMode,
  mostOrderLines,
  orderFault,
  orderLine,
  reckonedLine,
  ticket,
} from './shapes.ts';

const lines = z.array(orderLine).min(1).max(mostOrderLines);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const lotteryPlayCalls = defineCalls({
  'POST /lottery/v1/session': {
    summary: 'Open a session of the lottery with a launch token, or with one of free play',
    audience: 'anyone',
    body: z.strictObject({ launchToken: z.string().min(1).max(1_200) }),
    value: z.object({
      lotteryToken: z.string(),
      displayName: z.string(),
      currency,
      balance: amount,
      canBet: z.boolean(),
      /** The balance is play money, kept by the lottery. */
      isPlay: z.boolean(),
    }),
    refusals: { launch_token_invalid: 401, game_under_maintenance: 409 },
    perMinute: 60,
  },
  'GET /lottery/v1/balance': {
    summary: 'The balance tickets are bought from',
    audience: 'player-frame',
    value: z.object({ balance: amount, currency }),
    refusals: {},
    perMinute: 120,
  },
  'GET /lottery/v1/hall': {
    summary: 'Every game with the draw it sells and its newest numbers',
    audience: 'anyone',
    query: z.object({ mode: lotteryMode.optional() }),
    value: z.object({
      /** The lottery’s clock: countdowns are counted from it. */
      now: instant,
      games: z.array(hallGame).max(200),
    }),
    refusals: {},
    perMinute: 240,
  },
  'GET /lottery/v1/games/:gameCode': {
    summary: 'One game: its prize table, bounds and coming draws',
    audience: 'anyone',
    params: z.object({ gameCode: lotteryGameCode }),
    value: z.object({ now: instant, game: lotteryGame }),
    refusals: {},
    perMinute: 240,
  },
  'GET /lottery/v1/games/:gameCode/results': {
    summary: 'Draws of a game that have numbers, newest first',
    audience: 'anyone',
    params: z.object({ gameCode: lotteryGameCode }),
    query: z.object({ cursor, pageSize }),
    value: page(draw),
    refusals: {},
    perMinute: 120,
  },
  'GET /lottery/v1/draws/:drawId': {
    summary: 'One draw, and what it was drawn from',
    audience: 'anyone',
    params: z.object({ drawId: id }),
    value: z.object({
      now: instant,
      draw,
      /** Of a house draw; null for one whose numbers come from outside. */
      proof: z
        .object({
          serverSeedHash: hash,
          /** Null until the draw has numbers. */
          serverSeed: z.string().nullable(),
          /** The beacon’s round, which was named before sales opened. */
          beaconRound: z.number().int(),
          beaconAt: instant,
          /** The beacon’s value, known to nobody before the cut-off; with it its signature. */
          salt: z.string().nullable(),
          signature: z.string().nullable(),
          chain: z.string(),
          publicKey: z.string(),
        })
        .nullable(),
      /** Of a draw from outside: who said so, and when. */
      sources: z
        .array(z.object({ source: z.string().max(40), at: instant, isUsed: z.boolean() }))
        .max(10),
    }),
    refusals: {},
    perMinute: 240,
  },
  'POST /lottery/v1/orders/check': {
    summary: 'What an order would cost and win, and what is wrong with it',
    audience: 'anyone',
    body: z.strictObject({ lines, currency }),
    value: z.object({
      lines: z.array(reckonedLine.nullable()).max(mostOrderLines),
      stake: amount,
      tickets: z.number().int(),
      faults: z.array(orderFault).max(200),
    }),
    refusals: {},
    mostBytes: 600_000,
    perMinute: 240,
  },
  'POST /lottery/v1/orders': {
    summary: 'Buy all tickets of a basket, or none of them',
    audience: 'player-frame',
    body: z.strictObject({ idempotencyKey: uuid, lines }),
    value: z.object({
      /** Null: nothing was bought, for these faults. */
      orderId: id.nullable(),
      faults: z.array(orderFault).max(200),
      /** Tickets by how the platform answered; those that wait are told by the list of tickets. */
      bought: z.number().int(),
      waiting: z.number().int(),
      refused: z.number().int(),
      /** Of those that were refused, the platform’s code. */
      refusal: z.string().nullable(),
      stake: amount,
      balance: amount.nullable(),
    }),
    refusals: { need_true_account: 403, session_invalid: 401 },
    mostBytes: 600_000,
    perMinute: 120,
  },
  'GET /lottery/v1/orders/:orderId': {
    summary: 'How the tickets of an order stand',
    audience: 'player-frame',
    params: z.object({ orderId: id }),
    value: z.object({
      bought: z.number().int(),
      waiting: z.number().int(),
      refused: z.number().int(),
      refusal: z.string().nullable(),
      stake: amount,
      balance: amount.nullable(),
    }),
    refusals: {},
    perMinute: 240,
  },
  'GET /lottery/v1/tickets': {
    summary: 'The member’s tickets, newest first',
    audience: 'player-frame',
    query: z.object({
      which: z.enum(['open', 'won', 'ended', 'all']).default('all'),
      gameCode: lotteryGameCode.optional(),
      drawId: id.optional(),
      chaseId: id.optional(),
      cursor,
      pageSize,
    }),
    value: page(ticket),
    refusals: {},
    perMinute: 240,
  },
  'GET /lottery/v1/tickets/:ticketId': {
    summary: 'One ticket of the member',
    audience: 'player-frame',
    params: z.object({ ticketId: id }),
    value: ticket,
    refusals: {},
    perMinute: 240,
  },
  'GET /lottery/v1/chases': {
    summary: 'The member’s chases, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(chase),
    refusals: {},
    perMinute: 120,
  },
  'POST /lottery/v1/chases/:chaseId/stop': {
    summary: 'Cancel the tickets of a chase whose draws are still open; their stakes come back',
    audience: 'player-frame',
    params: z.object({ chaseId: id }),
    value: z.object({ cancelled: z.number().int(), chase }),
    refusals: {},
    perMinute: 60,
  },
});
