/** The room a pool lives in. */
import type { PoolOffer } from '@bahati/game-rules/fishing/pool-offers.ts';
import type { Context } from '#games-server/context.ts';
import type { Hub } from '#games-server/rooms/live/hub.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';

export type PoolRoom = {
  readonly context: Context;
  readonly hub: Hub;
  readonly room: StoredRoom;
  readonly offer: PoolOffer;
  /** Tells everybody who sits where. */
  readonly tellSitting: () => void;
};
