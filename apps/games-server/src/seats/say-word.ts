/** Words of members in a room with seats, each one transaction under the room's lock. */
import type { SeatAct } from '@bahati/contract/games-frame/seats.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { assertOffered, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { addBuyIn, addSeat } from './money/buy-ins.ts';
import { playWord, setAway } from './play-word.ts';
import { type Said, sayOnce } from './say-once.ts';
import { inHand, readNewestHand, readSitting, type StoredSeat } from './stored-seats.ts';

const mostBuyIns = 200;

type Speaker = { session: FrameSession; room: StoredRoom; offer: SeatOffer; pace: number };

/** Refuses with the codes of the contract. */
export function sayWord(
  transaction: Transaction,
  session: FrameSession,
  roomId: bigint,
  { key, act, pace }: { key: string; act: SeatAct; pace: number },
): Promise<Said> {
  return sayOnce(transaction, session, { roomId, key }, (room, offer) =>
    done(transaction, { session, room, offer, pace }, act),
  );
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
      await playWord(transaction, speaker, own, act);
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
  assertOffered(room);
  if (!session.canBet) throw new Refusal('bets_blocked');
  if (seat >= (room.settings.seats ?? 0)) throw new Refusal('seat_taken');
  if (sitting.some(({ memberId }) => memberId === session.memberId)) {
    throw new Refusal('already_seated');
  }
  if (sitting.some((other) => other.seat === seat)) throw new Refusal('seat_taken');
  const buyIn = readBuyIn(room, amount, 0n);
  const id = await addSeat(transaction, { session, room, seat, bankMs: offer.bankMs });
  return addBuyIn(transaction, room, id, buyIn);
}

/** What he has, in the hand or beside it, and what is asked for already, stays within the maximum. */
async function topUp(
  transaction: Transaction,
  { room }: Speaker,
  own: StoredSeat,
  amount: string,
): Promise<bigint> {
  assertOffered(room);
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
