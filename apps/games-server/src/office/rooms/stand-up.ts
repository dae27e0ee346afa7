/** Standing a member up by the word of staff: at once between hands, else after the one he is in. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { noteAct } from '#games-server/office/office-log.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import type { Rooms } from '#games-server/rooms/live/connection.ts';
import { lockRoom } from '#games-server/rooms/stored-room.ts';
import { inHand, readNewestHand, readSeats } from '#games-server/seats/stored-seats.ts';
import { standUp } from '#games-server/seats/stand-up.ts';

/**
 * A room that cannot go on pays nobody by itself: where its hand was voided, its members are stood up
 * here. Refuses `not_found`, `seat_left`, and `in_tournament`
 * in a tournament, whose chips are no money.
 */
export async function standMemberUp(
  { database }: Context,
  { look }: Pick<Rooms, 'look'>,
  officer: Officer,
  seatId: string,
  reason: string,
): Promise<Record<string, never>> {
  const roomId = await inTransaction(database, async (transaction) => {
    const read = () => readSeats(transaction, 'WHERE s.id = $1', [seatId]);
    const [known] = await read();
    if (!known) throw new Refusal('not_found');
    const room = await lockRoom(transaction, known.roomId);
    if (room && room.kind !== 'seats') throw new Refusal('in_tournament');
    const [seat] = await read();
    if (seat?.state !== 'in') throw new Refusal('seat_left');
    await transaction.query('UPDATE games.seats SET is_leaving = true WHERE id = $1', [seatId]);
    const hand = await readNewestHand(transaction, seat.roomId);
    const isPlaying = hand?.overAt === null && inHand(hand, seat) !== undefined;
    if (!isPlaying) await standUp(transaction, [seat]);
    await transaction.query(
      'UPDATE games.rooms SET version = version + 1, due_at = clock_timestamp() WHERE id = $1',
      [seat.roomId],
    );
    const { memberId, shownName: name } = seat;
    await noteAct(transaction, officer, {
      what: 'stood_up',
      subject: `room ${seat.roomId}`,
      reason,
      detail: { seat: seat.seat, memberId, name },
    });
    return seat.roomId;
  });
  look(roomId);
  return {};
}
