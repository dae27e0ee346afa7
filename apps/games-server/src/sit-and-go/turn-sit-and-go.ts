/**
 * What happens in a sit-and-go by itself: it begins when it is full or is called off, turns pass whose
 * time is over, players go out, blinds rise, and the prizes are paid. Done under the lock of its room
 * by whichever process looks first; the database's clock decides.
 */
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { handSettings } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom, Turned } from '#games-server/rooms/stored-room.ts';
import { type Clock, keepClock } from '#games-server/seats/blind-clock.ts';
import { beginHand } from '#games-server/seats/play-hand.ts';
import { readNewestHand, readSitting } from '#games-server/seats/stored-seats.ts';
import { goOn, type Pace, restedMs } from '#games-server/seats/turn-seats.ts';
import { callOff, giveBack } from './call-off.ts';
import { end, placeBusted } from './end-sit-and-go.ts';
import { readSitAndGo, type StoredSitAndGo, termsOf } from './stored-sit-and-go.ts';

export async function turnSitAndGo(
  transaction: Transaction,
  room: StoredRoom,
  { pace }: Pace,
): Promise<Turned> {
  const offer = seatOfferOf(room.gameCode);
  const game = await readSitAndGo(transaction, room);
  if (offer && game.state === 'registering') return fill(transaction, room, { game, offer, pace });
  if (offer && game.state === 'running') return play(transaction, room, { game, offer, pace });
  return { hasChanged: false, dueMs: null };
}

type Turning = { game: StoredSitAndGo; offer: SeatOffer; pace: number };

async function fill(
  transaction: Transaction,
  room: StoredRoom,
  { game, offer, pace }: Turning,
): Promise<Turned> {
  const sitting = await readSitting(transaction, room.id);
  // The operator has voided what they paid.
  const goers = sitting.filter(({ isLeaving }) => isLeaving);
  await giveBack(transaction, goers);
  const entered = sitting.filter((seat) => !goers.includes(seat));
  const { seats, fillMs } = termsOf(room);
  const isFull = entered.length === seats && entered.every(({ state }) => state === 'in');
  if (isFull && !room.isPaused) {
    await begin(transaction, room);
    return { hasChanged: true, dueMs: offer.restMs / pace };
  }
  const { fillsUntil } = game;
  if (entered.length === 0) {
    if (fillsUntil) await fillUntil(transaction, room, null);
    return { hasChanged: goers.length > 0 || fillsUntil !== null, dueMs: null };
  }
  if (room.isClosed) {
    await callOff(transaction, room, 'closed');
    return { hasChanged: true, dueMs: null };
  }
  if (!fillsUntil) {
    const leftMs = fillMs / pace;
    await fillUntil(transaction, room, new Date(room.now.getTime() + leftMs));
    return { hasChanged: true, dueMs: leftMs };
  }
  const leftMs = fillsUntil.getTime() - room.now.getTime();
  if (leftMs > 0) return { hasChanged: goers.length > 0, dueMs: leftMs };
  await callOff(transaction, room, 'unfilled');
  return { hasChanged: true, dueMs: null };
}

async function fillUntil(
  transaction: Transaction,
  { id }: StoredRoom,
  until: Date | null,
): Promise<void> {
  await transaction.query('UPDATE games.sit_and_gos SET fills_until = $2 WHERE room_id = $1', [
    id,
    until,
  ]);
}

async function begin(transaction: Transaction, room: StoredRoom): Promise<void> {
  await transaction.query(`UPDATE games.seats SET stack = $2 WHERE room_id = $1 AND state = 'in'`, [
    room.id,
    termsOf(room).chips,
  ]);
  await transaction.query(
    `UPDATE games.sit_and_gos SET state = 'running', fills_until = NULL, started_at = $2,
            ticking_since = $2
      WHERE room_id = $1`,
    [room.id, room.now],
  );
}

async function play(
  transaction: Transaction,
  room: StoredRoom,
  { game, offer, pace }: Turning,
): Promise<Turned> {
  const hand = await readNewestHand(transaction, room.id);
  const sitting = await readSitting(transaction, room.id);
  const isPlayed = hand?.overAt === null;
  const isStanding = room.isPaused && !isPlayed;
  const { levels } = termsOf(room);
  const keeping = { table: 'sit_and_gos', levels, isStanding, pace } as const;
  const clock = await keepClock(transaction, room, game, keeping);
  if (isPlayed)
    return soonest(await goOn(transaction, room, offer, { hand, sitting, pace }), clock);
  const before = sitting.filter(({ place }) => place === null);
  const playing = hand ? await placeBusted(transaction, hand, before) : before;
  const [winner, ...others] = playing;
  if (!winner) throw new Error(`Nobody is left in ${room.code}.`);
  if (others.length === 0) {
    await end(transaction, room, winner);
    return { hasChanged: true, dueMs: null };
  }
  const hasChanged = playing.length < before.length;
  if (isStanding) return soonest({ hasChanged, dueMs: null }, clock);
  const restMs = offer.restMs / pace - restedMs(hand);
  if (hand && restMs > 0) return soonest({ hasChanged, dueMs: restMs }, clock);
  const level = levels[clock.blinds];
  if (!level) throw new Error(`The blinds ${clock.blinds} are missing.`);
  const settings = handSettings(level);
  const turnMs = offer.turnMs / pace;
  await beginHand(transaction, room, offer, { seats: playing, last: hand, turnMs, settings });
  return { hasChanged: true, dueMs: 0 };
}

function soonest(turned: Turned, clock: Clock): Turned {
  const due = [turned.dueMs, clock.dueMs].filter((ms) => ms !== null);
  return {
    hasChanged: turned.hasChanged || clock.hasChanged,
    dueMs: due.length > 0 ? Math.min(...due) : null,
  };
}
