/**
 * What happens in a room with seats by itself: a turn whose time is over, members who leave, the next
 * hand. Done under the lock of the room by whichever process looks first; the database's clock
 * decides.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom, Turned } from '#games-server/rooms/stored-room.ts';
import { botWord, thoughtMs } from './bots/bot-word.ts';
import type { BotLicence } from './bots/bot-settings.ts';
import { turnBots } from './bots/turn-bots.ts';
import { beginHand, playStep } from './play-hand.ts';
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { standUp } from './stand-up.ts';
import {
  inHand,
  readNewestHand,
  readSitting,
  type StoredHand,
  type StoredSeat,
} from './stored-seats.ts';

/** Who lets hands pass for so long is stood up, and what he has is paid. */
const longestAwayMs = 300_000;
/** Who has been away for so long in the middle of a match has left it. */
const longestMissingMs = 60_000;
/** A seat's first buy-in that is not answered keeps the seat so long; the wallet decides before. */
const lookAgainMs = 5_000;
/** One use of the time bank. */
const bankUseMs = 15_000;

export type Pace = { pace: number };

export async function turnSeats(
  transaction: Transaction,
  room: StoredRoom,
  { pace, licence }: Pace & { licence: BotLicence },
): Promise<Turned> {
  const offer = seatOfferOf(room.gameCode);
  if (!offer) return { hasChanged: false, dueMs: null };
  const hand = await readNewestHand(transaction, room.id);
  const sitting = await readSitting(transaction, room.id);
  if (hand && hand.overAt === null) return goOn(transaction, room, offer, { hand, sitting, pace });
  return between(transaction, room, offer, { hand, sitting, pace, licence });
}

export type Going = { hand: StoredHand; sitting: readonly StoredSeat[]; pace: number };

/** Whoever has gone, or whose time is over, says what the game has him say. */
export async function goOn(
  transaction: Transaction,
  room: StoredRoom,
  offer: SeatOffer,
  { hand, sitting, pace }: Going,
): Promise<Turned> {
  const { turn, turnEndsAt } = hand;
  if (turn === null || turnEndsAt === null)
    throw new Error(`The hand ${hand.id} waits for nobody.`);
  const seat = sitting.find((each) => each.seat === turn && inHand(hand, each));
  const leftMs = turnEndsAt.getTime() - hand.now.getTime();
  if (seat && seat.bot !== null) return goOnAsBot(transaction, room, offer, { hand, pace, leftMs });
  const isGone = !seat || seat.isLeaving || seat.isAway;
  if (!isGone && leftMs > 0) return { hasChanged: false, dueMs: leftMs };
  if (!isGone && seat.bankMs > 0) {
    const usedMs = Math.min(seat.bankMs, bankUseMs);
    await useBank(transaction, hand, seat, usedMs / pace);
    return { hasChanged: true, dueMs: usedMs / pace };
  }
  const turnMs = offer.turnMs / pace;
  const hasLeft = !seat || seat.isLeaving || seat.awayMs > longestMissingMs / pace;
  const act = (hasLeft ? offer.goneAct : undefined) ?? offer.game.idle(hand.state);
  const word = { seat: turn, act, isIdle: true };
  await playStep(transaction, room, offer, hand, word, turnMs);
  if (seat && !seat.isAway) await letPass(transaction, seat);
  // What comes next is looked at by itself: the next may have gone as well.
  return { hasChanged: true, dueMs: 0 };
}

/** A bot speaks after a thought, and is never away. */
async function goOnAsBot(
  transaction: Transaction,
  room: StoredRoom,
  offer: SeatOffer,
  { hand, pace, leftMs }: Pick<Going, 'hand' | 'pace'> & { leftMs: number },
): Promise<Turned> {
  const turnMs = offer.turnMs / pace;
  const waitMs = thoughtMs(room, hand) / pace - (turnMs - leftMs);
  if (waitMs > 0) return { hasChanged: false, dueMs: waitMs };
  const word = { seat: hand.turn ?? 0, act: botWord(room, offer, hand), isIdle: false };
  await playStep(transaction, room, offer, hand, word, turnMs);
  return { hasChanged: true, dueMs: 0 };
}

async function useBank(
  transaction: Transaction,
  { id }: StoredHand,
  seat: StoredSeat,
  usedMs: number,
): Promise<void> {
  await transaction.query(
    `UPDATE games.hands SET turn_ends_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
      WHERE id = $1`,
    [id, usedMs],
  );
  await transaction.query(
    'UPDATE games.seats SET bank_ms = greatest(bank_ms - $2::int, 0) WHERE id = $1',
    [seat.id, bankUseMs],
  );
}

async function letPass(transaction: Transaction, { id }: StoredSeat): Promise<void> {
  await transaction.query(
    `UPDATE games.seats SET is_away = true, away_since = clock_timestamp() WHERE id = $1`,
    [id],
  );
}

type Resting = {
  hand: StoredHand | undefined;
  sitting: readonly StoredSeat[];
  pace: number;
  licence: BotLicence;
};

async function between(
  transaction: Transaction,
  room: StoredRoom,
  offer: SeatOffer,
  { hand, sitting, pace, licence }: Resting,
): Promise<Turned> {
  const goers = sitting.filter(
    (seat) =>
      seat.state === 'in' &&
      (room.isClosed || seat.isLeaving || seat.awayMs > longestAwayMs / pace),
  );
  await standUp(transaction, goers);
  const left = sitting.filter((seat) => !goers.includes(seat));
  const bots = await turnBots(transaction, room, offer, { hand, sitting: left, pace, licence });
  const staying = bots.hasChanged ? await readSitting(transaction, room.id) : left;
  const present = staying.filter((seat) => seat.state === 'in' && !seat.isAway);
  const [ready, broke] = [
    present.filter(({ stack }) => stack >= leastStack(room)),
    // A bot brings chips by itself, or leaves.
    present.filter(({ bot, stack }) => bot === null && stack < leastStack(room)),
  ];
  // A top-up brings him back; without one his seat is free after a while.
  for (const seat of broke) await letPass(transaction, seat);
  const hasChanged = goers.length + broke.length > 0 || bots.hasChanged;
  if (room.isPaused || room.isClosed || ready.length < offer.game.seats.least) {
    const againMs = Math.min(lookAgainMs / pace, bots.dueMs ?? Infinity);
    return { hasChanged, dueMs: staying.length > 0 ? againMs : null };
  }
  const restMs = offer.restMs / pace - restedMs(hand);
  if (restMs > 0) return { hasChanged, dueMs: restMs };
  const turnMs = offer.turnMs / pace;
  await beginHand(transaction, room, offer, { seats: ready, last: hand, turnMs });
  return { hasChanged: true, dueMs: 0 };
}

export const restedMs = (hand: StoredHand | undefined) =>
  hand?.overAt ? hand.now.getTime() - hand.overAt.getTime() : Infinity;

/** Who has less waits for a top-up. */
const leastStack = ({ settings }: StoredRoom): bigint => BigInt(settings.unit);
