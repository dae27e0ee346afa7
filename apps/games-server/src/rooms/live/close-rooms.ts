/**
 * Shows members out of rooms whose game the operator has closed. Who still has something at stake
 * there stays until it is decided.
 */
import type { Context } from '#games-server/context.ts';
import type { IsClosed } from '#games-server/rooms/closed-games.ts';
import type { RoomKinds } from '#games-server/rooms/room-kind.ts';
import { readRooms } from '#games-server/rooms/stored-room.ts';
import type { Hub } from './hub.ts';

const lookMs = 2_000;

export function keepClosed(context: Context, hub: Hub, kinds: RoomKinds, isClosed: IsClosed) {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await lookOnce(context, hub, kinds, isClosed).catch((error: unknown) => {
      context.log.warn({ err: error }, 'closed rooms were not emptied');
    });
    isLooking = false;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer ??= setInterval(() => void look(), lookMs);
    },
    stop: () => clearInterval(timer),
  };
}

async function lookOnce(
  { database }: Context,
  hub: Hub,
  kinds: RoomKinds,
  isClosed: IsClosed,
): Promise<void> {
  const ids = hub.rooms().map(BigInt);
  if (ids.length === 0) return;
  const rooms = await readRooms(database, 'WHERE r.id = ANY($1::bigint[])', [ids]);
  const codes = [...new Set(rooms.map(({ gameCode }) => gameCode))];
  const areClosed = await Promise.all(codes.map(isClosed));
  const closed = new Set(codes.filter((_, at) => areClosed[at]));
  for (const room of rooms.filter(({ gameCode }) => closed.has(gameCode))) {
    const id = room.id.toString();
    const members = [...hub.membersIn(id)];
    const staking = await kinds[room.kind].staking(room.id, members);
    for (const memberId of members) if (!staking.has(memberId)) hub.end(id, memberId, 'closed');
  }
}
