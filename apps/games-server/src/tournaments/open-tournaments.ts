/** The tournaments of a game: of each series the next ones may be entered; whoever looks first opens them. */
import { randomBytes } from 'node:crypto';
import type { TournamentTerms } from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import {
  nextStarts,
  openAhead,
  seriesOf,
} from '@bahati/game-rules/seat-games/tournament/tournament-series.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { type NewRoom, readRooms, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

type Session = Pick<FrameSession, 'gameCode' | 'currency'>;

/** Of one game and currency; those that are played may be entered late or looked at. */
const mostOpen = 40;

/** Those that are played, then those that begin, the next first. */
export async function listTournaments(
  database: Database,
  session: Session,
  levels: readonly NewRoom[],
): Promise<StoredRoom[]> {
  const read = () =>
    readRooms(
      database,
      `JOIN games.tournaments g ON g.room_id = r.id
        WHERE g.game_code = $1 AND g.currency = $2 AND g.state IN ('registering', 'running')
        ORDER BY g.starts_at, g.room_id LIMIT $3`,
      [session.gameCode, session.currency, mostOpen],
    );
  const isEach = await hasEach(database, session, levels);
  if (!isEach) {
    await inTransaction(database, (transaction) => openMissing(transaction, session, levels));
  }
  return read();
}

type Ahead = { series: string; count: number };

async function readAhead(
  database: Pick<Transaction, 'query'>,
  { gameCode, currency }: Session,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<Ahead>(
    `SELECT series, count(*)::int AS count FROM games.tournaments
      WHERE game_code = $1 AND currency = $2 AND starts_at > clock_timestamp() GROUP BY series`,
    [gameCode, currency],
  );
  return new Map(rows.map(({ series, count }) => [series, count]));
}

const termsIn = ({ settings }: NewRoom) => readState(settings.game) as TournamentTerms;

async function hasEach(
  database: Database,
  session: Session,
  levels: readonly NewRoom[],
): Promise<boolean> {
  const ahead = await readAhead(database, session);
  return levels.every((level) => (ahead.get(termsIn(level).series) ?? 0) >= openAhead);
}

async function openMissing(
  transaction: Transaction,
  session: Session,
  levels: readonly NewRoom[],
): Promise<void> {
  const { gameCode, currency } = session;
  // Two that look at once open one.
  await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
    `tournaments ${gameCode} ${currency}`,
  ]);
  const { rows } = await transaction.query<{ nowMs: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"',
  );
  for (const [position, level] of levels.entries()) {
    const series = seriesOf(termsIn(level).series);
    for (const startMs of series ? nextStarts(series, rows[0]?.nowMs ?? 0) : []) {
      await open(transaction, session, { ...level, position, startsAt: new Date(startMs) });
    }
  }
}

type NewTournament = NewRoom & { position: number; startsAt: Date };

/** Its room looks after it from its start on. */
async function open(
  transaction: Transaction,
  { gameCode, currency }: Session,
  { kind, settings, position, startsAt }: NewTournament,
): Promise<void> {
  const { series } = termsIn({ kind, settings });
  const code = `${gameCode}-${currency.toLowerCase()}-${series}-${randomBytes(6).toString('hex')}`;
  await transaction.query(
    `WITH room AS (
       INSERT INTO games.rooms (code, game_code, kind, position, currency, settings, due_at)
       SELECT $1, $2, $3, $4, $5, $6, $8
        WHERE NOT EXISTS (SELECT 1 FROM games.tournaments WHERE game_code = $2 AND currency = $5
                             AND series = $7 AND starts_at = $8)
       RETURNING id)
     INSERT INTO games.tournaments (room_id, game_code, currency, series, starts_at, draw_seed)
     SELECT id, $2, $5, $7, $8, $9 FROM room`,
    [
      code,
      gameCode,
      kind,
      position,
      currency,
      settings,
      series,
      startsAt,
      randomBytes(32).toString('hex'),
    ],
  );
}
