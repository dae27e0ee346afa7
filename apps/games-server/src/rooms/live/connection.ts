/** One WebSocket of a member in one room: what he says, and how he is spoken to. */
import {
  type RoomClientMessage,
  roomClientMessage,
  type RoomServerMessage,
} from '@bahati/contract/games-frame/rooms.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RawData, WebSocket } from 'ws';
import type { Context } from '#games-server/context.ts';
import type { RoomKinds } from '#games-server/rooms/room-kind.ts';
import { readRooms, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { type FrameSession, proveFrame } from '#games-server/sessions/frame-session.ts';
import { type Hub, type Reader, textOf } from './hub.ts';
import { wholeRoom } from './watch.ts';

export type Rooms = {
  hub: Hub;
  kinds: RoomKinds;
  /** Looks now rather than at the next time. */
  look: () => void;
};

/** Who has not joined by then came for nothing. */
const joinWithinMs = 10_000;
/**
 * What a member may send in ten seconds; each word of a game counts, and so does a ping. A cannon
 * fires sixty times, and turns between.
 */
const mostInTenSeconds = 160;
const saysInTenSeconds = 4;
const linesOfMember = 6;
/** Every client comes back now and then, and proves itself anew. */
const longestMs = 3_600_000;

type Joined = { session: FrameSession; room: StoredRoom; leave: () => void };

export function openConnection(socket: WebSocket, context: Context, rooms: Rooms): void {
  let joined: Joined | undefined;
  let isJoining = false;
  const spent = createAllowance();
  const end = (code: Extract<RoomServerMessage, { t: 'ended' }>['code']) => {
    send(socket, textOf({ t: 'ended', code }));
    socket.close(1008);
  };
  const tooLate = setTimeout(() => !joined && socket.terminate(), joinWithinMs);
  const longest = setTimeout(() => socket.close(1012), longestMs);
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(tooLate);
    clearTimeout(longest);
    joined?.leave();
  });
  socket.on('message', (raw) => {
    const message = readMessage(raw);
    if (!message) return end('invalid_input');
    if (!spent.take(message.t === 'say')) return end('too_many_requests');
    if (message.t === 'ping') {
      return send(socket, textOf({ t: 'pong', at: message.at, now: new Date().toISOString() }));
    }
    if (message.t === 'join') {
      if (joined || isJoining) return end('invalid_input');
      isJoining = true;
      join(socket, context, rooms, message).then(
        (found) => {
          if (socket.readyState !== socket.OPEN) return found.leave();
          joined = found;
        },
        (error: unknown) => end(endOf(context, error)),
      );
      return undefined;
    }
    if (!joined) return end('unauthenticated');
    return hear(socket, context, rooms, joined, message);
  });
}

function readMessage(raw: RawData): RoomClientMessage | undefined {
  try {
    const read = roomClientMessage.safeParse(JSON.parse(raw.toString()));
    return read.success ? read.data : undefined;
  } catch {
    // No JSON is no message.
    return undefined;
  }
}

async function join(
  socket: WebSocket,
  context: Context,
  rooms: Rooms,
  { token, room: roomId, have }: Extract<RoomClientMessage, { t: 'join' }>,
): Promise<Joined> {
  const session = await proveFrame(context.database, `Bearer ${token}`);
  const room = await readRoom(context, session, BigInt(roomId));
  if (rooms.hub.linesOf(roomId, session.memberId) >= linesOfMember) {
    throw new Refusal('too_many_requests');
  }
  const reader: Reader = {
    memberId: session.memberId,
    backlog: () => socket.bufferedAmount,
    send: (text) => send(socket, text),
    cut: () => socket.terminate(),
  };
  const leave = rooms.hub.join(roomId, reader);
  try {
    // Read after joining: a change in between is told twice, never missed.
    const missed = have === undefined ? undefined : rooms.hub.since(roomId, have);
    if (missed) {
      for (const text of missed) reader.send(text);
      const { own } = await rooms.kinds[room.kind].read(room);
      reader.send(textOf({ t: 'own', own: await own(session.memberId) }));
    } else {
      reader.send(await wholeRoom(rooms.hub, rooms.kinds, room, session.memberId));
    }
  } catch (error) {
    leave();
    throw error;
  }
  rooms.look();
  return { session, room, leave };
}

