/** Words of members in a sit-and-go: registering, taking it back, and the hand. */
import type { SitAndGoAct } from '@bahati/contract/games-frame/sit-and-go.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { priceOf } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertOffered, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { addBuyIn, addSeat } from '#games-server/seats/money/buy-ins.ts';
import { playWord, setAway } from '#games-server/seats/play-word.ts';
import { type Said, sayOnce } from '#games-server/seats/say-once.ts';
import { readSitting } from '#games-server/seats/stored-seats.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { giveBack } from './call-off.ts';
import { readSitAndGo, termsOf } from './stored-sit-and-go.ts';

type Speaker = { session: FrameSession; room: StoredRoom; offer: SeatOffer; pace: number };

/** Refuses with the codes of the contract. */
export function sayEntry(
  transaction: Transaction,
  session: FrameSession,
  roomId: bigint,
  { key, act, pace }: { key: string; act: SitAndGoAct; pace: number },
): Promise<Said> {
  return sayOnce(transaction, session, { roomId, key }, (room, offer) =>
    done(transaction, { session, room, offer, pace }, act),
  );
}

async function done(
  transaction: Transaction,
  speaker: Speaker,
  act: SitAndGoAct,
): Promise<bigint | null> {
  const { session, room } = speaker;
  if (act.kind === 'register') return register(transaction, speaker);
  const sitting = await readSitting(transaction, room.id);
  const own = sitting.find(({ memberId }) => memberId === session.memberId);
  if (!own) throw new Refusal('not_seated');
  if (act.kind === 'play') await playWord(transaction, speaker, own, act);
  else if (act.kind === 'away') await setAway(transaction, own, act.isAway);
  else {
    const { state } = await readSitAndGo(transaction, room);
    if (state !== 'registering') throw new Refusal('registration_closed');
    await giveBack(transaction, [own]);
  }
  return null;
}

async function register(
  transaction: Transaction,
  { session, room, offer }: Speaker,
): Promise<bigint> {
  assertOffered(room);
  if (!session.canBet) throw new Refusal('bets_blocked');
  const { state } = await readSitAndGo(transaction, room);
  if (state !== 'registering') throw new Refusal('registration_closed');
  const sitting = await readSitting(transaction, room.id);
  if (sitting.some(({ memberId }) => memberId === session.memberId)) {
    throw new Refusal('already_seated');
  }
  const terms = termsOf(room);
  const taken = new Set(sitting.map(({ seat }) => seat));
  const seat = Array.from({ length: terms.seats }, (_, at) => at).find((at) => !taken.has(at));
  if (seat === undefined) throw new Refusal('registration_closed');
  const id = await addSeat(transaction, { session, room, seat, bankMs: offer.bankMs });
  return addBuyIn(transaction, room, id, priceOf(terms));
}
