/** Words about the hand, and about taking part in it. */
import type { SeatAct } from '@bahati/contract/games-frame/seats.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { playStep } from './play-hand.ts';
import { inHand, readNewestHand, type StoredSeat } from './stored-seats.ts';

export async function setAway(
  transaction: Transaction,
  own: Pick<StoredSeat, 'id'>,
  isAway: boolean,
): Promise<void> {
  await transaction.query({
    name: 'seat-away',
    text: `UPDATE games.seats SET is_away = $2,
                  away_since = CASE WHEN $2 THEN coalesce(away_since, clock_timestamp()) END
            WHERE id = $1`,
    values: [own.id, isAway],
  });
}

/** Refuses `act_out_of_order`, `not_your_turn`, `invalid_input`, and what the game refuses. */
export async function playWord(
  transaction: Transaction,
  { room, offer, pace }: { room: StoredRoom; offer: SeatOffer; pace: number },
  own: StoredSeat,
  { hand: number, step, act: sent }: Extract<SeatAct, { kind: 'play' }>,
): Promise<void> {
  const hand = await readNewestHand(transaction, room.id);
  if (!hand || hand.overAt !== null || hand.number !== number || hand.step !== step) {
    throw new Refusal('act_out_of_order');
  }
  if (!inHand(hand, own)) throw new Refusal('not_your_turn');
  const act = offer.game.readAct(sent);
  if (act === null) throw new Refusal('invalid_input', { fields: [] });
  const word = { seat: own.seat, act, isIdle: false };
  await playStep(transaction, room, offer, hand, word, offer.turnMs / pace);
  await setAway(transaction, own, false);
}
