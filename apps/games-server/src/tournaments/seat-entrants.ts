/**
 * Who sits where: the draw at the start, who comes late, who moves. The rooms of the tournament and of
 * its tables are held; a seat's row is moved whole, with its chips.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { TournamentTerms } from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import { drawTables } from '@bahati/game-rules/seat-games/tournament/tables.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { StoredSeat } from '#games-server/seats/stored-seats.ts';
import { type StoredTable, type StoredTournament, termsOf } from './stored-tournament.ts';

/** The start draws with 0, a table that ends with its number. */
export function drawWith(
  { drawSeed, drawClientSeed }: Pick<StoredTournament, 'drawSeed' | 'drawClientSeed'>,
  nonce: number,
): DrawStream {
  if (drawClientSeed === null) throw new Error('A tournament that has not begun draws nothing.');
  const position = { clientSeed: drawClientSeed, nonce };
  return createDrawStream(createNodeHmac(drawSeed), position);
}

/** Everybody who takes part is in it, so that the draw could not be known before. */
const clientSeedOf = ({ code }: Pick<StoredRoom, 'code'>, entered: readonly StoredSeat[]): string =>
  `${code}.${createHash('sha256')
    .update(entered.map(({ externalId }) => externalId).join(' '))
    .digest('hex')}`;

/** Draws the tables, gives everybody the same chips and lets the blinds' clock run. */
export async function beginTournament(
  transaction: Transaction,
  room: StoredRoom,
  tournament: StoredTournament,
  entered: readonly StoredSeat[],
): Promise<void> {
  const terms = termsOf(room);
  const drawClientSeed = clientSeedOf(room, entered);
  await transaction.query(
    `UPDATE games.tournaments SET state = 'running', started_at = $2, ticking_since = $2,
            draw_client_seed = $3
      WHERE room_id = $1`,
    [room.id, room.now, drawClientSeed],
  );
  const draw = drawWith({ ...tournament, drawClientSeed }, 0);
  for (const players of drawTables(entered, terms.tableSeats, draw)) {
    const { roomId } = await openTable(transaction, room, terms);
    for (const [seat, { id }] of players.entries()) {
      await putAt(transaction, { id }, { roomId, seat }, terms.chips);
    }
  }
}

/** With the next number of its tournament. */
export async function openTable(
  transaction: Transaction,
  { id, gameCode, currency, settings }: StoredRoom,
  { tableSeats }: Pick<TournamentTerms, 'tableSeats'>,
): Promise<StoredTable> {
  const code = `${gameCode}-${currency.toLowerCase()}-table-${randomBytes(6).toString('hex')}`;
  const { rows } = await transaction.query<StoredTable>(
    `WITH room AS (
       INSERT INTO games.rooms (code, game_code, kind, position, currency, settings)
       VALUES ($2, $3, 'tournament-table', 0, $4, $5) RETURNING id)
     INSERT INTO games.tournament_tables (room_id, tournament_id, number)
     SELECT room.id, $1, (SELECT coalesce(max(number), 0) + 1 FROM games.tournament_tables
                           WHERE tournament_id = $1)
       FROM room
     RETURNING room_id AS "roomId", number`,
    [id, code, gameCode, currency, { ...settings, seats: tableSeats }],
  );
  if (!rows[0]) throw new Error('A table was not written.');
  return rows[0];
}

type At = { roomId: bigint; seat: number };

/** `chips` are given to who comes from no table. */
export async function putAt(
  transaction: Transaction,
  { id }: Pick<StoredSeat, 'id'>,
  { roomId, seat }: At,
  chips = 0n,
): Promise<void> {
  await transaction.query(
    'UPDATE games.seats SET room_id = $2, seat = $3, stack = stack + $4 WHERE id = $1',
    [id, roomId, seat, chips],
  );
}
