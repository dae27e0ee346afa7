/** What the rooms' ground asks of a kind of game: tables, seats, pools, crash. */
import type { RoomView } from '@bahati/contract/games-frame/rooms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import type { StoredRoom, Turned } from './stored-room.ts';

/** A room as it was read at one time. */
export type RoomSnapshot = {
  /** Everything anybody may see, by parts. */
  view: () => Promise<RoomView>;
  /** What one member may see beside it. */
  own: (memberId: string) => Promise<unknown>;
};

/** `needsChain`: a chain of hashes must be made before the room can go on. */
export type KindTurned = Turned & { needsChain?: boolean };

export type RoomKind = {
  /**
   * It tells what happens by itself: no version counts it, whoever falls behind begins anew, and
   * words are not looked for by others.
   */
  isHosted?: true;
  read: (room: StoredRoom) => Promise<RoomSnapshot>;
  /** Parts that move between versions, told at most once a second; absent: none do. */
  moving?: (room: StoredRoom) => Promise<RoomView>;
  /** Own parts change with the room's version alone. */
  ownFollowsVersion: boolean;
  /** Whose own part changed since then, of these rooms. */
  changedOwn: (
    roomIds: readonly bigint[],
    since: Date,
  ) => Promise<{ roomId: bigint; memberId: string; changedAt: Date }[]>;
  /** Of these members, who has something at stake in the room. */
  staking: (roomId: bigint, memberIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Does what is due in a room whose lock is held. */
  turn: (transaction: Transaction, room: StoredRoom) => Promise<KindTurned>;
  /** After a turn of it was committed. */
  turned?: (roomId: bigint) => Promise<void>;
  /** A word of a member. Refuses with codes of the contract. */
  act: (session: FrameSession, room: StoredRoom, key: string, act: unknown) => Promise<unknown>;
  /** What is owed or asked of the wallet; answers how much was tried. */
  settle: () => Promise<number>;
  /** Of kinds that keep seats in memory: how many are taken. */
  seatsTaken?: (roomId: bigint) => number;
  stop?: () => Promise<void>;
};

export type RoomKinds = Readonly<Record<StoredRoom['kind'], RoomKind>>;
