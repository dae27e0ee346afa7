/** Words of a room with seats are noted by their key under the room's lock: one that comes twice is done once. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { lockRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

/** What a word leads to beside what it changed: a buy-in the wallet is asked for. */
export type Said = {
  buyInId: bigint | null;
  /** The word was said before: whoever heard it then asks the wallet. */
  isRepeated: boolean;
};

/**
 * @param done answers the buy-in the word asks for; null: it asks for none.
 * Refuses `not_found`, and as `done` does.
 */
export async function sayOnce(
  transaction: Transaction,
  session: FrameSession,
  { roomId, key }: { roomId: bigint; key: string },
  done: (room: StoredRoom, offer: SeatOffer) => Promise<bigint | null>,
): Promise<Said> {
  const room = await lockRoom(transaction, roomId);
  const offer = room && seatOfferOf(room.gameCode);
  if (!room || !offer || session.currency !== room.currency) throw new Refusal('not_found');
  const { rows } = await transaction.query<{ buyInId: bigint | null }>({
    name: 'seat-word',
    text: `SELECT buy_in_id AS "buyInId" FROM games.seat_words WHERE member_id = $1 AND key = $2`,
    values: [session.memberId, key],
  });
  if (rows[0]) return { ...rows[0], isRepeated: true };
  const buyInId = await done(room, offer);
  await transaction.query({
    name: 'seat-word-said',
    text: `WITH old AS (
             DELETE FROM games.seat_words WHERE member_id = $1 AND at < now() - interval '1 day')
           INSERT INTO games.seat_words (member_id, key, room_id, buy_in_id)
           VALUES ($1, $2, $3, $4)`,
    values: [session.memberId, key, roomId, buyInId],
  });
  await transaction.query({
    name: 'room-word-said',
    text: `UPDATE games.rooms SET version = version + 1, due_at = clock_timestamp() WHERE id = $1`,
    values: [roomId],
  });
  return { buyInId, isRepeated: false };
}
