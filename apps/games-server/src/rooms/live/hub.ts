/**
 * Who hears which room in this process. A change is put into text once and sent to all; a reader who
 * falls behind is left out until his line is empty, and then begins anew with the whole room.
 */
import type { RoomServerMessage, RoomView } from '@bahati/contract/games-frame/rooms.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';

/** How a hub speaks to one connection. */
export type Reader = {
  memberId: string;
  /** The hub's: he hears nothing until his line is empty. */
  isBehind: boolean;
  /** Bytes that wait on the line. */
  backlog: () => number;
  send: (text: string) => void;
  /** The line is beyond help. */
  cut: () => void;
  /** The line ends, and the reader hears why. */
  end: (code: Ending) => void;
};

export type Ending = Extract<RoomServerMessage, { t: 'ended' }>['code'];

type Heard = { version: number; text: string };

type RoomState = {
  id: string;
  /** As whoever joined last read it. */
  room: StoredRoom;
  readers: Set<Reader>;
  /** Parts as they were told last, each as text. */
  parts: Map<string, string>;
  version: number;
  /** The newest changes, for who comes back after a gap. */
  kept: Heard[];
  /** Parts that change without a version. */
  moving: Set<string>;
};

/** A reader further behind than this hears no more single changes. */
const behindBytes = 131_072;
const hopelessBytes = 2_097_152;
/** So many changes bridge a gap; who missed more begins anew. */
const mostKept = 100;

export type Hub = ReturnType<typeof createHub>;

export function createHub() {
  const rooms = new Map<string, RoomState>();
  const readersIn = (roomId: string) => rooms.get(roomId)?.readers ?? new Set<Reader>();
  return {
    /** The room is held once for all its readers. Answers its id, the same text for each of them. */
    join(room: StoredRoom, reader: Reader): string {
      const id = room.id.toString();
      const state = rooms.get(id) ?? emptyRoom(id, room);
      state.room = room;
      rooms.set(id, state);
      state.readers.add(reader);
      return state.id;
    },
    /** Undefined: nobody is there. */
    roomOf: (roomId: string): StoredRoom | undefined => rooms.get(roomId)?.room,
    leave(roomId: string, reader: Reader): void {
      const room = rooms.get(roomId);
      room?.readers.delete(reader);
      if (room?.readers.size === 0) rooms.delete(roomId);
    },
    rooms: (): string[] => [...rooms.keys()],
    versionOf: (roomId: string): number => rooms.get(roomId)?.version ?? -1,
    playersIn: (roomId: string): number => membersOf(readersIn(roomId)).size,
    membersIn: (roomId: string): ReadonlySet<string> => membersOf(readersIn(roomId)),
    /** Connections of one member in the room. */
    linesOf: (roomId: string, memberId: string): number =>
      [...readersIn(roomId)].filter((reader) => reader.memberId === memberId).length,
    /** The room as it was told last, as text; undefined: nothing was yet. */
    viewTextOf(roomId: string): string | undefined {
      const room = rooms.get(roomId);
      return room && room.version >= 0 ? textOfParts(room.parts) : undefined;
    },
    /** What bridges the gap since a version, in order; undefined: the gap is too wide. */
    since(roomId: string, version: number): string[] | undefined {
      const room = rooms.get(roomId);
      return room && gapOf(room, version);
    },
    /**
     * Tells what changed. Parts may be all or some of the room; equal ones are not told again.
     * Moving parts change without a new version.
     */
    publish(roomId: string, version: number, parts: RoomView, areMoving = false): void {
      const room = rooms.get(roomId);
      if (room && version >= room.version) publishIn(room, version, parts, areMoving);
    },
    /** To one member, on whatever lines he is. */
    tellMember(roomId: string, memberId: string, message: RoomServerMessage): void {
      tellIn(readersIn(roomId), textOf(message), (reader) => reader.memberId === memberId);
    },
    /** Ends whatever lines the member has there. */
    end(roomId: string, memberId: string, code: Ending): void {
      const own = [...readersIn(roomId)].filter((reader) => reader.memberId === memberId);
      for (const reader of own) reader.end(code);
    },
    tellAll(roomId: string, message: RoomServerMessage): void {
      tellIn(readersIn(roomId), textOf(message));
    },
    /** Readers whose line has emptied since they fell behind: they are to begin anew. */
    recovered: (): { roomId: string; reader: Reader }[] =>
      [...rooms].flatMap(([roomId, { readers }]) =>
        recoveredOf(readers).map((reader) => ({ roomId, reader })),
      ),
    closeAll(): void {
      for (const { readers } of rooms.values()) for (const reader of readers) reader.cut();
      rooms.clear();
    },
  };
}

