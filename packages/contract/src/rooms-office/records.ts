/** One round of a live table, one hand and one seat as staff look into them, with what the wallet did. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { officeReason } from '@bahati/contract/program-office.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  languageOrEnglish,
  page,
  pageSize,
  signedAmount,
  textByLanguage,
} from '@bahati/contract/wire.ts';
import { officeNote, roundPicture, roundSeat } from './rooms.ts';

export const ofRoom = z.object({
  roomId: id,
  code: z.string(),
  gameCode: z.string(),
  title: textByLanguage,
  /** In a `sit-and-go` hands are played for chips, each told as the smallest unit. */
  kind: z.string(),
  currency,
});

/** `asking` and `voiding`: the wallet has not answered yet. */
export const walletState = z.enum(['asking', 'taken', 'voiding', 'voided', 'refused']);

const walletOperation = z.object({
  number: z.number().int(),
  /** The id the wallet knows it by. */
  transactionId: z.string(),
  amount,
  state: walletState,
  attempts: z.number().int(),
  refusal: z.string().nullable(),
});

const officeEntry = z.object({
  /** The round the wallet knows. */
  externalId: z.string(),
  memberId: z.string(),
  name: z.string(),
  state: z.enum(['open', 'paying', 'settled', 'voided']),
  opening: z.string().nullable(),
  stake: amount,
  payout: amount.nullable(),
  /** How often the wallet was asked to pay it. */
  attempts: z.number().int(),
  verifyUrl: z.string().nullable(),
  stakes: z.array(walletOperation.extend({ opening: z.string() })).max(40),
});
export type OfficeEntry = z.output<typeof officeEntry>;

