/** Rooms as they stand in the database. Times are of its clock, which decides. */
import type { OfficeRoomKind } from '@bahati/contract/rooms-office/rooms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

export type RoomSettings = {
  /** Minor units: the smallest chip, and the least and most of a member's round or buy-in. */
  unit: string;
  minimum: string;
  maximum: string;
  /** Of rooms with seats: how many, and what the game is told. */
  seats?: number;
  game?: unknown;
};

export type StoredRoom = {
  id: bigint;
  code: string;
  gameCode: string;
  kind: OfficeRoomKind;
  currency: Currency;
  settings: RoomSettings;
  version: number;
  isPaused: boolean;
  /** The operator takes no stake in its game. Of rooms that keep seats in rows. */
  isClosed: boolean;
  isWanted: boolean;
  /** By which friends enter it; null: everybody's room. */
  inviteCode: string | null;
  now: Date;
};

export type NewRoom = Pick<StoredRoom, 'kind' | 'settings'>;

const columns = `r.id, r.code, r.game_code AS "gameCode", r.kind, r.currency, r.settings,
  r.version::int AS version, r.is_paused AS "isPaused",
  r.is_closed AS "isClosed", r.invite_code AS "inviteCode",
  r.wanted_until > clock_timestamp() AS "isWanted", clock_timestamp() AS now`;

/** Reads rooms; `rest` names them `r`: what is joined, and WHERE. */
export async function readRooms(
  database: Pick<Database | Transaction, 'query'>,
  rest: string,
  values: unknown[],
): Promise<StoredRoom[]> {
  const { rows } = await database.query<StoredRoom>(
    `SELECT ${columns} FROM games.rooms r ${rest}`,
    values,
  );
  return rows;
}

/** Undefined: there is none. Asked for at every word, so it is prepared. */
export async function readRoom(
  database: Pick<Database | Transaction, 'query'>,
  id: bigint,
): Promise<StoredRoom | undefined> {
  const { rows } = await database.query<StoredRoom>({
    name: 'room',
    text: `SELECT ${columns} FROM games.rooms r WHERE r.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Refuses `not_found` for a room of another game or currency, and a private one of others. */
export async function readRoomOf(
  database: Pick<Database | Transaction, 'query'>,
  { memberId, gameCode, currency }: Pick<FrameSession, 'memberId' | 'gameCode' | 'currency'>,
  id: bigint,
): Promise<StoredRoom> {
  const { rows } = await database.query<StoredRoom>({
    name: 'room-of-member',
    text: `SELECT ${columns} FROM games.rooms r
            WHERE r.id = $1 AND r.game_code = $2 AND r.currency = $3
              AND (r.invite_code IS NULL OR EXISTS
                (SELECT 1 FROM games.room_guests g WHERE g.room_id = r.id AND g.member_id = $4))`,
    values: [id, gameCode, currency, memberId],
  });
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Refuses `table_paused` and `game_under_maintenance`: nobody sits down or brings more now. */
export function assertOffered({ isPaused, isClosed }: StoredRoom): void {
  if (isPaused) throw new Refusal('table_paused');
  if (isClosed) throw new Refusal('game_under_maintenance');
}

/** A room stays awake so long after somebody was there. */
const wantedSeconds = 20;

/**
 * Keeps rooms awake for those who watch them, and wakes those that sleep. A room whose lock is held
 * is passed over, as words in all others would wait with it. Answers whether none was.
 */
export async function wantRooms(database: Database, ids: readonly bigint[]): Promise<boolean> {
  const { rows } = await database.query<{ areAll: boolean }>(
    `WITH asleep AS (
       SELECT id FROM games.rooms
        WHERE id = ANY($1::bigint[])
          AND wanted_until < clock_timestamp() + make_interval(secs => $2 / 2)),
     locked AS (
       SELECT id FROM games.rooms WHERE id IN (SELECT id FROM asleep)
        ORDER BY id FOR UPDATE SKIP LOCKED),
     woken AS (
       UPDATE games.rooms AS r
          SET wanted_until = clock_timestamp() + make_interval(secs => $2),
              due_at = coalesce(r.due_at, clock_timestamp())
         FROM locked WHERE r.id = locked.id RETURNING 1)
     SELECT (SELECT count(*) FROM woken) = (SELECT count(*) FROM asleep) AS "areAll"`,
    [ids, wantedSeconds],
  );
  return rows[0]?.areAll ?? true;
}

/**
 * Takes the lock of a room in which something is due, of the oldest first; undefined: nothing is,
 * or other processes are at it.
 */
export async function lockDueRoom(transaction: Transaction): Promise<StoredRoom | undefined> {
  const { rows } = await transaction.query<{ id: bigint }>({
    name: 'room-due',
    text: `SELECT id FROM games.rooms WHERE due_at <= clock_timestamp()
            ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  });
  if (!rows[0]) return undefined;
  // Read after the lock is held: who waited for it must not judge by an older clock.
  return readRoom(transaction, rows[0].id);
}

/** Takes the lock of a room; undefined: there is none. */
export async function lockRoom(
  transaction: Transaction,
  id: bigint,
): Promise<StoredRoom | undefined> {
  await transaction.query({
    name: 'room-lock',
    text: 'SELECT 1 FROM games.rooms WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return readRoom(transaction, id);
}

/** What a turn changed: whether players see it, and in how many milliseconds the next is due. */
export type Turned = { hasChanged: boolean; dueMs: number | null };

/** Nothing is due yet. */
export const later = (dueMs: number): Turned => ({ hasChanged: false, dueMs });

export async function noteTurn(
  transaction: Transaction,
  { id }: Pick<StoredRoom, 'id'>,
  { hasChanged, dueMs }: Turned,
): Promise<void> {
  await transaction.query({
    name: 'room-turned',
    text: `UPDATE games.rooms SET version = version + $2::int,
                  due_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000),
                  turned_at = clock_timestamp(), trouble = NULL, trouble_since = NULL
            WHERE id = $1`,
    values: [id, Number(hasChanged), dueMs],
  });
}

/** After a fault a room is tried again so much later. */
const putOffSeconds = 5;
const longestTrouble = 300;

/** Staff see what keeps it from going on, until it does. */
export async function putOff(database: Database, id: bigint, error: unknown): Promise<void> {
  const trouble = (error instanceof Error ? error.message : String(error)).slice(0, longestTrouble);
  await database.query(
    `UPDATE games.rooms SET due_at = clock_timestamp() + make_interval(secs => $2), trouble = $3,
            trouble_since = coalesce(trouble_since, clock_timestamp())
      WHERE id = $1 AND due_at <= clock_timestamp()`,
    [id, putOffSeconds, trouble],
  );
}

/** Milliseconds until the next room is due; null: none is. */
export async function msToNextDue(database: Database): Promise<number | null> {
  const { rows } = await database.query<{ ms: number | null }>(
    `SELECT (extract(epoch FROM min(due_at) - clock_timestamp()) * 1000)::float8 AS ms
       FROM games.rooms WHERE due_at IS NOT NULL`,
  );
  return rows[0]?.ms ?? null;
}
