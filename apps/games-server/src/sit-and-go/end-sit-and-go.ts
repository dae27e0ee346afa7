/** Places as players go out, and the prizes once one has all chips. Each is written once, under the room's lock. */
import {
  type Eliminated,
  type Finish,
  finishesOf,
} from '@bahati/game-rules/seat-games/tournament/eliminations.ts';
import type { Payout } from '@bahati/game-rules/seat-games/tournament/prizes.ts';
import { payoutsOf } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import {
  inHand,
  readSitting,
  type StoredHand,
  type StoredSeat,
} from '#games-server/seats/stored-seats.ts';
import { termsOf } from './stored-sit-and-go.ts';

/**
 * Gives their places to those who lost their last chips in this hand.
 * @param playing everybody who had no place before it.
 * @returns who plays on.
 */
export async function placeBusted(
  transaction: Transaction,
  hand: StoredHand,
  playing: readonly StoredSeat[],
): Promise<readonly StoredSeat[]> {
  const busted = playing.filter(({ stack }) => stack === 0n);
  const finishes = finishesOf(playing.length, eliminatedIn(hand, busted));
  for (const finish of finishes) await place(transaction, finish);
  return playing.filter((seat) => !busted.includes(seat));
}

/** With what each had as the hand began. */
export const eliminatedIn = (
  hand: StoredHand,
  busted: readonly StoredSeat[],
): Eliminated<StoredSeat>[] =>
  busted.map((player) => {
    const dealt = inHand(hand, player);
    if (!dealt) throw new Error(`The seat ${player.id} lost its chips in no hand.`);
    return { player, stack: dealt.stack };
  });

async function place(
  transaction: Transaction,
  { place: number, players }: Finish<StoredSeat>,
): Promise<void> {
  await transaction.query(
    'UPDATE games.seats SET place = $2 WHERE id = ANY($1::bigint[]) AND place IS NULL',
    [players.map(({ id }) => id), number],
  );
}

/** The prizes are fixed and asked for; what was paid to take part counts as turnover. */
export async function end(
  transaction: Transaction,
  room: StoredRoom,
  winner: StoredSeat,
): Promise<void> {
  await place(transaction, { place: 1, players: [winner] });
  const seats = await readSitting(transaction, room.id);
  const places = Map.groupBy(seats, (seat) => seat.place ?? 0);
  const finishes = [...places].map(([number, players]) => ({ place: number, players }));
  const payouts = payoutsOf(termsOf(room), finishes);
  await fixPrizes(transaction, payouts);
  await transaction.query(
    `UPDATE games.sit_and_gos SET state = 'over', ticking_since = NULL, ended_at = clock_timestamp()
      WHERE room_id = $1`,
    [room.id],
  );
}

/** From now on each is asked of the wallet until it answers. */
export async function fixPrizes(
  transaction: Transaction,
  payouts: readonly Payout<StoredSeat>[],
): Promise<void> {
  const rows = payouts.map(({ player, prize }) => ({
    id: player.id.toString(),
    prize: prize.toString(),
    contributed: player.brought.toString(),
  }));
  await transaction.query(
    `UPDATE games.seats AS s SET state = 'paying', payout = p.prize, contributed = p.contributed,
            stack = 0, due_at = clock_timestamp()
       FROM jsonb_to_recordset($1::jsonb) AS p (id bigint, prize bigint, contributed bigint)
      WHERE s.id = p.id AND s.state = 'in'`,
    [JSON.stringify(rows)],
  );
}
