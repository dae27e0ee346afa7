/** Rooms as staff see them: where somebody plays for what, what stands still, and what may be changed. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { officeReason } from '@bahati/contract/program-office.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  textByLanguage,
} from '@bahati/contract/wire.ts';
import { pastHand, pastRound } from './past-plays.ts';
import { officeTournament } from './tournament.ts';

export const gameCode = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** What a room is played as. */
export const officeRoomKind = z.enum([
  'table',
  'seats',
  'pool',
  'crash',
  'sit-and-go',
  /** Of several tables: its own room, and those of its tables. */
  'tournament',
  'tournament-table',
]);
export type OfficeRoomKind = z.output<typeof officeRoomKind>;

/** What is played just now: a round of a live table, or a hand. */
const current = z.object({
  id,
  number: z.number().int(),
  /** Of a round its phase; a hand is `playing`. */
  phase: z.enum(['betting', 'closed', 'dealing', 'playing']),
  /** Of a hand: how often somebody has spoken, and whose turn it is until when. */
  step: z.number().int().nullable(),
  turn: z.number().int().nullable(),
  turnEndsAt: instant.nullable(),
});

/**
 * - `error`: it was put off after a fault, which is tried again every few seconds;
 * - `late`: what is due in it is done by nobody;
 * - `wallet`: the platform's wallet has not answered for some operations after several tries.
 */
const trouble = z.object({
  kind: z.enum(['error', 'late', 'wallet']),
  /** Of an error, as the server says it. */
  message: z.string(),
  since: instant.nullable(),
});

export const officeRoom = z.object({
  roomId: id,
  code: z.string(),
  gameCode: z.string(),
  title: textByLanguage,
  kind: officeRoomKind,
  currency,
  /** The smallest chip, the big blind or the stake of a match. */
  unit: amount,
  /** The least and most of a member's round or buy-in. */
  minimum: amount,
  maximum: amount,
  isPaused: z.boolean(),
  /** A sit-and-go or tournament that is over or was called off: there is nothing left to pause or void. */
  isEnded: z.boolean(),
  /** Who watches or plays, as far as this server knows. */
  players: z.number().int(),
  /** Null where everybody may play. */
  /** Bots of the house are among those that are taken. */
  seats: z
    .object({ taken: z.number().int(), bots: z.number().int(), most: z.number().int() })
    .nullable(),
  current: current.nullable(),
  /** When it went on last; null: it never did. */
  turnedAt: instant.nullable(),
  troubles: z.array(trouble).max(3),
  /** Stakes on the current round, the chips of everybody at the table, or what was paid for a sit-and-go. */
  atTable: amount,
});
export type OfficeRoom = z.output<typeof officeRoom>;

const officeSeat = z.object({
  seatId: id,
  seat: z.number().int(),
  /** The provider's id of the member; null: a bot of the house sits there. */
  memberId: z.string().nullable(),
  name: z.string(),
  /** `paying` and `left`: a sit-and-go that has ended, whose prizes are fixed. */
  state: z.enum(['asking', 'in', 'paying', 'left']),
  /** Of a sit-and-go: from 1, and what it brought once that has ended; null: none yet. */
  place: z.number().int().nullable(),
  prize: amount.nullable(),
  /** Beside the hand, and in it as it began; of a sit-and-go chips, each told as the smallest unit. */
  stack: amount,
  inHand: amount,
  brought: amount,
  isAway: z.boolean(),
  isLeaving: z.boolean(),
  satAt: instant,
});
export type OfficeSeat = z.output<typeof officeSeat>;

/** Chips of everybody on a place of a live table. */
const placeTotal = z.object({ place: z.string(), amount, players: z.number().int() });

