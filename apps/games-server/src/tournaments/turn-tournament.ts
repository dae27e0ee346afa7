/**
 * What happens in a tournament by itself: it begins at its time or is called off, its blinds rise, and
 * while it is played its tables are looked after (`run-tables.ts`). Done under the lock of its room by
 * whichever process looks first; the database's clock decides.
 */
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom, Turned } from '#games-server/rooms/stored-room.ts';
import { type Clock, keepClock } from '#games-server/seats/blind-clock.ts';
import { giveBack } from '#games-server/sit-and-go/call-off.ts';
import type { Pace } from '#games-server/seats/turn-seats.ts';
import { callOffTournament } from './call-off-tournament.ts';
import { runTables } from './run-tables.ts';
import { beginTournament } from './seat-entrants.ts';
import {
  readEntrants,
  readTournament,
  type StoredTournament,
  termsOf,
} from './stored-tournament.ts';

/** While it is played it looks this often, though no table has told it of anything. */
const lookMs = 1_000;

type Turning = { tournament: StoredTournament; offer: SeatOffer; pace: number };

export async function turnTournament(
  transaction: Transaction,
  room: StoredRoom,
  { pace }: Pace,
): Promise<Turned> {
  const offer = seatOfferOf(room.gameCode);
  const tournament = await readTournament(transaction, room);
  if (offer && tournament.state === 'registering') return gather(transaction, room, tournament);
  if (offer && tournament.state === 'running') {
    return play(transaction, room, { tournament, offer, pace });
  }
  return { hasChanged: false, dueMs: null };
}

async function gather(
  transaction: Transaction,
  room: StoredRoom,
  tournament: StoredTournament,
): Promise<Turned> {
  const entrants = await readEntrants(transaction, room.id);
  // The operator has voided what they paid.
  const goers = entrants.filter(({ isLeaving }) => isLeaving);
  await giveBack(transaction, goers);
  const hasChanged = goers.length > 0;
  // One nobody has entered may be entered once the game is open again.
  if (room.isClosed && entrants.length > 0) {
    await callOffTournament(transaction, room, 'closed');
    return { hasChanged: true, dueMs: null };
  }
  const leftMs = tournament.startsAt.getTime() - room.now.getTime();
  if (leftMs > 0) return { hasChanged, dueMs: leftMs };
  if (room.isPaused) return { hasChanged, dueMs: null };
  const registered = entrants.filter((seat) => !goers.includes(seat));
  const paid = registered.filter(({ state }) => state === 'in');
  const { least } = termsOf(room);
  if (paid.length >= least) {
    await beginTournament(transaction, room, tournament, paid);
    return { hasChanged: true, dueMs: 0 };
  }
  // Whose buy-in the wallet has not answered is waited for; some forty seconds at most.
  if (registered.length >= least) return { hasChanged, dueMs: lookMs };
  await callOffTournament(transaction, room, 'too_few');
  return { hasChanged: true, dueMs: null };
}

async function play(
  transaction: Transaction,
  room: StoredRoom,
  { tournament, offer, pace }: Turning,
): Promise<Turned> {
  const { levels } = termsOf(room);
  const isStanding = room.isPaused;
  const keeping = { table: 'tournaments', levels, isStanding, pace } as const;
  const clock = await keepClock(transaction, room, tournament, keeping);
  const ran = await runTables(transaction, room, { tournament, offer, pace, clock });
  return soonest(ran, clock);
}

function soonest({ hasChanged, dueMs }: Turned, clock: Clock): Turned {
  const due = [dueMs, clock.dueMs, lookMs].filter((ms) => ms !== null);
  return { hasChanged: hasChanged || clock.hasChanged, dueMs: Math.min(...due) };
}
