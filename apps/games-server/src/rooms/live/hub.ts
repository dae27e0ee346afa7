/**
 * Who hears which room in this process. A change is put into text once and sent to all; a reader who
 * falls behind is left out until his line is empty, and then begins anew with the whole room.
 */
import type { RoomServerMessage, RoomView } from '@bahati/contract/games-frame/rooms.ts';

/** How a hub speaks to one connection. */
export type Reader = {
  memberId: string;
  /** Bytes that wait on the line. */
  backlog: () => number;
  send: (text: string) => void;
  /** The line is beyond help. */
  cut: () => void;
};

type Heard = { version: number; text: string };

type RoomState = {
  readers: Map<Reader, { isBehind: boolean }>;
  /** Parts as they were told last, each as text. */
  parts: Map<string, string>;
  view: RoomView | undefined;
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
  const stateOf = (roomId: string): RoomState => {
    const known = rooms.get(roomId);
    if (known) return known;
    const opened = {
      readers: new Map(),
      parts: new Map(),
      view: undefined,
      version: -1,
      kept: [],
      moving: new Set<string>(),
    };
    rooms.set(roomId, opened);
    return opened;
  };
  return {
    /** Answers how to leave. */
    join(roomId: string, reader: Reader): () => void {
      const room = stateOf(roomId);
      room.readers.set(reader, { isBehind: false });
      return () => {
        room.readers.delete(reader);
        if (room.readers.size === 0 && rooms.get(roomId) === room) rooms.delete(roomId);
      };
    },
    rooms: (): string[] => [...rooms.keys()],
    versionOf: (roomId: string): number => rooms.get(roomId)?.version ?? -1,
    playersIn: (roomId: string): number => membersIn(rooms.get(roomId)).size,
    membersIn: (roomId: string): ReadonlySet<string> => membersIn(rooms.get(roomId)),
    /** Connections of one member in the room. */
    linesOf(roomId: string, memberId: string): number {
      const readers = [...(rooms.get(roomId)?.readers.keys() ?? [])];
      return readers.filter((reader) => reader.memberId === memberId).length;
    },
    /** The room as it was told last; undefined: nothing was yet. */
    viewOf: (roomId: string): RoomView | undefined => rooms.get(roomId)?.view,
    /** What bridges the gap since a version, in order; undefined: the gap is too wide. */
    since(roomId: string, version: number): string[] | undefined {
      const room = rooms.get(roomId);
      if (!room || room.version < version) return undefined;
      const [first] = room.kept;
      const isBridged = room.version === version || (first && first.version <= version + 1);
      if (!isBridged) return undefined;
      const missed = room.kept.filter((heard) => heard.version > version);
      return [...missed.map(({ text }) => text), movingText(room)];
    },
    /** Tells what changed. Parts may be all or some of the room; equal ones are not told again. */
    publish(roomId: string, version: number, parts: RoomView, areMoving = false): void {
      const room = rooms.get(roomId);
      if (!room || version < room.version) return;
      if (areMoving) for (const name of Object.keys(parts)) room.moving.add(name);
      const changed = changedParts(room, parts);
      const isNew = version > room.version;
      room.view = { ...room.view, ...parts };
      room.version = version;
      if (Object.keys(changed).length === 0 && !isNew) return;
      const now = new Date().toISOString();
      const text = textOf({ t: 'news', version, now, view: changed });
      if (isNew) room.kept.push({ version, text });
      if (room.kept.length > mostKept) room.kept.shift();
      for (const [reader, line] of room.readers) tell(reader, line, text);
    },
    /** To one member, on whatever lines he is. */
    tellMember(roomId: string, memberId: string, message: RoomServerMessage): void {
      const room = rooms.get(roomId);
      if (!room) return;
      const text = textOf(message);
      for (const [reader, line] of room.readers) {
        if (reader.memberId === memberId) tell(reader, line, text);
      }
    },
    tellAll(roomId: string, message: RoomServerMessage): void {
      const room = rooms.get(roomId);
      if (!room) return;
      const text = textOf(message);
      for (const [reader, line] of room.readers) tell(reader, line, text);
    },
    /** Readers whose line has emptied since they fell behind: they are to begin anew. */
    recovered(): { roomId: string; reader: Reader }[] {
      return [...rooms].flatMap(([roomId, room]) =>
        [...room.readers].flatMap(([reader, line]) => {
          if (!line.isBehind || reader.backlog() > 0) return [];
          line.isBehind = false;
          return [{ roomId, reader }];
        }),
      );
    },
    closeAll(): void {
      for (const { readers } of rooms.values()) for (const reader of readers.keys()) reader.cut();
      rooms.clear();
    },
  };
}

export const textOf = (message: RoomServerMessage): string => JSON.stringify(message);

function movingText({ view = {}, version, moving }: RoomState): string {
  const parts = Object.fromEntries(Object.entries(view).filter(([name]) => moving.has(name)));
  return textOf({ t: 'news', version, now: new Date().toISOString(), view: parts });
}

function membersIn(room: RoomState | undefined): Set<string> {
  return new Set([...(room?.readers.keys() ?? [])].map(({ memberId }) => memberId));
}

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

function tell(reader: Reader, line: { isBehind: boolean }, text: string): void {
  const backlog = reader.backlog();
  if (backlog > hopelessBytes) {
    reader.cut();
    return;
  }
  if (backlog > behindBytes) line.isBehind = true;
  if (!line.isBehind) reader.send(text);
}
