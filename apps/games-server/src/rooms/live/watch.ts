/**
 * Looks at the rooms that are heard in this process, as long as anybody listens, so that it tells
 * what other processes did as well. One look at a time; one that is asked for meanwhile follows.
 */
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { readRooms, type StoredRoom, wantRooms } from '#games-server/rooms/stored-room.ts';
import { type Hub, textOf } from './hub.ts';

/** How late a change of another process is heard at most. */
const lookMs = 150;
const wantMs = 5_000;
/** So long between two tellings of what moves without a version. */
const movingMs = 1_000;
/** A change may be committed so long after its time was noted. */
const overlapMs = 1_500;

type Seen = {
  wantedAt: number;
  movedAt: number;
  changedAt: Date;
  /** Own parts as they were told last, by room and member. */
  own: Map<string, string>;
  /** Rooms in which somebody's part changed since what moves was told. */
  moved: Set<bigint>;
};

export function watchRooms(context: Context, hub: Hub, kind: RoomKind) {
  const seen: Seen = {
    wantedAt: -Infinity,
    movedAt: 0,
    changedAt: new Date(0),
    own: new Map(),
    moved: new Set(),
  };
  let isLooking = false;
  let isWanted = false;
  const look = async () => {
    if (isLooking) {
      isWanted = true;
      return;
    }
    isLooking = true;
    do {
      isWanted = false;
      await lookOnce(context, hub, kind, seen).catch((error: unknown) => {
        context.log.warn({ err: error }, 'the rooms could not be watched');
      });
    } while (isWanted);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), lookMs);
  return { look: () => void look(), stop: () => clearInterval(timer) };
}

async function lookOnce(context: Context, hub: Hub, kind: RoomKind, seen: Seen): Promise<void> {
  const ids = hub.rooms().map(BigInt);
  if (ids.length === 0) return;
  const time = performance.now();
  if (time - seen.wantedAt > wantMs) {
    seen.wantedAt = time;
    await wantRooms(context.database, ids);
  }
  const rooms = await readRooms(context.database, 'WHERE r.id = ANY($1::bigint[])', [ids]);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  for (const room of rooms) {
    if (room.version > hub.versionOf(room.id.toString())) {
      hub.publish(room.id.toString(), room.version, await kind.view(room));
    }
  }
  await tellOwn(hub, kind, seen, byId);
  if (time - seen.movedAt > movingMs) {
    seen.movedAt = time;
    await tellMoving(hub, kind, seen, byId);
  }
  for (const { roomId, reader } of hub.recovered()) {
    const room = byId.get(BigInt(roomId));
    if (room) reader.send(await wholeRoom(hub, kind, room, reader.memberId));
  }
}

async function tellOwn(
  hub: Hub,
  kind: RoomKind,
  seen: Seen,
  rooms: ReadonlyMap<bigint, StoredRoom>,
): Promise<void> {
  const [first] = rooms.values();
  if (!first) return;
  if (seen.changedAt.getTime() === 0) seen.changedAt = first.now;
  const since = new Date(seen.changedAt.getTime() - overlapMs);
  for (const changed of await kind.changedOwn([...rooms.keys()], since)) {
    const { roomId, memberId, changedAt } = changed;
    if (changedAt > seen.changedAt) seen.changedAt = changedAt;
    seen.moved.add(roomId);
    const room = rooms.get(roomId);
    const id = roomId.toString();
    if (!room || !hub.membersIn(id).has(memberId)) continue;
    const own = await kind.own(room, memberId);
    const key = `${id} ${memberId}`;
    const text = JSON.stringify(own);
    if (seen.own.get(key) === text) continue;
    seen.own.set(key, text);
    hub.tellMember(id, memberId, { t: 'own', own });
  }
  forgetGone(hub, seen);
}

/** What was told to those who left is no use to anybody. */
function forgetGone(hub: Hub, seen: Seen): void {
  for (const key of seen.own.keys()) {
    const [roomId = '', memberId = ''] = key.split(' ');
    if (!hub.membersIn(roomId).has(memberId)) seen.own.delete(key);
  }
}

async function tellMoving(
  hub: Hub,
  kind: RoomKind,
  seen: Seen,
  rooms: ReadonlyMap<bigint, StoredRoom>,
): Promise<void> {
  const ids = [...seen.moved];
  seen.moved.clear();
  for (const id of ids) {
    const room = rooms.get(id);
    if (!room || !kind.moving) continue;
    hub.publish(id.toString(), hub.versionOf(id.toString()), await kind.moving(room), true);
  }
}

/** The whole room as this process knows it, read now where it does not yet. */
export async function wholeRoom(
  hub: Hub,
  kind: RoomKind,
  room: StoredRoom,
  memberId: string,
): Promise<string> {
  const id = room.id.toString();
  if (room.version > hub.versionOf(id)) hub.publish(id, room.version, await kind.view(room));
  return textOf({
    t: 'room',
    room: id,
    version: hub.versionOf(id),
    now: room.now.toISOString(),
    view: hub.viewOf(id) ?? (await kind.view(room)),
    own: await kind.own(room, memberId),
  });
}
