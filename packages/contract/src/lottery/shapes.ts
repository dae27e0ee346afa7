/**
 * What the lottery's pages show: games with their prize tables, draws with their numbers, tickets with
 * what they won. Money is a decimal string of the member's currency. How a selection is written, what
 * it covers and wins are rules of packages/lottery-rules; nothing here repeats them.
 */
import { z } from 'zod';
import { amount, id, instant, textByLanguage } from '@bahati/contract/wire.ts';

export const lotteryGameCode = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
/** A type of bet of a family, as the rules name it: "five-digit.last-three.direct". */
export const betTypeCode = z.string().regex(/^[a-z][a-z0-9.-]{1,79}$/);
/** A selection in the rules' canonical text, or one the rules can read. */
export const selectionText = z.string().min(1).max(24_000);
/** Of a house draw "20261127-0123", of an external one its date, with its province where there is one. */
export const drawNumber = z.string().regex(/^\d{8}(-[a-z0-9-]{1,24})?$/);

/** LOTT, ZY, ELOTT, SEA: the prize modes of the spec (§9). */
export const lotteryMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);

/**
 * The numbers of a draw: balls in the order they came, or numbers as text with leading zeros by prize
 * (series codes under `series`). Which ones a family has: lottery-rules/draws.
 */
const ball = z.number().int().min(0).max(99);
export const drawnNumbers = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('balls'),
    main: z.array(ball).min(1).max(40),
    extra: z.array(ball).max(4),
  }),
  z.strictObject({
    kind: z.literal('prizes'),
    prizes: z.record(
      z.string().max(20),
      z
        .array(z.string().regex(/^\d{2,6}$/))
        .min(1)
        .max(120),
    ),
  }),
]);
export type DrawnNumbers = z.output<typeof drawnNumbers>;

/**
 * - `open`: tickets are taken; `closed`: no more, not drawn yet; `drawn`: the numbers are known;
 * - `settled`: every ticket is paid; `suspended`: sales stopped by staff; `refunded`: stakes are back.
 */
export const drawState = z.enum(['open', 'closed', 'drawn', 'settled', 'suspended', 'refunded']);
export type DrawState = z.output<typeof drawState>;

export const draw = z.object({
  id,
  gameCode: lotteryGameCode,
  number: drawNumber,
  /** Tickets are taken until then, by the clock of the lottery's database. */
  closesAt: instant,
  drawsAt: instant,
  state: drawState,
  numbers: drawnNumbers.nullable(),
  /** How often its result was corrected. */
  corrections: z.number().int(),
});
export type LotteryDraw = z.output<typeof draw>;

/** Of every type of bet the odds of each tier, in ten-thousandths of a unit, the stake included. */
const tierOdds = z.record(z.string().max(40), z.number().int().min(0).max(100_000_000_000));
export const prizeTable = z.object({
  /** 0: the table of the rules. */
  version: z.number().int().min(0),
  odds: z.record(betTypeCode, tierOdds),
});

export const hallGame = z.object({
  gameCode: lotteryGameCode,
  /** The family of its rules: "five-digit", "keno", "vn-north". */
  family: z.string().max(30),
  mode: lotteryMode,
  name: textByLanguage,
  /** False: the operator does not sell it now. */
  isOpen: z.boolean(),
  /** Seconds between two draws; null: by calendar. */
  everySeconds: z.number().int().nullable(),
  /** The draw tickets are taken for; null: none. */
  next: draw.nullable(),
  /** The newest that has numbers. */
  last: draw.nullable(),
});
export type HallGame = z.output<typeof hallGame>;

export const lotteryGame = hallGame.extend({
  prizes: prizeTable,
  /** What a unit may cost, the smallest first; a line costs as many units as its type of bet says. */
  units: z.array(amount).min(1).max(12),
  /** Of one ticket. */
  leastStake: amount,
  mostStake: amount,
  /** The most one ticket may win; null: no bound. */
  mostWin: amount.nullable(),
  /** Open draws in order, the next one first: what a chase may run over. */
  coming: z.array(draw).max(120),
  /** Of a pari-mutuel game what its top prize holds now. */
  jackpot: amount.nullable(),
});
export type LotteryGame = z.output<typeof lotteryGame>;

