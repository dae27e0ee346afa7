/** Voids at the rooms: one person asks with a reason and after seeing who is touched, another approves. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  officeAnswer,
  officeReason,
  type OfficeRequest,
  officeRequest,
} from '@bahati/contract/program-office.ts';
import { amount, currency, cursor, id, page, pageSize } from '@bahati/contract/wire.ts';

export const roomsDecision = z.discriminatedUnion('kind', [
  /** A round of a live table, which is ended if it runs: every stake back and every win reversed. */
  z.strictObject({ kind: z.literal('void_round'), roundId: id }),
  /** A hand, which is ended if it is played: everybody has again what he had as it began. */
  z.strictObject({ kind: z.literal('void_hand'), handId: id }),
  /** A sit-and-go that has not ended: it is called off, and every buy-in and fee goes back. */
  z.strictObject({ kind: z.literal('void_sit_and_go'), roomId: id }),
  /** The same of a tournament of several tables, by its own room. */
  z.strictObject({ kind: z.literal('void_tournament'), roomId: id }),
]);
export type RoomsDecision = z.output<typeof roomsDecision>;

/**
 * - `return`: nobody was paid, and stakes go back by themselves;
 * - `reverse`: the wallet is asked to take back what was paid, of everybody or of nobody;
 * - `cancel`: a hand is ended unplayed;
 * - `undo`: chips of a hand that is over go back among those who still sit there;
 * - `call_off`: a sit-and-go or a tournament ends, and what was paid to take part goes back.
 */
const touched = z.object({
  way: z.enum(['return', 'reverse', 'cancel', 'undo', 'call_off']),
  currency,
  /** Of a round: stakes and payouts. Of a hand: stacks beside it, now and after. */
  members: z
    .array(
      z.object({
        /** Null: a bot of the house. */
        memberId: z.string().nullable(),
        name: z.string(),
        seat: z.number().int().nullable(),
        before: amount,
        after: amount,
      }),
    )
    .max(500),
  /** How many there are in all. */
  count: z.number().int(),
  stakesBack: amount,
  payoutsBack: amount,
});
export type RoomsTouched = z.output<typeof touched>;

const request = officeRequest(roomsDecision);
export type RoomsRequest = OfficeRequest<RoomsDecision>;

/** Why something cannot be voided as it stands. */
const notPossible = {
  /** It is void already, on its way to be, or has ended for good. */
  decision_not_possible: 409,
  /** More members than the wallet takes back at once, with the `most`. */
  too_many_entries: 409,
  /** A hand that is over is undone in a paused room, between hands. */
  room_not_paused: 409,
  /** Somebody of the hand has stood up since, with his `seat`. */
  player_left: 409,
  /** Somebody has less than he won in it, with his `seat`. */
  stack_short: 409,
} as const;

export const roomsDecisionCalls = defineCalls({
  'POST /rooms-office/v1/decisions/look': {
    summary: 'Who is touched by a void, before it is asked for',
    audience: 'staff',
    body: z.strictObject({ decision: roomsDecision }),
    value: z.object({ about: z.string(), touched }),
    refusals: notPossible,
  },
  'POST /rooms-office/v1/decisions': {
    summary: 'Ask for a void; it waits for another person',
    audience: 'staff',
    body: z.strictObject({ decision: roomsDecision, reason: officeReason }),
    value: request,
    refusals: notPossible,
  },
  'GET /rooms-office/v1/decisions': {
    summary: 'Decisions, newest first',
    audience: 'staff',
    query: z.object({ state: z.enum(['waiting', 'all']).default('waiting'), cursor, pageSize }),
    value: page(request),
    refusals: {},
  },
  'POST /rooms-office/v1/decisions/:decisionId': {
    summary: 'Approve, refuse or withdraw what waits; nobody approves his own',
    audience: 'staff',
    params: z.object({ decisionId: id }),
    body: z.strictObject({ answer: officeAnswer }),
    value: request,
    refusals: { own_request: 409, decision_over: 409, ...notPossible },
  },
  'POST /rooms-office/v1/seats/:seatId/leave': {
    summary: 'Stand a member up: after the hand he is in, he is paid what he has',
    audience: 'staff',
    params: z.object({ seatId: id }),
    body: z.strictObject({ reason: officeReason }),
    value: z.object({}),
    /** `in_tournament`: nobody leaves a tournament with chips; all of it may be voided. */
    refusals: { seat_left: 409, in_tournament: 409 },
  },
});