/** Refuses `not_found` for a room of another game or currency. */
async function readRoom(
  { database }: Context,
  { gameCode, currency }: FrameSession,
  roomId: bigint,
): Promise<StoredRoom> {
  const [room] = await readRooms(
    database,
    'WHERE r.id = $1 AND r.game_code = $2 AND r.currency = $3',
    [roomId, gameCode, currency],
  );
  if (!room) throw new Refusal('not_found');
  return room;
}

function endOf(
  { log }: Context,
  error: unknown,
): 'unauthenticated' | 'not_found' | 'too_many_requests' {
  if (error instanceof Refusal) {
    if (error.code === 'unauthenticated' || error.code === 'not_found') return error.code;
    return 'too_many_requests';
  }
  log.error({ err: error }, 'a room could not be joined');
  return 'too_many_requests';
}

function hear(
  socket: WebSocket,
  context: Context,
  rooms: Rooms,
  { session, room }: Joined,
  message: Extract<RoomClientMessage, { t: 'act' | 'say' }>,
): void {
  if (message.t === 'say') {
    void tellPhrase(context, rooms, session, room, message.phrase);
    return;
  }
  const { key, act } = message;
  actInRoom(context, rooms, session, room, key, act).then(
    (value) => send(socket, textOf({ t: 'done', key, value })),
    (error: unknown) => {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) context.log.error({ err: error }, 'a word in a room failed');
      const code = isRefusal ? error.code : 'internal_error';
      const details = isRefusal && error.details ? { details: error.details } : {};
      send(socket, textOf({ t: 'refused', key, code, ...details }));
    },
  );
}

/** The room is read again: limits and pauses of now are what holds. */
async function actInRoom(
  context: Context,
  rooms: Rooms,
  session: FrameSession,
  { id, kind, ...joined }: StoredRoom,
  key: string,
  act: unknown,
): Promise<unknown> {
  if (rooms.kinds[kind].isHosted) {
    return rooms.kinds[kind].act(session, { id, kind, ...joined }, key, act);
  }
  const room = await readRoom(context, session, id);
  try {
    return await rooms.kinds[room.kind].act(session, room, key, act);
  } finally {
    rooms.look();
  }
}

async function tellPhrase(
  { database, log }: Context,
  { hub }: Rooms,
  session: FrameSession,
  room: StoredRoom,
  phrase: Extract<RoomServerMessage, { t: 'said' }>['phrase'],
): Promise<void> {
  try {
    const { rows } = await database.query<{ name: string }>(
      'SELECT display_name AS name FROM games.frame_sessions WHERE id = $1',
      [session.id],
    );
    const name = rows[0]?.name ?? '';
    const by = `${name.slice(0, 2)}•••${name.slice(-1)}`;
    hub.tellAll(room.id.toString(), { t: 'said', by, phrase, now: new Date().toISOString() });
  } catch (error) {
    log.warn({ err: error }, 'a phrase was not told');
  }
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState === socket.OPEN) socket.send(text);
}

/** Counts what one connection says; a new count begins every ten seconds. */
function createAllowance(): { take: (isPhrase: boolean) => boolean } {
  let since = 0;
  let count = 0;
  let phrases = 0;
  return {
    take(isPhrase) {
      const now = performance.now();
      if (now - since > 10_000) [since, count, phrases] = [now, 0, 0];
      count += 1;
      if (isPhrase) phrases += 1;
      return count <= mostInTenSeconds && phrases <= saysInTenSeconds;
    },
  };
}
