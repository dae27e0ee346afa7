/** One room as staff see it: what everybody sees, who sits there with what, and what staff did. */
import type {
  OfficeRoomPage,
  OfficeRoundSeat,
  OfficeSeat,
} from '@bahati/contract/rooms-office/rooms.ts';
import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { TableView } from '@bahati/contract/games-frame/tables.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { readNotes } from '#games-server/office/office-log.ts';
import type { Rooms } from '#games-server/rooms/live/connection.ts';
import { readRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readNewestTableRound } from '#games-server/tables/stored-table.ts';
import { readEntrants } from '#games-server/sit-and-go/stored-sit-and-go.ts';
import {
  inHand,
  readNewestHand,
  readSitting,
  type StoredSeat,
} from '#games-server/seats/stored-seats.ts';
import { boundsOf } from './limits.ts';
import { readOfficeTournament } from './read-tournament.ts';
import { readOfficeRoom } from './room-lines.ts';
import { readRoundSeats } from './round-seats.ts';

/** Refuses `not_found`. */
export async function readRoomPage(
  context: Context,
  rooms: Pick<Rooms, 'hub' | 'kinds'>,
  id: string,
): Promise<OfficeRoomPage> {
  const { database } = context;
  const room = await readRoom(database, BigInt(id));
  if (!room) throw new Refusal('not_found');
  const bounds = boundsOf(room);
  const told = (amount: bigint) => toDecimal(amount, room.currency);
  return {
    room: await readOfficeRoom(context, rooms, id),
    seats: await readSeats(context, room),
    ...(await readShown(context, rooms, room)),
    tournament: await readOfficeTournament(context, room),
    bounds: bounds && { minimum: told(bounds.minimum), maximum: told(bounds.maximum) },
    notes: await readNotes(database, `room ${id}`),
  };
}

type Shown = Pick<OfficeRoomPage, 'round' | 'hand'>;

/** By the kind's own view, which leaves out what is hidden. */
async function readShown(
  { database }: Pick<Context, 'database'>,
  { kinds }: Pick<Rooms, 'kinds'>,
  room: StoredRoom,
): Promise<Shown> {
  if (room.kind === 'pool' || room.kind === 'crash') return { round: null, hand: null };
  const view = await (await kinds[room.kind].read(room)).view();
  if (room.kind === 'table') {
    const round = await readNewestTableRound(database, room.id);
    const table = liveTableOf(room.gameCode);
    const seats = round && table ? await readRoundSeats(database, room, table, round) : [];
    return { round: showRound(room, view as never, seats), hand: null };
  }
  return { round: null, hand: showHand(view as never) };
}

function showRound(
  { gameCode }: StoredRoom,
  { round, totals }: TableView,
  seats: OfficeRoundSeat[],
): Shown['round'] {
  const rules = liveTableOf(gameCode)?.rules;
  if (!round || !rules) return null;
  const { roundId, game, phase, closesAt, endsAt, previousHash, hash } = round;
  const shown = round.shown as Record<string, unknown> | null;
  return {
    roundId,
    number: game,
    phase,
    closesAt,
    endsAt,
    previousHash,
    hash,
    picture: shown && { game: rules.code, version: rules.version, shown },
    places: [...totals.places],
    seats,
  };
}

function showHand({ hand }: SeatsView): Shown['hand'] {
  if (!hand) return null;
  const { number, step, turn, turnEndsAt, isOver } = hand;
  const view = hand.view as Record<string, unknown>;
  const { board, pot } = view;
  // Of poker alone a board is cards in the middle.
  const isPoker = 'street' in view && Array.isArray(board);
  return {
    number,
    step,
    turn,
    turnEndsAt,
    isOver,
    board: isPoker ? (board as number[]) : [],
    pot: typeof pot === 'string' ? pot : null,
    view,
  };
}

async function readSeats({ database }: Context, room: StoredRoom): Promise<OfficeSeat[]> {
  if (room.kind === 'table' || room.kind === 'pool' || room.kind === 'crash') return [];
  const [hand, sitting] = await Promise.all([
    readNewestHand(database, room.id),
    // Of a sit-and-go whoever takes part or took part to its end.
    room.kind === 'sit-and-go' ? readEntrants(database, room.id) : readSitting(database, room.id),
  ]);
  const told = (amount: bigint) => toDecimal(amount, room.currency);
  const { rows } = await database.query<{ id: bigint; satAt: Date }>(
    'SELECT id, sat_at AS "satAt" FROM games.seats WHERE id = ANY($1::bigint[])',
    [sitting.map(({ id }) => id)],
  );
  const satAt = new Map(rows.map((row) => [row.id, row.satAt.toISOString()]));
  return sitting.map((seat) => ({
    seatId: seat.id.toString(),
    seat: seat.seat,
    memberId: seat.memberId,
    name: seat.shownName,
    state: stateOf(seat),
    place: seat.place,
    prize: room.kind === 'sit-and-go' && seat.payout !== null ? told(seat.payout) : null,
    stack: told(seat.stack),
    inHand: told((hand?.overAt === null ? inHand(hand, seat)?.stack : undefined) ?? 0n),
    brought: told(seat.brought),
    isAway: seat.isAway,
    isLeaving: seat.isLeaving,
    satAt: satAt.get(seat.id) ?? room.now.toISOString(),
  }));
}

function stateOf({ id, state }: StoredSeat): OfficeSeat['state'] {
  if (state === 'refused' || state === 'returning') throw new Error(`Nobody sits on seat ${id}.`);
  return state;
}
