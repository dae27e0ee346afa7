/** Tournaments of several tables as they stand in the database; their seats and hands are those of every room with seats. */
import type { TournamentTerms } from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { BlindClock } from '#games-server/seats/blind-clock.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import {
  isMembers,
  type MemberSeat,
  readSeats,
  type StoredHand,
  type StoredSeat,
} from '#games-server/seats/stored-seats.ts';

export type StoredTournament = BlindClock & {
  /** Of its own room. */
  roomId: bigint;
  state: 'registering' | 'running' | 'over' | 'called_off';
  calledOffFor: 'too_few' | 'closed' | 'voided' | null;
  startsAt: Date;
  /** Null: it may be entered yet, or buy-ins are not answered. */
  closedAt: Date | null;
  drawSeed: string;
  /** Null: it has not begun. */
  drawClientSeed: string | null;
  isPaused: boolean;
};

export type StoredTable = { roomId: bigint; number: number };

type Reader = Pick<Transaction, 'query'>;

/** By its own room, or the room of one of its tables. @throws {Error} for a room of none. */
export async function readTournament(
  database: Reader,
  { id, code }: Pick<StoredRoom, 'id' | 'code'>,
): Promise<StoredTournament> {
  const { rows } = await database.query<StoredTournament>(
    `SELECT g.room_id AS "roomId", g.state, g.called_off_for AS "calledOffFor",
            g.starts_at AS "startsAt", g.closed_at AS "closedAt", g.blinds,
            g.played_ms::float8 AS "playedMs", g.ticking_since AS "tickingSince",
            g.draw_seed AS "drawSeed", g.draw_client_seed AS "drawClientSeed",
            r.is_paused AS "isPaused"
       FROM games.tournaments g JOIN games.rooms r ON r.id = g.room_id
      WHERE g.room_id = coalesce(
        (SELECT t.tournament_id FROM games.tournament_tables t WHERE t.room_id = $1), $1)`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`The room ${code} is of no tournament.`);
  return row;
}

export const termsOf = ({ settings }: Pick<StoredRoom, 'settings'>): TournamentTerms =>
  readState(settings.game) as TournamentTerms;

/** Everybody who takes part or took part to the end; who was paid back is none of them. */
export async function readEntrants(database: Reader, tournamentId: bigint): Promise<MemberSeat[]> {
  const seats = await readSeats(
    database,
    `WHERE s.tournament_id = $1 AND s.state IN ('asking', 'in', 'paying', 'left') ORDER BY s.entry`,
    [tournamentId],
  );
  return seats.filter(isMembers);
}

/** Who has paid, and so adds to the pool. */
export const hasEntered = ({ state }: Pick<StoredSeat, 'state'>): boolean => state !== 'asking';

/** Who has chips, or will have them. */
export const isStillIn = (seat: Pick<StoredSeat, 'state' | 'outCount' | 'place'>): boolean =>
  seat.state === 'in' && seat.outCount === null && seat.place === null;

/** Those that are played, in the order in which their rooms are locked. */
export async function readTables(database: Reader, tournamentId: bigint): Promise<StoredTable[]> {
  const { rows } = await database.query<StoredTable>(
    `SELECT room_id AS "roomId", number FROM games.tournament_tables
      WHERE tournament_id = $1 AND ended_at IS NULL ORDER BY room_id`,
    [tournamentId],
  );
  return rows;
}

/**
 * Who is shown at a table: who sits there, and who went out in its newest hand or won it, at the seat
 * in which he did, until the next begins.
 */
export async function readAtTable(
  database: Reader,
  { id }: Pick<StoredRoom, 'id'>,
  hand: StoredHand | undefined,
): Promise<StoredSeat[]> {
  const dealt = hand?.players ?? [];
  const seats = await readSeats(
    database,
    `WHERE (s.room_id = $1 AND s.state IN ('asking', 'in', 'paying', 'left'))
        OR (s.id = ANY($2::bigint[]) AND s.out_count IS NOT NULL) ORDER BY s.id`,
    [id, dealt.map(({ seatId }) => seatId)],
  );
  const sitting = seats.filter(({ roomId }) => roomId === id);
  const gone = seats
    .filter((seat) => !sitting.includes(seat))
    .flatMap((seat) => {
      const own = dealt.find(({ seatId }) => seatId === seat.id.toString());
      const isTaken = sitting.some((other) => other.seat === own?.seat);
      return own && !isTaken ? [{ ...seat, seat: own.seat }] : [];
    });
  return [...sitting, ...gone].toSorted((one, other) => one.seat - other.seat);
}
