/**
 * Voiding a hand by the word of two. One that is played is ended, and everybody has again what he had
 * as it began. One that is over is undone among those who still sit there: chips that were cashed in
 * are the wallet's. Chips move in the transaction that says so, as in every hand.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { writeState } from './plain-json.ts';
import { moveStacks } from './play-hand.ts';
import { type DealtIn, readHand, readSitting, type StoredHand } from './stored-seats.ts';

/** What a seat of the hand has now beside other hands, and will have. */
export type TouchedSeat = { seat: number; seatId: string; before: bigint; after: bigint };

/** Refuses `not_found`, and `decision_not_possible` for a hand that is void already. */
export async function readVoidable(
  transaction: Pick<Transaction, 'query'>,
  handId: bigint,
): Promise<StoredHand> {
  const hand = await readHand(transaction, handId);
  if (!hand) throw new Refusal('not_found');
  if (hand.voidedAt !== null) throw new Refusal('decision_not_possible');
  return hand;
}

/**
 * What each seat gets back or gives back. Of a hand that is over refuses `room_not_paused` while others
 * could be dealt, `player_left` where somebody has stood up, and `stack_short` with the `seat` that has
 * less than it won; of a sit-and-go `decision_not_possible`.
 */
export async function lookAtHand(
  transaction: Pick<Transaction, 'query'>,
  room: StoredRoom,
  hand: StoredHand,
): Promise<TouchedSeat[]> {
  const sitting = await readSitting(transaction, room.id);
  const stackOf = ({ seatId }: DealtIn) =>
    sitting.find(({ id, state }) => id.toString() === seatId && state === 'in')?.stack;
  if (hand.result === null) {
    return hand.players.map((player) => {
      const before = stackOf(player) ?? 0n;
      return { ...named(player), before, after: before + player.stack };
    });
  }
  // Of a tournament places follow from it.
  if (room.kind !== 'seats') throw new Refusal('decision_not_possible');
  if (!room.isPaused || (await isPlayed(transaction, room))) throw new Refusal('room_not_paused');
  return undone(hand, hand.result, stackOf);
}

function undone(
  hand: StoredHand,
  { stacks }: NonNullable<StoredHand['result']>,
  stackOf: (player: DealtIn) => bigint | undefined,
): TouchedSeat[] {
  return hand.players.map((player) => {
    const before = stackOf(player);
    if (before === undefined) throw new Refusal('player_left', { seat: player.seat + 1 });
    const had = stacks.find(({ seat }) => seat === player.seat)?.stack ?? 0n;
    const after = before + player.stack - had;
    if (after < 0n) throw new Refusal('stack_short', { seat: player.seat + 1 });
    return { ...named(player), before, after };
  });
}

const named = ({ seat, seatId }: DealtIn) => ({ seat, seatId });

async function isPlayed(
  transaction: Pick<Transaction, 'query'>,
  { id }: StoredRoom,
): Promise<boolean> {
  const { rows } = await transaction.query(
    'SELECT 1 FROM games.hands WHERE room_id = $1 AND over_at IS NULL',
    [id],
  );
  return rows.length > 0;
}

/** The room's row is held. Refuses as `readVoidable` and `lookAtHand` do. */
export async function voidHand(
  transaction: Transaction,
  room: StoredRoom,
  handId: bigint,
): Promise<void> {
  const hand = await readVoidable(transaction, handId);
  const touched = await lookAtHand(transaction, room, hand);
  await moveStacks(
    transaction,
    touched.map(({ seatId, before, after }) => ({ seatId, amount: after - before })),
  );
  if (hand.result === null) await endUnplayed(transaction, hand);
  else await takeBackTurnover(transaction, hand, hand.result);
  await transaction.query('UPDATE games.hands SET voided_at = clock_timestamp() WHERE id = $1', [
    handId,
  ]);
}

async function endUnplayed(transaction: Transaction, { id, players }: StoredHand): Promise<void> {
  const stacks = players.map(({ seat, stack }) => ({ seat, stack }));
  await transaction.query(
    `UPDATE games.hands SET result = $2, rake = 0, over_at = clock_timestamp(), turn = NULL,
            turn_ends_at = NULL, bots_net = CASE WHEN bots > 0 THEN 0 END
      WHERE id = $1`,
    [id, writeState({ stacks, contributed: [] })],
  );
}

/** What was put at risk in it counts no more. */
async function takeBackTurnover(
  transaction: Transaction,
  { players }: StoredHand,
  { contributed }: NonNullable<StoredHand['result']>,
): Promise<void> {
  const rows = players.map(({ seat, seatId }) => ({
    id: seatId,
    amount: (contributed.find((each) => each.seat === seat)?.stack ?? 0n).toString(),
  }));
  await transaction.query(
    `UPDATE games.seats AS s SET contributed = greatest(s.contributed - c.amount, 0)
       FROM jsonb_to_recordset($1::jsonb) AS c (id bigint, amount bigint) WHERE s.id = c.id`,
    [JSON.stringify(rows)],
  );
}
