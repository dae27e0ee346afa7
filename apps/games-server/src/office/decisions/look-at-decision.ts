/** Who is touched by a void as things stand, by the rules it is carried out by. */
import type { RoomsDecision, RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readSeats, readSitting } from '#games-server/seats/stored-seats.ts';
import { assertOpen } from '#games-server/sit-and-go/call-off.ts';
import { assertTournamentOpen } from '#games-server/tournaments/call-off-tournament.ts';
import { readEntrants } from '#games-server/tournaments/stored-tournament.ts';
import { lookAtHand, readVoidable } from '#games-server/seats/void-hand.ts';
import {
  assertVoidable,
  mostReversed,
  readTouched,
  wayOf,
} from '#games-server/tables/voids/void-round.ts';

type Reader = Pick<Transaction, 'query'>;

const mostListed = 500;

/** Refuses as the contract says. */
export function lookAtDecision(database: Reader, decision: RoomsDecision): Promise<RoomsTouched> {
  if (decision.kind === 'void_round') return lookAtRound(database, BigInt(decision.roundId));
  if (decision.kind === 'void_hand') return lookAtVoidedHand(database, BigInt(decision.handId));
  return lookAtTournament(database, decision);
}

type OfTournament = Extract<RoomsDecision, { roomId: string }>;

/** Refuses `not_found` for a room of none of its kind, `decision_not_possible` for one that has ended. */
export function assertNotEnded(
  database: Reader,
  { kind }: OfTournament,
  room: StoredRoom,
): Promise<void> {
  if (kind === 'void_tournament') return assertTournamentOpen(database, room);
  return assertOpen(database, room);
}

async function lookAtTournament(database: Reader, decision: OfTournament): Promise<RoomsTouched> {
  const room = await readRoom(database, BigInt(decision.roomId));
  if (!room) throw new Refusal('not_found');
  await assertNotEnded(database, decision, room);
  const isLarge = decision.kind === 'void_tournament';
  const sitting = await (isLarge ? readEntrants : readSitting)(database, room.id);
  const told = (amount: bigint) => toDecimal(amount, room.currency);
  return {
    way: 'call_off',
    currency: room.currency,
    members: sitting.map(({ memberId, shownName, seat, brought }) => ({
      memberId,
      name: shownName,
      seat: isLarge ? null : seat,
      before: told(0n),
      after: told(brought),
    })),
    count: sitting.length,
    stakesBack: told(sitting.reduce((sum, { brought }) => sum + brought, 0n)),
    payoutsBack: told(0n),
  };
}

async function currencyOf(database: Reader, roomId: bigint): Promise<Currency> {
  const room = await readRoom(database, roomId);
  if (!room) throw new Refusal('not_found');
  return room.currency;
}

async function lookAtRound(database: Reader, roundId: bigint): Promise<RoomsTouched> {
  const { roomId } = await assertVoidable(database, roundId);
  const currency = await currencyOf(database, roomId);
  const all = await readTouched(database, roundId);
  const way = wayOf(all);
  if (way === 'reverse' && all.length > mostReversed) {
    throw new Refusal('too_many_entries', { most: mostReversed });
  }
  const staked = all.filter(({ state, stake }) => state !== 'voided' && stake > 0n);
  const told = (amount: bigint) => toDecimal(amount, currency);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, each) => whole + each, 0n);
  return {
    way,
    currency,
    members: staked.slice(0, mostListed).map(({ memberId, name, stake, payout }) => ({
      memberId,
      name,
      seat: null,
      before: told(payout ?? 0n),
      after: told(stake),
    })),
    count: staked.length,
    stakesBack: told(sum(staked.map(({ stake }) => stake))),
    payoutsBack: told(way === 'return' ? 0n : sum(staked.map(({ payout }) => payout ?? 0n))),
  };
}

async function lookAtVoidedHand(database: Reader, handId: bigint): Promise<RoomsTouched> {
  const hand = await readVoidable(database, handId);
  const room = await readRoom(database, hand.roomId);
  if (!room) throw new Refusal('not_found');
  const touched = await lookAtHand(database, room, hand);
  const seats = await readSeats(database, 'WHERE s.id = ANY($1::bigint[])', [
    touched.map(({ seatId }) => seatId),
  ]);
  const told = (amount: bigint) => toDecimal(amount, room.currency);
  const back = hand.result === null ? hand.players.reduce((sum, { stack }) => sum + stack, 0n) : 0n;
  return {
    way: hand.result === null ? 'cancel' : 'undo',
    currency: room.currency,
    members: touched.map(({ seat, seatId, before, after }) => {
      const own = seats.find(({ id }) => id.toString() === seatId);
      return {
        memberId: own?.memberId ?? '',
        name: own?.shownName ?? '',
        seat,
        before: told(before),
        after: told(after),
      };
    }),
    count: touched.length,
    stakesBack: told(back),
    payoutsBack: told(0n),
  };
}
