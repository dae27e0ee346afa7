/**
 * Rooms of realtime games. A frame opens a WebSocket at `/frame/v1/rooms/live`, joins one room with
 * its token and hears the room as it stands, then every change of it by version. What was missed in
 * a gap is told again when it joins anew with the version it has; one that fell too far behind, or
 * reads too slowly, hears the whole room anew. Texts are JSON; amounts are decimals.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, id, uuid } from '@bahati/contract/wire.ts';
import { type TablePhrase, tablePhrases } from './rooms-line.ts';

export const roomClientMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('join'),
    token: z.string().max(100),
    room: id,
    /** The version it knows, after a gap. */
    have: z.number().int().min(0).optional(),
  }),
  /** A word of the game; the same key acts once. */
  z.strictObject({ t: z.literal('act'), key: uuid, act: z.record(z.string(), z.unknown()) }),
  z.strictObject({ t: z.literal('say'), phrase: z.enum(tablePhrases) }),
  /** `at` comes back, so that the client knows its own lag. */
  z.strictObject({ t: z.literal('ping'), at: z.number() }),
]);
export type RoomClientMessage = z.infer<typeof roomClientMessage>;

/** What everybody may see, by parts; a change tells the parts that changed, whole. */
export type RoomView = Readonly<Record<string, unknown>>;

export type RoomServerMessage =
  /** The whole room; `own` is for this member alone. */
  | { t: 'room'; room: string; version: number; now: string; view: RoomView; own: unknown }
  /** The parts that changed. */
  | { t: 'news'; version: number; now: string; view: RoomView }
  | { t: 'own'; own: unknown }
  | { t: 'done'; key: string; value: unknown }
  | { t: 'refused'; key: string; code: string; details?: Readonly<Record<string, unknown>> }
  | { t: 'said'; by: string; phrase: TablePhrase; now: string }
  /** What happened in a pool up to this tick, frame by frame; no version counts them. */
  | { t: 'frames'; tick: number; frames: readonly unknown[] }
  | { t: 'pong'; at: number; now: string }
  /** The last word: why the connection ends. */
  | {
      t: 'ended';
      /** `closed`: the operator takes no stakes in this game now. */
      code: 'unauthenticated' | 'not_found' | 'closed' | 'invalid_input' | 'too_many_requests';
    };

const listedRoom = z.object({
  roomId: id,
  code: z.string(),
  /** What may be staked in a round, or brought to the table. */
  minimum: amount,
  maximum: amount,
  /** The smallest chip, or the big blind. */
  unit: amount,
  currency,
  /** Who watches or plays, as far as this server knows. */
  players: z.number().int(),
  /** Seats taken and seats in all; null where everybody may play. */
  seats: z
    .object({
      taken: z.number().int(),
      /** So many of those are taken by bots of the house. */
      bots: z.number().int(),
      most: z.number().int(),
    })
    .nullable(),
  /** Also where the operator takes no stakes in the game now. */
  isPaused: z.boolean(),
  /** By which friends enter a private room; null: the room is open to everybody. */
  inviteCode: z.string().nullable(),
});
export type ListedRoom = z.infer<typeof listedRoom>;

export const roomCalls = defineCalls({
  'GET /frame/v1/rooms': {
    summary: 'The rooms of this game in this currency: own private ones, then the operator’s',
    audience: 'player-frame',
    value: z.object({
      rooms: z.array(listedRoom).max(220),
      /** The room in which this member has a seat, so that he comes back to it; null: in none. */
      seatedIn: id.nullable(),
    }),
    refusals: {},
  },
  'POST /frame/v1/rooms/open': {
    summary: 'Open a private room with seats, which friends enter by its code',
    audience: 'player-frame',
    /**
     * The big blind, the stake or the buy-in of an offered level; `seats` where levels of one unit
     * differ in how many play, as those of sit-and-gos do.
     */
    body: z.strictObject({ unit: amount, seats: z.number().int().min(2).max(9).optional() }),
    value: z.object({ room: listedRoom }),
    /** `too_many_rooms`, with the `maximum`: he has as many as one member may. */
    refusals: { stake_not_offered: 400, too_many_rooms: 409 },
    perMinute: 10,
  },
  'POST /frame/v1/rooms/enter': {
    summary: 'Enter a private room of this game and currency; `not_found` for any other code',
    audience: 'player-frame',
    body: z.strictObject({ code: z.string().regex(/^[A-Za-z0-9]{8}$/) }),
    value: z.object({ room: listedRoom }),
    refusals: {},
    perMinute: 10,
  },
});
