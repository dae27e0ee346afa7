/**
 * Private rooms: a member opens one at an offered level, friends enter it by its code. Whoever
 * entered once is a guest and finds it in his list for as long as it is in use.
 */
import { randomInt } from 'node:crypto';
import { parseAmount } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { addPrivateSitAndGo } from '#games-server/sit-and-go/open-sit-and-gos.ts';
import { roomsOf } from './open-rooms.ts';
import { type NewRoom, readRoom, readRooms, type StoredRoom } from './stored-room.ts';

/** No letter or digit that looks like another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const signs = `${letters}23456789`;
const codeLength = 8;

/** Of one member, in use at a time. */
const mostOpen = 3;
/** After the rooms of the operator. */
const position = 1_000;

/** Somebody sits in it, or it was watched or opened within the day; a sit-and-go until it has ended. */
const inUse = `(NOT EXISTS (SELECT 1 FROM games.sit_and_gos g
                WHERE g.room_id = r.id AND g.ended_at IS NOT NULL)
  AND (r.wanted_until > now() - interval '1 day' OR r.created_at > now() - interval '1 day'
  OR EXISTS (SELECT 1 FROM games.seats s WHERE s.room_id = r.id AND s.state IN ('asking', 'in'))))`;

const newCode = (): string =>
  Array.from({ length: codeLength }, (_, at) => {
    const from = at === 0 ? letters : signs;
    return from.charAt(randomInt(from.length));
  }).join('');

type Session = Pick<FrameSession, 'memberId' | 'gameCode' | 'currency'>;

/** The private rooms of this game a member has entered that are in use, the newest first. */
export async function readPrivateRooms(
  database: Database,
  { memberId, gameCode, currency }: Session,
  most: number,
): Promise<StoredRoom[]> {
  return readRooms(
    database,
    `JOIN games.room_guests g ON g.room_id = r.id
      WHERE g.member_id = $1 AND r.game_code = $2 AND r.currency = $3 AND ${inUse}
      ORDER BY r.id DESC LIMIT $4`,
    [memberId, gameCode, currency, most],
  );
}

type Wanted = {
  /** Decimal: the big blind, the stake or the buy-in of an offered level. */
  readonly unit: string;
  /** Absent: however many the level has. */
  readonly seats?: number | undefined;
};

const kinds: readonly StoredRoom['kind'][] = ['seats', 'sit-and-go'];

/**
 * Refuses `stake_not_offered` and `too_many_rooms`; `not_found` for a game without seats.
 */
export async function openPrivateRoom(
  database: Database,
  session: Session,
  { unit, seats }: Wanted,
): Promise<StoredRoom> {
  const wanted = parseAmount(unit, session.currency)?.toString();
  const levels = roomsOf(session).filter(({ kind }) => kinds.includes(kind));
  if (levels.length === 0) throw new Refusal('not_found');
  const at = levels.findIndex(
    ({ settings }) => settings.unit === wanted && (seats ?? settings.seats) === settings.seats,
  );
  const level = levels[at];
  if (!level) throw new Refusal('stake_not_offered');
  const id = await inTransaction(database, async (transaction) => {
    const roomId = await addRoom(transaction, session, level);
    if (level.kind === 'sit-and-go') await addPrivateSitAndGo(transaction, session, roomId, at);
    return roomId;
  });
  return needRoom(database, id);
}

async function addRoom(
  transaction: Transaction,
  { memberId, gameCode, currency }: Session,
  { kind, settings }: NewRoom,
): Promise<bigint> {
  // Two calls of one member follow each other, so that both count.
  await transaction.query("SELECT pg_advisory_xact_lock(hashtext('private rooms ' || $1))", [
    memberId,
  ]);
  const { rows: open } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM games.rooms r WHERE r.opened_by = $1 AND ${inUse}`,
    [memberId],
  );
  if ((open[0]?.count ?? 0) >= mostOpen) {
    throw new Refusal('too_many_rooms', { maximum: mostOpen });
  }
  const inviteCode = newCode();
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.rooms
       (code, game_code, kind, position, currency, settings, invite_code, opened_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      `${gameCode}-${currency.toLowerCase()}-${inviteCode.toLowerCase()}`,
      gameCode,
      kind,
      position,
      currency,
      settings,
      inviteCode,
      memberId,
    ],
  );
  const [room] = rows;
  if (!room) throw new Error('A private room was not stored.');
  await addGuest(transaction, room.id, memberId);
  return room.id;
}

/** Refuses `not_found` for a code of no room of this game and currency that is in use. */
export async function enterPrivateRoom(
  database: Database,
  { memberId, gameCode, currency }: Session,
  code: string,
): Promise<StoredRoom> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT r.id FROM games.rooms r
      WHERE r.invite_code = $1 AND r.game_code = $2 AND r.currency = $3 AND ${inUse}`,
    [code.toUpperCase(), gameCode, currency],
  );
  const [room] = rows;
  if (!room) throw new Refusal('not_found');
  await addGuest(database, room.id, memberId);
  return needRoom(database, room.id);
}

async function addGuest(
  database: Database | Transaction,
  roomId: bigint,
  memberId: string,
): Promise<void> {
  await database.query(
    `INSERT INTO games.room_guests (room_id, member_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [roomId, memberId],
  );
}

/** Refuses `not_found`. */
async function needRoom(database: Database, id: bigint): Promise<StoredRoom> {
  const room = await readRoom(database, id);
  if (!room) throw new Refusal('not_found');
  return room;
}
