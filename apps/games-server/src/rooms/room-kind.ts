/** What the rooms' ground asks of a kind of game: table, seats, simulation. */
import type { RoomView } from '@bahati/contract/games-frame/rooms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import type { StoredRoom, Turned } from './stored-room.ts';

/** Parts that change without a new version, as totals do, and at most once a second. */
export type RoomKind = {
  /** Everything anybody may see, by parts. */
  view: (room: StoredRoom) => Promise<RoomView>;
  /** What one member may see beside it. */
  own: (room: StoredRoom, memberId: string) => Promise<unknown>;
  /** Parts that move between versions; absent: none do. */
  moving?: (room: StoredRoom) => Promise<RoomView>;
  /** Whose own part changed since the last look, of these rooms. */
  changedOwn: (
    roomIds: readonly bigint[],
    since: Date,
  ) => Promise<{ roomId: bigint; memberId: string; changedAt: Date }[]>;
  /** Does what is due in a room whose lock is held; `needsChain`: a chain must be made first. */
  turn: (transaction: Transaction, room: StoredRoom) => Promise<Turned & { needsChain?: boolean }>;
  /** A word of a member. Refuses with codes of the contract. */
  act: (session: FrameSession, room: StoredRoom, key: string, act: unknown) => Promise<unknown>;
  /** What is owed or asked of the wallet; answers how much was tried. */
  settle: () => Promise<number>;
};
