/** Words of members in a tournament: registering and taking it back in its own room, the hand at a table. */
import type { SitAndGoAct } from '@bahati/contract/games-frame/sit-and-go.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { entryPrice } from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { addBuyIn, addSeat } from '#games-server/seats/money/buy-ins.ts';
import { playWord, setAway } from '#games-server/seats/play-word.ts';
import { type Said, sayOnce } from '#games-server/seats/say-once.ts';
import { readSitting } from '#games-server/seats/stored-seats.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { giveBack } from '#games-server/sit-and-go/call-off.ts';
import { isEnterable } from './show-tournament.ts';
import { readEntrants, readTournament, termsOf } from './stored-tournament.ts';

type Speaker = { session: FrameSession; room: StoredRoom; offer: SeatOffer; pace: number };
type Word = { key: string; act: SitAndGoAct; pace: number };

/** In the tournament's own room. Refuses with the codes of the contract. */
export const sayAtEntry = (
  transaction: Transaction,
  session: FrameSession,
  roomId: bigint,
  { key, act, pace }: Word,
): Promise<Said> =>
  sayOnce(transaction, session, { roomId, key }, async (room, offer) => {
    const speaker = { session, room, offer, pace };
    if (act.kind === 'register') return register(transaction, speaker);
    if (act.kind === 'unregister') await unregister(transaction, speaker);
    else throw new Refusal('not_seated');
    return null;
  });

/** At one of its tables. Refuses with the codes of the contract. */
export const sayAtTable = (
  transaction: Transaction,
  session: FrameSession,
  roomId: bigint,
  { key, act, pace }: Word,
): Promise<Said> =>
  sayOnce(transaction, session, { roomId, key }, async (room, offer) => {
    const sitting = await readSitting(transaction, room.id);
    const own = sitting.find(({ memberId }) => memberId === session.memberId);
    if (!own) throw new Refusal('not_seated');
    if (act.kind === 'play') await playWord(transaction, { room, offer, pace }, own, act);
    else if (act.kind === 'away') await setAway(transaction, own, act.isAway);
    else throw new Refusal('registration_closed');
    return null;
  });

async function register(
  transaction: Transaction,
  { session, room, offer, pace }: Speaker,
): Promise<bigint> {
  if (room.isPaused) throw new Refusal('table_paused');
  if (!session.canBet) throw new Refusal('bets_blocked');
  const tournament = await readTournament(transaction, room);
  const entrants = await readEntrants(transaction, room.id);
  if (entrants.some(({ memberId }) => memberId === session.memberId)) {
    throw new Refusal('already_seated');
  }
  const terms = termsOf(room);
  if (!isEnterable(tournament, terms, entrants, { now: room.now, pace })) {
    throw new Refusal('registration_closed');
  }
  const entry = await nextEntry(transaction, room);
  const { bankMs } = offer;
  const id = await addSeat(transaction, { session, room, seat: entry, bankMs, entry });
  return addBuyIn(transaction, room, id, entryPrice(terms));
}

/** The number of who took it back is not given again. */
async function nextEntry(transaction: Transaction, { id }: StoredRoom): Promise<number> {
  const { rows } = await transaction.query<{ entry: number }>(
    'SELECT coalesce(max(entry), 0)::int + 1 AS entry FROM games.seats WHERE tournament_id = $1',
    [id],
  );
  return rows[0]?.entry ?? 1;
}

async function unregister(transaction: Transaction, { session, room }: Speaker): Promise<void> {
  const { state } = await readTournament(transaction, room);
  const entrants = await readEntrants(transaction, room.id);
  const own = entrants.find(({ memberId }) => memberId === session.memberId);
  if (!own) throw new Refusal('not_seated');
  if (state !== 'registering') throw new Refusal('registration_closed');
  await giveBack(transaction, [own]);
}
