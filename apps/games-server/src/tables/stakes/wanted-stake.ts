/** A stake that is asked for, before anything is written. */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

export type WantedStake = {
  session: FrameSession;
  room: StoredRoom;
  table: LiveTable;
  idempotencyKey: string;
  roundId: bigint;
  opening: string;
  /** Minor units: what the member was shown it costs. */
  amount: bigint;
};
