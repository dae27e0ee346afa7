/** Bots as rows: what they bring and take away is the house's, and no wallet hears of it. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { StoredSeat } from '#games-server/seats/stored-seats.ts';

/** The least buy-in so many times, as members are shown it first. */
const usualBuyIns = 5n;
/** A seat is brought chips so often, the first time included. */
const mostBuyIns = 3;

/**
 * What a bot brings who may lose so much; null: less than the table asks for.
 * @param remaining minor units
 */
export function botBuyIn({ settings }: StoredRoom, remaining: bigint): bigint | null {
  const [minimum, maximum] = [BigInt(settings.minimum), BigInt(settings.maximum)];
  const wanted = [minimum * usualBuyIns, maximum, remaining].reduce((least, each) =>
    each < least ? each : least,
  );
  return wanted >= minimum ? wanted : null;
}

export async function seatBot(
  transaction: Transaction,
  room: StoredRoom,
  { bot, seat, amount }: { bot: number; seat: number; amount: bigint },
): Promise<void> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.seats (external_id, room_id, seat, game_code, currency, shown_name, bot, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'in') RETURNING id`,
    [
      `r-${randomBytes(16).toString('hex')}`,
      room.id,
      seat,
      room.gameCode,
      room.currency,
      `Bot ${bot}`,
      bot,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A seat of a bot was not written.');
  await bringToBot(transaction, room, id, amount);
}

/** Chips of the house for a seat of its own. */
async function bringToBot(
  transaction: Transaction,
  { id: roomId }: StoredRoom,
  seatId: bigint,
  amount: bigint,
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.seat_buy_ins (seat_id, room_id, number, amount, state, attempts, due_at)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3, 'taken', 0, clock_timestamp()
       FROM games.seat_buy_ins WHERE seat_id = $1`,
    [seatId, roomId, amount],
  );
  await transaction.query('UPDATE games.seats SET stack = stack + $2 WHERE id = $1', [
    seatId,
    amount,
  ]);
}

/** Back to what is usually brought; answers whether that may still be done. */
export async function rebuyBot(
  transaction: Transaction,
  room: StoredRoom,
  { id, stack }: StoredSeat,
  remaining: bigint,
): Promise<boolean> {
  const { rows } = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM games.seat_buy_ins WHERE seat_id = $1',
    [id],
  );
  const wanted = botBuyIn(room, remaining);
  if (wanted === null || wanted <= stack || (rows[0]?.count ?? 0) >= mostBuyIns) return false;
  await bringToBot(transaction, room, id, wanted - stack);
  return true;
}
