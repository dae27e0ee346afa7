/** What the platform asks a vendor whose games are played in rooms: live tables, card rooms. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency } from '@bahati/contract/wire.ts';
import { externalId } from './wallet.ts';

/**
 * A room as a launch names it (`LaunchQuery.room`): the vendor's id of a listed room, or the code by
 * which friends find a private one. A code begins with a letter, an id with a digit.
 */
export const roomKey = z.string().regex(/^(?:\d{1,19}|[A-Z][A-Z0-9]{3,15})$/);

export const offeredRoom = z.object({
  roomId: roomKey,
  /** Its place among the rooms of the game, from 1; members see it as the table's number. */
  number: z.number().int().min(1),
  /** The smallest chip, or the big blind. */
  unit: amount,
  /** What may be staked in a round, or brought to the table. */
  minimum: amount,
  maximum: amount,
  currency,
  /** Who watches or plays, as far as the vendor knows. */
  players: z.number().int().min(0),
  /** Seats taken and seats in all; null where everybody may play. */
  seats: z
    .object({
      taken: z.number().int().min(0),
      /** So many of those are taken by players of the house; absent: none. */
      bots: z.number().int().min(0).optional(),
      most: z.number().int().min(1),
    })
    .nullable(),
  /** True: nothing begins in it until the vendor opens it again. */
  isPaused: z.boolean(),
});
export type OfferedRoom = z.infer<typeof offeredRoom>;

export const vendorRoomCalls = defineCalls({
  'POST /vendor/v1/rooms/list': {
    summary: 'The open rooms of a game in a currency, in the vendor’s order',
    audience: 'platform',
    body: z.strictObject({ gameCode: externalId, currency }),
    value: z.object({ rooms: z.array(offeredRoom).max(200) }),
    /** `not_found`: the game is not played in rooms. */
    refusals: {},
  },
});
