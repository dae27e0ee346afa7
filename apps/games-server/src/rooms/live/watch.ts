/**
 * Looks at the rooms that are heard in this process, as long as anybody listens, so that it tells
 * what other processes did as well. One look at a time; one that is asked for meanwhile follows.
 */
import type { Context } from '#games-server/context.ts';
import type { RoomKinds, RoomSnapshot } from '#games-server/rooms/room-kind.ts';
import {
  readRoom,
  readRooms,
  type StoredRoom,
  wantRooms,
} from '#games-server/rooms/stored-room.ts';
import { type Hub, textOf, wholeTextOf } from './hub.ts';

/** How late a change of another process is heard at most. */
const lookMs = 150;
const wantMs = 5_000;
/** As many as leave most connections to the database for words. */
const readAtOnce = 6;
/** So long between two tellings of what moves without a version. */
const movingMs = 1_000;
/** A change may be committed so long after its time was noted. */
const overlapMs = 1_500;

type Seen = {
  wantedAt: number;
  movedAt: number;
  changedAt: Date;
  /** By room. */
  own: Map<string, OwnTold>;
  /** Rooms in which somebody's part changed since what moves was told. */
  moved: Set<bigint>;
};

/** Own parts as they were told last, by member. Those who only watch share the text of `last`. */
type OwnTold = { texts: Map<string, string>; last: string };

export function watchRooms(context: Context, hub: Hub, kinds: RoomKinds) {
  const seen: Seen = {
    wantedAt: -Infinity,
    movedAt: 0,
    changedAt: new Date(0),
    own: new Map(),
    moved: new Set(),
  };
  const warn = (error: unknown) => {
    context.log.warn({ err: error }, 'the rooms could not be watched');
  };
  const refresh = oneAtATime(async (roomId: bigint) => {
    const id = roomId.toString();
    if (!hub.rooms().includes(id)) return;
    const room = await readRoom(context.database, roomId);
    if (room && isNews(hub, kinds, room)) await tellRoom(hub, kinds, seen, room);
  }, warn);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await lookOnce(context, hub, kinds, seen, refresh).catch(warn);
    isLooking = false;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer ??= setInterval(() => void look(), lookMs);
    },
    /** Tells what a room has become, which was just changed here. */
    look: (roomId: bigint) => void refresh(roomId),
    stop: () => clearInterval(timer),
  };
}

type Refresh = (roomId: bigint) => Promise<void>;

/** A room is told by one reading after the other, so that nobody hears the older one last. */
function oneAtATime(work: Refresh, report: (error: unknown) => void): Refresh {
  const running = new Map<bigint, { isWanted: boolean; done: Promise<void> }>();
  return (roomId) => {
    const known = running.get(roomId);
    if (known) {
      known.isWanted = true;
      return known.done;
    }
    const run = { isWanted: false, done: Promise.resolve() };
    running.set(roomId, run);
    run.done = (async () => {
      do {
        run.isWanted = false;
        await work(roomId).catch(report);
      } while (run.isWanted);
      running.delete(roomId);
    })();
    return run.done;
  };
}

async function lookOnce(
  context: Context,
  hub: Hub,
  kinds: RoomKinds,
  seen: Seen,
  refresh: Refresh,
): Promise<void> {
  const ids = hub.rooms().map(BigInt);
  if (ids.length === 0) return;
  const time = performance.now();
  if (time - seen.wantedAt > wantMs) {
    const areAll = await wantRooms(context.database, ids);
    if (areAll) seen.wantedAt = time;
  }
  const rooms = await readRooms(context.database, 'WHERE r.id = ANY($1::bigint[])', [ids]);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const changed = rooms.filter((room) => isNews(hub, kinds, room));
  for (let at = 0; at < changed.length; at += readAtOnce) {
    await Promise.all(changed.slice(at, at + readAtOnce).map(({ id }) => refresh(id)));
  }
  await tellOwn(hub, kinds, seen, byId);
  if (time - seen.movedAt > movingMs) {
    seen.movedAt = time;
    await tellMoving(hub, kinds, seen, byId);
  }
  for (const { roomId, reader } of hub.recovered()) {
    const room = byId.get(BigInt(roomId));
    if (room) reader.send(await wholeRoom(hub, kinds, room, reader.memberId));
  }
}

