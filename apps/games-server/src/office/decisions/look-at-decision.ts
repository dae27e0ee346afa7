/** Who is touched by a void as things stand, by the rules it is carried out by. */
import type { RoomsDecision, RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readRooms } from '#games-server/rooms/stored-room.ts';
import { readSeats } from '#games-server/seats/stored-seats.ts';
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
  return decision.kind === 'void_round'
    ? lookAtRound(database, BigInt(decision.roundId))
    : lookAtVoidedHand(database, BigInt(decision.handId));
}

async function currencyOf(database: Reader, roomId: bigint): Promise<Currency> {
  const [room] = await readRooms(database, 'WHERE r.id = $1', [roomId]);
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
  const [room] = await readRooms(database, 'WHERE r.id = $1', [hand.roomId]);
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
