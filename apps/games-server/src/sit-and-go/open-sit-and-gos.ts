/** The sit-and-gos of a game that everybody sees: one of each level may be entered; the next opens as it begins. */
import { randomBytes } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { type NewRoom, readRooms, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

type Session = Pick<FrameSession, 'gameCode' | 'currency'>;

/** Those that are played may be looked at. */
const mostRunning = 12;

/** Those that may be entered, by level, then those that are played, the newest first. */
export async function listSitAndGos(
  database: Database,
  session: Session,
  levels: readonly NewRoom[],
): Promise<StoredRoom[]> {
  const { gameCode, currency } = session;
  const read = (state: 'registering' | 'running', order: string, most: number) =>
    readRooms(
      database,
      `JOIN games.sit_and_gos g ON g.room_id = r.id
        WHERE g.game_code = $1 AND g.currency = $2 AND g.state = $3 AND NOT g.is_private
        ORDER BY ${order} LIMIT $4`,
      [gameCode, currency, state, most],
    );
  const readOpen = () => read('registering', 'g.level', levels.length);
  let open = await readOpen();
  if (open.length < levels.length) {
    await inTransaction(database, (transaction) => openMissing(transaction, session, levels));
    open = await readOpen();
  }
  return [...open, ...(await read('running', 'g.started_at DESC', mostRunning))];
}

async function openMissing(
  transaction: Transaction,
  { gameCode, currency }: Session,
  levels: readonly NewRoom[],
): Promise<void> {
  // Two that look at once open one.
  await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
    `sit-and-gos ${gameCode} ${currency}`,
  ]);
  const { rows } = await transaction.query<{ level: number }>(
    `SELECT level FROM games.sit_and_gos
      WHERE game_code = $1 AND currency = $2 AND state = 'registering' AND NOT is_private`,
    [gameCode, currency],
  );
  const open = new Set(rows.map(({ level }) => level));
  for (const [level, { kind, settings }] of levels.entries()) {
    if (open.has(level)) continue;
    const code = `${gameCode}-${currency.toLowerCase()}-${level + 1}-${randomBytes(6).toString('hex')}`;
    await transaction.query(
      `WITH room AS (
         INSERT INTO games.rooms (code, game_code, kind, position, currency, settings)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id)
       INSERT INTO games.sit_and_gos (room_id, game_code, currency, level)
       SELECT id, $2, $5, $4 FROM room`,
      [code, gameCode, kind, level, currency, settings],
    );
  }
}

/** Its terms, and when it is called off, are those of its level; only guests of its room see it. */
export async function addPrivateSitAndGo(
  transaction: Transaction,
  { gameCode, currency }: Session,
  roomId: bigint,
  level: number,
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.sit_and_gos (room_id, game_code, currency, level, is_private)
     VALUES ($1, $2, $3, $4, true)`,
    [roomId, gameCode, currency, level],
  );
}
