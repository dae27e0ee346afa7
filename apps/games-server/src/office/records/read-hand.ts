/** One hand step by step; and its hidden cards once it is over, for who may see them. */
import type { OfficeHand, OfficeRevealed } from '@bahati/contract/rooms-office/records.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { noteAct, readNotes } from '#games-server/office/office-log.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import { readHand, readSeats, type StoredHand } from '#games-server/seats/stored-seats.ts';
import { roomOf } from './of-room.ts';
import { tellSteps } from './tell-steps.ts';

/** Refuses `not_found`. */
export async function readOfficeHand({ database }: Context, id: string): Promise<OfficeHand> {
  const hand = await readHand(database, BigInt(id));
  if (!hand) throw new Refusal('not_found');
  const room = await roomOf(database, hand.roomId);
  const game = seatOfferOf(hand.gameCode)?.game;
  return {
    handId: id,
    room,
    number: hand.number,
    version: hand.version,
    isOver: hand.overAt !== null,
    voidedAt: hand.voidedAt?.toISOString() ?? null,
    beganAt: hand.beganAt.toISOString(),
    overAt: hand.overAt?.toISOString() ?? null,
    commitment: hand.commitment?.hash ?? null,
    players: await readPlayers(database, hand, room.currency),
    rake: hand.rake === null ? null : toDecimal(hand.rake, room.currency),
    // As a spectator saw it; of a game that is no longer offered nobody can say what was hidden.
    steps: await tellSteps(database, hand.id, room.currency, (event) =>
      game ? game.viewEvent(event, null) : null,
    ),
    notes: await readNotes(database, `hand ${id}`),
  };
}

async function readPlayers(
  database: Context['database'],
  { players, result }: StoredHand,
  currency: OfficeHand['room']['currency'],
): Promise<OfficeHand['players']> {
  const seats = await readSeats(database, 'WHERE s.id = ANY($1::bigint[])', [
    players.map(({ seatId }) => seatId),
  ]);
  const told = (amount: bigint) => toDecimal(amount, currency);
  return players.map(({ seat, seatId, stack }) => {
    const own = seats.find(({ id }) => id.toString() === seatId);
    const after = result?.stacks.find((each) => each.seat === seat)?.stack ?? null;
    const put = result?.contributed.find((each) => each.seat === seat)?.stack ?? null;
    return {
      seat,
      seatId,
      memberId: own?.memberId ?? null,
      name: own?.shownName ?? '',
      before: told(stack),
      after: after === null ? null : told(after),
      won: after === null ? null : told(after - stack),
      contributed: put === null ? null : told(put),
    };
  });
}

/** It is noted who looked, and why, before anything is told. Refuses `not_found`, `hand_not_over`. */
export async function revealHand(
  { database }: Context,
  officer: Officer,
  id: string,
  reason: string,
): Promise<OfficeRevealed> {
  const hand = await readHand(database, BigInt(id));
  if (!hand) throw new Refusal('not_found');
  if (hand.overAt === null) throw new Refusal('hand_not_over');
  await inTransaction(database, (transaction) =>
    noteAct(transaction, officer, { what: 'cards', subject: `hand ${id}`, reason }),
  );
  const { currency } = await roomOf(database, hand.roomId);
  const deck = seatOfferOf(hand.gameCode)?.game.deck;
  return {
    seed: hand.seed,
    deck: deck ? [...deck.order(hand.state)] : [],
    steps: await tellSteps(database, hand.id, currency, (event) => event),
  };
}