/** Of a hosted room its host tells. */
const isNews = (hub: Hub, kinds: RoomKinds, { kind, id, version }: StoredRoom): boolean =>
  !kinds[kind].isHosted && version > hub.versionOf(id.toString());

/** A new version: what everybody sees, and where it follows the version, what each sees alone. */
async function tellRoom(hub: Hub, kinds: RoomKinds, seen: Seen, room: StoredRoom): Promise<void> {
  const kind = kinds[room.kind];
  const id = room.id.toString();
  const snapshot = await kind.read(room);
  // Own parts first: who may act hears of his choices before of his turn.
  if (kind.ownFollowsVersion) {
    for (const memberId of hub.membersIn(id)) await tellMember(hub, seen, id, memberId, snapshot);
  }
  hub.publish(id, room.version, await snapshot.view());
}

async function tellMember(
  hub: Hub,
  seen: Seen,
  roomId: string,
  memberId: string,
  snapshot: RoomSnapshot,
): Promise<void> {
  const own = await snapshot.own(memberId);
  const text = JSON.stringify(own);
  const told = seen.own.get(roomId) ?? { texts: new Map<string, string>(), last: text };
  seen.own.set(roomId, told);
  if (told.texts.get(memberId) === text) return;
  if (told.last !== text) told.last = text;
  told.texts.set(memberId, told.last);
  hub.tellMember(roomId, memberId, { t: 'own', own });
}

async function tellOwn(
  hub: Hub,
  kinds: RoomKinds,
  seen: Seen,
  rooms: ReadonlyMap<bigint, StoredRoom>,
): Promise<void> {
  const [first] = rooms.values();
  if (!first) return;
  if (seen.changedAt.getTime() === 0) seen.changedAt = first.now;
  const since = new Date(seen.changedAt.getTime() - overlapMs);
  for (const changed of await readChanged(kinds, rooms, since)) {
    const { roomId, memberId, changedAt } = changed;
    if (changedAt > seen.changedAt) seen.changedAt = changedAt;
    seen.moved.add(roomId);
    const room = rooms.get(roomId);
    const id = roomId.toString();
    if (!room || !hub.membersIn(id).has(memberId)) continue;
    await tellMember(hub, seen, id, memberId, await kinds[room.kind].read(room));
  }
  forgetGone(hub, seen);
}

async function readChanged(
  kinds: RoomKinds,
  rooms: ReadonlyMap<bigint, StoredRoom>,
  since: Date,
): Promise<{ roomId: bigint; memberId: string; changedAt: Date }[]> {
  const found = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => {
      const ids = [...rooms.values()].filter((room) => room.kind === name).map(({ id }) => id);
      return ids.length === 0 ? [] : kind.changedOwn(ids, since);
    }),
  );
  return found.flat();
}

/** What was told to those who left is no use to anybody. */
function forgetGone(hub: Hub, seen: Seen): void {
  for (const [roomId, { texts }] of seen.own) {
    const members = hub.membersIn(roomId);
    for (const memberId of texts.keys()) if (!members.has(memberId)) texts.delete(memberId);
    if (texts.size === 0) seen.own.delete(roomId);
  }
}

async function tellMoving(
  hub: Hub,
  kinds: RoomKinds,
  seen: Seen,
  rooms: ReadonlyMap<bigint, StoredRoom>,
): Promise<void> {
  const ids = [...seen.moved];
  seen.moved.clear();
  for (const id of ids) {
    const room = rooms.get(id);
    const moving = room && (await kinds[room.kind].moving?.(room));
    if (moving) hub.publish(id.toString(), hub.versionOf(id.toString()), moving, true);
  }
}

/** The whole room as this process knows it, read now where it does not yet. */
export async function wholeRoom(
  hub: Hub,
  kinds: RoomKinds,
  room: StoredRoom,
  memberId: string,
): Promise<string> {
  const id = room.id.toString();
  const { view, own } = await kinds[room.kind].read(room);
  if (isNews(hub, kinds, room)) hub.publish(id, room.version, await view());
  const head = {
    t: 'room',
    room: id,
    version: Math.max(0, hub.versionOf(id)),
    now: room.now.toISOString(),
    own: await own(memberId),
  } as const;
  const known = hub.viewTextOf(id);
  return known ? wholeTextOf(head, known) : textOf({ ...head, view: await view() });
}