const officeRound = z.object({
  roundId: id,
  room: ofRoom,
  number: z.number().int(),
  version: z.number().int(),
  phase: z.enum(['betting', 'closed', 'playing', 'dealing', 'over']),
  voidedAt: instant.nullable(),
  /** Where two of the staff voided it: whether the wallet has taken everything back. */
  void: z
    .object({
      state: z.enum(['asking', 'refused', 'done']),
      reason: z.string(),
      askedBy: z.string(),
      approvedBy: z.string(),
      at: instant,
      attempts: z.number().int(),
      refusal: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  closesAt: instant,
  dealtAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** None where the table has no seats. */
  seats: z.array(roundSeat).max(9),
  previousHash: z.string(),
  /** Null until it is dealt. */
  hash: z.string().nullable(),
  salt: z.string(),
  picture: roundPicture.nullable(),
  outcome: z.array(z.object({ label: z.string(), value: z.string() })).max(100),
  players: z.number().int(),
  stake: amount,
  payout: amount,
  notes: z.array(officeNote).max(50),
});
export type OfficeRound = z.output<typeof officeRound>;

/** What happened in a hand; `cards` by the published numbers, amounts as decimals. */
const handEvent = z.object({
  kind: z.string(),
  seat: z.number().int().nullable(),
  cards: z.array(z.number().int()).max(60),
  amount: amount.nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type OfficeHandEvent = z.output<typeof handEvent>;

const handStep = z.object({
  step: z.number().int(),
  seat: z.number().int().nullable(),
  /** Null: it was dealt. */
  act: z.record(z.string(), z.unknown()).nullable(),
  /** The clock said it for him. */
  isIdle: z.boolean(),
  at: instant,
  events: z.array(handEvent).max(200),
});
export type OfficeHandStep = z.output<typeof handStep>;

/** A match of a board game may take some hundreds. */
export const mostSteps = 3_000;

const officeHand = z.object({
  handId: id,
  room: ofRoom,
  number: z.number().int(),
  version: z.number().int(),
  isOver: z.boolean(),
  voidedAt: instant.nullable(),
  beganAt: instant,
  overAt: instant.nullable(),
  /** What was promised of its deck before a card was seen; null: it has none. */
  commitment: z.string().nullable(),
  players: z
    .array(
      z.object({
        seat: z.number().int(),
        seatId: id,
        /** Null: a bot of the house. */
        memberId: z.string().nullable(),
        name: z.string(),
        before: amount,
        /** Null while it is played. */
        after: amount.nullable(),
        won: signedAmount.nullable(),
        contributed: amount.nullable(),
      }),
    )
    .max(20),
  rake: amount.nullable(),
  /** With what everybody saw; cards that were hidden are another call's. */
  steps: z.array(handStep).max(mostSteps),
  notes: z.array(officeNote).max(50),
});
export type OfficeHand = z.output<typeof officeHand>;

const revealedHand = z.object({
  seed: z.string(),
  /** All cards in the order in which they were dealt; empty: it has no deck. */
  deck: z.array(z.number().int()).max(120),
  steps: z.array(handStep).max(mostSteps),
});
export type OfficeRevealed = z.output<typeof revealedHand>;

const officeSeatRecord = z.object({
  seatId: id,
  /** The round the wallet knows. */
  externalId: z.string(),
  room: ofRoom,
  /** Null: it is the seat of a bot of the house. */
  memberId: z.string().nullable(),
  name: z.string(),
  seat: z.number().int(),
  state: z.enum(['asking', 'in', 'paying', 'left', 'refused', 'returning']),
  isLeaving: z.boolean(),
  satAt: instant,
  leftAt: instant.nullable(),
  stack: amount,
  brought: amount,
  contributed: amount,
  payout: amount.nullable(),
  /** How often the wallet was asked to pay it. */
  attempts: z.number().int(),
  buyIns: z.array(walletOperation.extend({ at: instant })).max(200),
});
export type OfficeSeatRecord = z.output<typeof officeSeatRecord>;

const seatHand = z.object({
  handId: id,
  number: z.number().int(),
  at: instant,
  isOver: z.boolean(),
  isVoided: z.boolean(),
  before: amount,
  won: signedAmount.nullable(),
});
export type OfficeSeatHand = z.output<typeof seatHand>;

export const officeRecordCalls = defineCalls({
  'GET /rooms-office/v1/find': {
    summary: 'What an id is of: a round of the wallet’s (`r-…`), or a room by its code',
    audience: 'staff',
    query: z.object({ text: z.string().min(1).max(80) }),
    value: z.object({
      found: z.object({ kind: z.enum(['room', 'round', 'seat']), id }).nullable(),
    }),
    refusals: {},
  },
  'GET /rooms-office/v1/rounds/:roundId': {
    summary: 'One round of a live table: outcome, hashes and sums; no hash before it is dealt',
    audience: 'staff',
    params: z.object({ roundId: id }),
    query: z.object({ language: languageOrEnglish }),
    value: officeRound,
    refusals: {},
  },
  'GET /rooms-office/v1/rounds/:roundId/entries': {
    summary: 'Who bet in a round, with each operation at the wallet',
    audience: 'staff',
    params: z.object({ roundId: id }),
    query: z.object({ cursor, pageSize }),
    value: page(officeEntry),
    refusals: {},
  },
  'GET /rooms-office/v1/hands/:handId': {
    summary: 'One hand step by step, with what everybody at the table saw',
    audience: 'staff',
    params: z.object({ handId: id }),
    value: officeHand,
    refusals: {},
  },
  'POST /rooms-office/v1/hands/:handId/cards': {
    summary:
      'The hidden cards and the seed of a hand that is over; it is noted who looked, and why',
    audience: 'staff',
    params: z.object({ handId: id }),
    body: z.strictObject({ reason: officeReason }),
    value: revealedHand,
    refusals: { hand_not_over: 409 },
  },
  'GET /rooms-office/v1/seats/:seatId': {
    summary: 'One seat from the first buy-in to the payout',
    audience: 'staff',
    params: z.object({ seatId: id }),
    value: officeSeatRecord,
    refusals: {},
  },
  'GET /rooms-office/v1/seats/:seatId/hands': {
    summary: 'The hands a seat was dealt in, the newest first',
    audience: 'staff',
    params: z.object({ seatId: id }),
    query: z.object({ cursor, pageSize }),
    value: page(seatHand),
    refusals: {},
  },
});