export const textOf = (message: RoomServerMessage): string => JSON.stringify(message);

const emptyRoom = (id: string, room: StoredRoom): RoomState => ({
  id,
  room,
  readers: new Set(),
  parts: new Map(),
  version: -1,
  kept: [],
  moving: new Set(),
});

function gapOf(room: RoomState, version: number): string[] | undefined {
  if (room.version < version) return undefined;
  const [first] = room.kept;
  const isBridged = room.version === version || (first && first.version <= version + 1);
  if (!isBridged) return undefined;
  const missed = room.kept.filter((heard) => heard.version > version);
  return [...missed.map(({ text }) => text), movingText(room)];
}

function publishIn(room: RoomState, version: number, parts: RoomView, areMoving: boolean): void {
  if (areMoving) for (const name of Object.keys(parts)) room.moving.add(name);
  const changed = changedParts(room, parts);
  const isNew = version > room.version;
  room.version = version;
  if (Object.keys(changed).length === 0 && !isNew) return;
  const text = textOf({ t: 'news', version, now: new Date().toISOString(), view: changed });
  if (isNew) room.kept.push({ version, text });
  if (room.kept.length > mostKept) room.kept.shift();
  tellIn(room.readers, text);
}

function recoveredOf(readers: ReadonlySet<Reader>): Reader[] {
  const recovered = [...readers].filter((reader) => reader.isBehind && reader.backlog() === 0);
  for (const reader of recovered) reader.isBehind = false;
  return recovered;
}

/** Texts of parts put together as the text of a view. */
const textOfParts = (parts: Iterable<readonly [string, string]>): string =>
  `{${Array.from(parts, ([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;

/** Puts a message together with a view that is text already. */
const withView = (message: object, view: string): string =>
  `${JSON.stringify(message).slice(0, -1)},"view":${view}}`;

export const wholeTextOf = (
  message: Omit<Extract<RoomServerMessage, { t: 'room' }>, 'view'>,
  view: string,
): string => withView(message, view);

function movingText({ parts, version, moving }: RoomState): string {
  const view = textOfParts([...parts].filter(([name]) => moving.has(name)));
  return withView({ t: 'news', version, now: new Date().toISOString() }, view);
}

const membersOf = (readers: ReadonlySet<Reader>) =>
  new Set([...readers].map(({ memberId }) => memberId));

function changedParts(room: RoomState, parts: RoomView): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const text = JSON.stringify(part);
    if (room.parts.get(name) === text) continue;
    room.parts.set(name, text);
    changed[name] = part;
  }
  return changed;
}

function tellIn(
  readers: ReadonlySet<Reader>,
  text: string,
  isMeant: (reader: Reader) => boolean = () => true,
): void {
  for (const reader of readers) if (isMeant(reader)) tell(reader, text);
}

function tell(reader: Reader, text: string): void {
  const backlog = reader.backlog();
  if (backlog > hopelessBytes) {
    reader.cut();
    return;
  }
  if (backlog > behindBytes) reader.isBehind = true;
  if (!reader.isBehind) reader.send(text);
}