export const officeNote = z.object({
  at: instant,
  by: z.string(),
  what: z.string(),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type OfficeNote = z.output<typeof officeNote>;

/** How a round of a bet game went, for whoever draws it: `game` and `version` of its rules. */
export const roundPicture = z.object({
  game: z.string(),
  version: z.number().int(),
  shown: z.record(z.string(), z.unknown()),
});

/** One seat of a live table with seats, in one round. */
export const roundSeat = z.object({
  /** From 1. */
  seat: z.number().int(),
  /** Who bet from it, or else sits there; null: bets lie behind it alone. */
  memberId: z.string().nullable(),
  name: z.string(),
  /** What its own member has on it, with what was added; null: nothing. */
  bet: amount.nullable(),
  /** Members who bet behind it. */
  behind: z.number().int(),
  isTurn: z.boolean(),
  /** Cards that lie open, by the published numbers; a split has made several hands. */
  hands: z
    .array(
      z.object({
        cards: z.array(z.number().int()).max(22),
        total: z.number().int(),
        /** Null until the round is over, but for a hand past 21. */
        result: z.enum(['blackjack', 'won', 'pushed', 'lost', 'bust']).nullable(),
      }),
    )
    .max(4),
});
export type OfficeRoundSeat = z.output<typeof roundSeat>;

/** The round everybody sees; its hash is told once it is dealt. */
const shownRound = z.object({
  roundId: id,
  number: z.number().int(),
  phase: z.enum(['betting', 'closed', 'playing', 'dealing', 'over']),
  closesAt: instant,
  endsAt: instant.nullable(),
  previousHash: z.string(),
  hash: z.string().nullable(),
  picture: roundPicture.nullable(),
  places: z.array(placeTotal).max(200),
  /** None where the table has no seats. */
  seats: z.array(roundSeat).max(9),
});

/** The hand everybody sees, with no card that is hidden. */
const shownHand = z.object({
  number: z.number().int(),
  step: z.number().int(),
  turn: z.number().int().nullable(),
  turnEndsAt: instant.nullable(),
  isOver: z.boolean(),
  /** Of poker: the cards in the middle, by the published numbers, and the pot. */
  board: z.array(z.number().int()).max(10),
  pot: amount.nullable(),
  /** The game's own view, amounts as decimals. */
  view: z.record(z.string(), z.unknown()),
});
export type OfficeShownHand = z.output<typeof shownHand>;

const officeRoomPage = z.object({
  room: officeRoom,
  seats: z.array(officeSeat).max(20),
  /** What everybody sees, of the last one where none runs; null: nothing was played here. */
  round: shownRound.nullable(),
  hand: shownHand.nullable(),
  /** Null: the room is of none. */
  tournament: officeTournament.nullable(),
  /** Between what the least and most of a buy-in or round may be set; null: they are not offered. */
  bounds: z.object({ minimum: amount, maximum: amount }).nullable(),
  /** What staff did here, the newest first. */
  notes: z.array(officeNote).max(50),
});
export type OfficeRoomPage = z.output<typeof officeRoomPage>;

export const officeRoomCalls = defineCalls({
  'GET /rooms-office/v1/games': {
    summary: 'Games that are played in rooms, with the currencies there are rooms of',
    audience: 'staff',
    value: z.object({
      items: z
        .array(
          z.object({
            gameCode: z.string(),
            title: textByLanguage,
            kind: z.string(),
            currencies: z.array(currency).max(20),
          }),
        )
        .max(200),
    }),
    refusals: {},
  },
  'GET /rooms-office/v1/rooms': {
    summary: 'Rooms by game, in the operator’s order',
    audience: 'staff',
    query: z.object({
      gameCode: gameCode.optional(),
      kind: officeRoomKind.optional(),
      currency: currency.optional(),
      /** `busy`: somebody is there or something is at stake; `trouble`: it stands still, or the wallet is silent. */
      state: z.enum(['all', 'busy', 'paused', 'trouble']).default('all'),
      cursor,
      pageSize,
    }),
    value: page(officeRoom),
    refusals: {},
  },
  'GET /rooms-office/v1/counts': {
    summary: 'How many rooms are in trouble and how many reports wait, up to 100 each',
    audience: 'staff',
    value: z.object({ rooms: z.number().int(), reports: z.number().int() }),
    refusals: {},
  },
  'GET /rooms-office/v1/rooms/:roomId': {
    summary: 'One room: what everybody sees, who sits there with what, and what staff did',
    audience: 'staff',
    params: z.object({ roomId: id }),
    value: officeRoomPage,
    refusals: {},
  },
  'PUT /rooms-office/v1/rooms/:roomId': {
    summary: 'Pause a room, let it go on, or change what may be staked in it',
    audience: 'staff',
    params: z.object({ roomId: id }),
    body: z.strictObject({
      /** True: what runs is ended, and nothing begins after it. */
      isPaused: z.boolean().optional(),
      /** They hold from the next bet or buy-in on. */
      limits: z.strictObject({ minimum: amount, maximum: amount }).optional(),
      reason: officeReason,
    }),
    value: officeRoom,
    /**
     * With the `minimum` and `maximum` that hold, where the level is offered; `in_tournament`: all of its
     * tables are paused together, by the tournament's own room; `room_ended`: nothing is played in it any
     * more.
     */
    refusals: { limits_not_possible: 409, in_tournament: 409, room_ended: 409 },
  },
  'GET /rooms-office/v1/rooms/:roomId/rounds': {
    summary: 'Rounds of a live table, the newest first',
    audience: 'staff',
    params: z.object({ roomId: id }),
    query: z.object({ cursor, pageSize }),
    value: page(pastRound),
    refusals: {},
  },
  'GET /rooms-office/v1/rooms/:roomId/hands': {
    summary: 'Hands of a room with seats, the newest first',
    audience: 'staff',
    params: z.object({ roomId: id }),
    query: z.object({ cursor, pageSize }),
    value: page(pastHand),
    refusals: {},
  },
});