export const orderLine = z.strictObject({
  /** The draw, of a chase its first one. */
  drawId: id,
  betType: betTypeCode,
  selection: selectionText,
  /** One of the game's units. */
  unit: amount,
  /** Without a chase; else the first of its multiples. */
  multiple: z.number().int().min(1).max(10_000),
  /** Tickets of this and the following draws of the game. */
  chase: z
    .strictObject({
      /** One for each draw, the first one included. */
      multiples: z.array(z.number().int().min(1).max(10_000)).min(2).max(120),
      /** What is not yet drawn is cancelled once one of them wins. */
      stopsOnWin: z.boolean(),
    })
    .optional(),
});
export type OrderLine = z.output<typeof orderLine>;

export const mostOrderLines = 100;
/** Tickets an order may make, chases included. */
export const mostOrderTickets = 500;

export const orderFault = z.object({
  code: z.enum([
    'draw_closed',
    'game_closed',
    'selection_invalid',
    'unit_not_offered',
    'stake_below_least',
    'stake_above_most',
    'win_above_most',
    'sold_out',
    /** Prizes of a pool are won with the brand's own money alone. */
    'currency_not_offered',
    'too_few_draws',
    'too_many_tickets',
  ]),
  /** The line it is about; absent: the order. */
  line: z.number().int().optional(),
  /** Of `sold_out`: what is sold out, as the rules name it, and the stake still taken for the line. */
  keys: z.array(z.string().max(60)).max(20).optional(),
  room: amount.optional(),
  /** The bound, of the codes that have one. */
  bound: amount.optional(),
  /** Of `sold_out` and `draw_closed` in a chase: the draw. */
  drawNumber: drawNumber.optional(),
});
export type OrderFault = z.output<typeof orderFault>;

export const reckonedLine = z.object({
  lines: z.number().int(),
  /** Of all its draws. */
  stake: amount,
  /** The most one of its tickets may win. */
  mostWin: amount,
});

/** - `waiting`: the platform is being asked; `refused`: it said no, nothing was taken. */
export const ticketState = z.enum(['waiting', 'open', 'won', 'lost', 'refused', 'cancelled']);
export type TicketState = z.output<typeof ticketState>;

export const wonTier = z.object({
  tier: z.string().max(40),
  /** Winning lines of it. */
  lines: z.number().int(),
  /** In ten-thousandths; null: a share of a pool. */
  odds: z.number().int().nullable(),
  amount,
});

export const ticket = z.object({
  id,
  /** What members and customer service call it by. */
  reference: z.string().max(20),
  draw,
  family: z.string().max(30),
  gameName: textByLanguage,
  betType: betTypeCode,
  selection: selectionText,
  unit: amount,
  multiple: z.number().int(),
  lines: z.number().int(),
  stake: amount,
  mostWin: amount,
  state: ticketState,
  payout: amount,
  /** What it was paid before the draw's numbers were corrected; null: it was not touched. */
  payoutBefore: amount.nullable(),
  won: z.array(wonTier).max(40),
  /** A code of the platform or of an order's faults. */
  refusal: z.string().nullable(),
  chaseId: id.nullable(),
  placedAt: instant,
  /** Bought with play money. */
  isPlay: z.boolean(),
});
export type LotteryTicket = z.output<typeof ticket>;

export const chase = z.object({
  id,
  gameCode: lotteryGameCode,
  gameName: textByLanguage,
  betType: betTypeCode,
  selection: selectionText,
  draws: z.number().int(),
  /** Drawn, cancelled and still to come. */
  drawn: z.number().int(),
  cancelled: z.number().int(),
  stake: amount,
  payout: amount,
  stopsOnWin: z.boolean(),
  state: z.enum(['running', 'stopped', 'ended']),
  placedAt: instant,
});
export type LotteryChase = z.output<typeof chase>;
