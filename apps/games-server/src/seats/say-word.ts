/**
 * Words of members in a room with seats. Each is one transaction under the room's lock and is noted
 * by its key, so that a word that comes twice is done once.
 */
import { randomBytes } from 'node:crypto';
import type { SeatAct } from '@bahati/contract/games-frame/seats.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { lockRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { playStep } from './play-hand.ts';
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { inHand, readNewestHand, readSitting, type StoredSeat } from './stored-seats.ts';

/** What a word leads to beside what it changed: a buy-in the wallet is asked for. */
export type Said = {
  buyInId: bigint | null;
  /** The word was said before: whoever heard it then asks the wallet. */
  isRepeated: boolean;
};

/** Longer than one call on the wallet, so that nobody else asks while we do. */
const leaseSeconds = 5;
const mostBuyIns = 200;

type Speaker = { session: FrameSession; room: StoredRoom; offer: SeatOffer; pace: number };

/** Refuses with the codes of the contract. */
export async function sayWord(
  transaction: Transaction,
  session: FrameSession,
  roomId: bigint,
  { key, act, pace }: { key: string; act: SeatAct; pace: number },
): Promise<Said> {
  const room = await lockRoom(transaction, roomId);
  const offer = room && seatOfferOf(room.gameCode);
  if (!room || !offer || session.currency !== room.currency) throw new Refusal('not_found');
  const { rows } = await transaction.query<{ buyInId: bigint | null }>(
    `SELECT buy_in_id AS "buyInId" FROM games.seat_words WHERE member_id = $1 AND key = $2`,
    [session.memberId, key],
  );
  if (rows[0]) return { ...rows[0], isRepeated: true };
  await transaction.query(
    `DELETE FROM games.seat_words WHERE member_id = $1 AND at < now() - interval '1 day'`,
    [session.memberId],
  );
  const buyInId = await done(transaction, { session, room, offer, pace }, act);
  await transaction.query(
    `INSERT INTO games.seat_words (member_id, key, room_id, buy_in_id) VALUES ($1, $2, $3, $4)`,
    [session.memberId, key, roomId, buyInId],
  );
  await transaction.query(
    `UPDATE games.rooms SET version = version + 1, due_at = clock_timestamp() WHERE id = $1`,
    [roomId],
  );
  return { buyInId, isRepeated: false };
}

/** Answers the buy-in the word asks for; null: it asks for none. */
async function done(
  transaction: Transaction,
  speaker: Speaker,
  act: SeatAct,
): Promise<bigint | null> {
  const { session, room } = speaker;
  const sitting = await readSitting(transaction, room.id);
  if (act.kind === 'sit') return sit(transaction, speaker, sitting, act);
  const own = sitting.find(({ memberId }) => memberId === session.memberId);
  if (!own) throw new Refusal('not_seated');
  switch (act.kind) {
    case 'topUp':
      return topUp(transaction, speaker, own, act.amount);
    case 'leave':
      await transaction.query('UPDATE games.seats SET is_leaving = true WHERE id = $1', [own.id]);
      break;
    case 'away':
      await setAway(transaction, own, act.isAway);
      break;
    case 'play':
      await play(transaction, speaker, own, act);
      break;
    default:
      return act satisfies never;
  }
  return null;
}

async function sit(
  transaction: Transaction,
  { session, room, offer }: Speaker,
  sitting: readonly StoredSeat[],
  { seat, amount }: Extract<SeatAct, { kind: 'sit' }>,
): Promise<bigint> {
  if (room.isPaused) throw new Refusal('table_paused');
  if (!session.canBet) throw new Refusal('bets_blocked');
  if (seat >= (room.settings.seats ?? 0)) throw new Refusal('seat_taken');
  if (sitting.some(({ memberId }) => memberId === session.memberId)) {
    throw new Refusal('already_seated');
  }
  if (sitting.some((other) => other.seat === seat)) throw new Refusal('seat_taken');
  const buyIn = readBuyIn(room, amount, 0n);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.seats (external_id, room_id, seat, game_code, member_id, session_id, currency,
       shown_name, bank_ms)
     SELECT $1, $2, $3, $4, $5, s.id, $6,
            coalesce(s.display_name, ''), $8
       FROM games.frame_sessions s WHERE s.id = $7
     RETURNING id`,
    [
      `r-${randomBytes(16).toString('hex')}`,
      room.id,
      seat,
      room.gameCode,
      session.memberId,
      room.currency,
      session.id,
      offer.bankMs,
    ],
  );
  if (!rows[0]) throw new Error('A seat was not written.');
  return addBuyIn(transaction, room, rows[0].id, buyIn);
}

/** What he has, in the hand or beside it, and what is asked for already, stays within the maximum. */
async function topUp(
  transaction: Transaction,
  { room }: Speaker,
  own: StoredSeat,
  amount: string,
): Promise<bigint> {
  if (room.isPaused) throw new Refusal('table_paused');
  if (own.state !== 'in' || own.isLeaving) throw new Refusal('not_seated');
  const hand = await readNewestHand(transaction, room.id);
  const dealt = hand?.overAt === null ? (inHand(hand, own)?.stack ?? 0n) : 0n;
  const { rows } = await transaction.query<{ asked: bigint; count: number }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE state = 'asking'), 0)::bigint AS asked,
            count(*)::int AS count
       FROM games.seat_buy_ins WHERE seat_id = $1`,
    [own.id],
  );
  const { asked = 0n, count = 0 } = rows[0] ?? {};
  if (count >= mostBuyIns) throw new Refusal('not_allowed');
  const buyIn = readBuyIn(room, amount, own.stack + dealt + asked);
  return addBuyIn(transaction, room, own.id, buyIn);
}

/** Refuses `buy_in_not_allowed`, with what may be brought beside what is there. */
function readBuyIn({ settings, currency }: StoredRoom, text: string, has: bigint): bigint {
  const amount = parseAmount(text, currency);
  const [minimum, maximum] = [BigInt(settings.minimum), BigInt(settings.maximum)];
  const unit = BigInt(settings.unit);
  const least = minimum - has > unit ? minimum - has : unit;
  const isAllowed = amount !== undefined && amount >= least && has + amount <= maximum;
  if (isAllowed) return amount;
  const most = maximum > has ? maximum - has : 0n;
  const details = { minimum: toDecimal(least, currency), maximum: toDecimal(most, currency) };
  throw new Refusal('buy_in_not_allowed', details);
}

async function addBuyIn(
  transaction: Transaction,
  { id: roomId }: StoredRoom,
  seatId: bigint,
  amount: bigint,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.seat_buy_ins (seat_id, room_id, number, amount, due_at)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3,
            clock_timestamp() + make_interval(secs => $4)
       FROM games.seat_buy_ins WHERE seat_id = $1
     RETURNING id`,
    [seatId, roomId, amount, leaseSeconds],
  );
  if (!rows[0]) throw new Error('A buy-in was not written.');
  return rows[0].id;
}

async function setAway(transaction: Transaction, own: StoredSeat, isAway: boolean): Promise<void> {
  await transaction.query(
    `UPDATE games.seats SET is_away = $2,
            away_since = CASE WHEN $2 THEN coalesce(away_since, clock_timestamp()) END
      WHERE id = $1`,
    [own.id, isAway],
  );
}

async function play(
  transaction: Transaction,
  { room, offer, pace }: Speaker,
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
  await playStep(
    transaction,
    room,
    offer,
    hand,
    { seat: own.seat, act, isIdle: false },
    offer.turnMs / pace,
  );
  await setAway(transaction, own, false);
}
