/** Everything a tournament tells, read at one time for its own room or the room of a table. */
import {
  entryPrizes,
  isHandForHand,
} from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { type DealtIn, readNewestHand } from '#games-server/seats/stored-seats.ts';
import type { ShownTournament } from './show-tournament.ts';
import {
  isStillIn,
  readAtTable,
  readEntrants,
  readTables,
  readTournament,
  termsOf,
} from './stored-tournament.ts';

/** Refuses `not_found` for a game that is not offered. */
export async function readShown(
  database: Database,
  room: StoredRoom,
  pace: number,
): Promise<ShownTournament> {
  const offer = seatOfferOf(room.gameCode);
  if (!offer) throw new Refusal('not_found');
  const tournament = await readTournament(database, room);
  const isTable = room.kind === 'tournament-table';
  const [entrants, tables, hand] = await Promise.all([
    readEntrants(database, tournament.roomId),
    readTables(database, tournament.roomId),
    isTable ? readNewestHand(database, room.id) : undefined,
  ]);
  const left = entrants.filter(isStillIn).length;
  const paidPlaces = entryPrizes(termsOf(room), entrants.length).length;
  return {
    room,
    offer,
    tournament,
    entrants,
    tables,
    hand,
    sitting: isTable ? await readAtTable(database, room, hand) : [],
    inHands: isTable ? new Map() : await readInHands(database, tournament.roomId),
    isHandForHand: tournament.closedAt !== null && isHandForHand(left, paidPlaces, tables.length),
    pace,
  };
}

/** Chips of hands that are played, as they began. */
async function readInHands(
  database: Database,
  tournamentId: bigint,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await database.query<{ players: unknown }>(
    `SELECT h.players FROM games.tournament_tables t JOIN games.hands h ON h.room_id = t.room_id
      WHERE t.tournament_id = $1 AND t.ended_at IS NULL AND h.over_at IS NULL`,
    [tournamentId],
  );
  const players = rows.flatMap((row) => readState(row.players) as readonly DealtIn[]);
  return new Map(players.map(({ seatId, stack }) => [BigInt(seatId), stack]));
}
