/** Who does not take part after all is paid back buy-in and fee, by the wallet's own undoing of them. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readNewestHand, readSitting, type StoredSeat } from '#games-server/seats/stored-seats.ts';
import { voidHand } from '#games-server/seats/void-hand.ts';
import { readSitAndGo, type StoredSitAndGo } from './stored-sit-and-go.ts';

/** Their seats are free at once; what was asked of the wallet or taken by it is given back. */
export async function giveBack(
  transaction: Transaction,
  seats: readonly Pick<StoredSeat, 'id'>[],
): Promise<void> {
  if (seats.length === 0) return;
  const ids = seats.map(({ id }) => id);
  await transaction.query(
    `UPDATE games.seats SET state = 'returning', stack = 0
      WHERE id = ANY($1::bigint[]) AND state IN ('asking', 'in')`,
    [ids],
  );
  await transaction.query(
    `UPDATE games.seat_buy_ins SET state = 'voiding', due_at = clock_timestamp()
      WHERE seat_id = ANY($1::bigint[]) AND state IN ('asking', 'taken')`,
    [ids],
  );
}

/** The room's row is held. A hand that is played ends unplayed. */
export async function callOff(
  transaction: Transaction,
  room: StoredRoom,
  reason: NonNullable<StoredSitAndGo['calledOffFor']>,
): Promise<void> {
  const hand = await readNewestHand(transaction, room.id);
  if (hand && hand.overAt === null) await voidHand(transaction, room, hand.id);
  await giveBack(transaction, await readSitting(transaction, room.id));
  await transaction.query(
    `UPDATE games.sit_and_gos SET state = 'called_off', called_off_for = $2, fills_until = NULL,
            ticking_since = NULL, ended_at = clock_timestamp()
      WHERE room_id = $1`,
    [room.id, reason],
  );
}

/** Refuses `decision_not_possible` for one that has ended: its prizes are the wallet's. */
export async function assertOpen(
  database: Pick<Transaction, 'query'>,
  room: StoredRoom,
): Promise<void> {
  if (room.kind !== 'sit-and-go') throw new Refusal('not_found');
  const { state } = await readSitAndGo(database, room);
  if (state !== 'registering' && state !== 'running') throw new Refusal('decision_not_possible');
}
