/**
 * What becomes of rooms whose game the operator has closed. Members with seats are stood up and paid
 * once what runs is over; whoever has nothing at stake is shown out.
 */
import type { Context } from '#games-server/context.ts';
import type { IsClosed } from '#games-server/rooms/closed-games.ts';
import type { RoomKinds } from '#games-server/rooms/room-kind.ts';
import { readRooms } from '#games-server/rooms/stored-room.ts';
import type { Hub } from './hub.ts';

const lookMs = 2_000;

export function keepClosed(context: Context, hub: Hub, kinds: RoomKinds, isClosed: IsClosed) {
  let isLooking = false;
  let idle: Idle = new Set();
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await noteClosed(context, isClosed);
      idle = await showOut(context, hub, { kinds, isClosed, idle });
    } catch (error) {
      context.log.warn({ err: error }, 'closed rooms were not emptied');
    }
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

/** Kinds that end by themselves what their players have begun. */
const closing = "'seats', 'sit-and-go', 'tournament'";

/** Rooms that keep seats are told whether their game is closed, heard by somebody or not. */
async function noteClosed({ database }: Context, isClosed: IsClosed): Promise<void> {
  const { rows } = await database.query<{ code: string }>(
    `SELECT DISTINCT game_code AS code FROM games.rooms
      WHERE (due_at IS NOT NULL OR is_closed) AND kind IN (${closing})`,
  );
  const areClosed = await Promise.all(rows.map(({ code }) => isClosed(code)));
  for (const [at, { code }] of rows.entries()) {
    await noteGame(database, code, areClosed[at] ?? false);
  }
}

async function noteGame(
  database: Context['database'],
  gameCode: string,
  isNowClosed: boolean,
): Promise<void> {
  await database.query(
    `UPDATE games.rooms AS r
        SET is_closed = $2, version = version + 1,
            due_at = CASE WHEN due_at IS NULL THEN NULL ELSE clock_timestamp() END
       FROM (SELECT id FROM games.rooms
              WHERE (due_at IS NOT NULL OR is_closed)
                AND game_code = $1 AND is_closed <> $2 AND kind IN (${closing})
              ORDER BY id FOR UPDATE) AS other
      WHERE r.id = other.id`,
    [gameCode, isNowClosed],
  );
}

/** Members of rooms, as "room member". */
type Idle = ReadonlySet<string>;

type Showing = {
  kinds: RoomKinds;
  isClosed: IsClosed;
  /** Who had nothing at stake at the last look: he has been told how it ended since. */
  idle: Idle;
};

/** Answers who has nothing at stake at this look. */
async function showOut(
  { database }: Context,
  hub: Hub,
  { kinds, isClosed, idle }: Showing,
): Promise<Idle> {
  const now = new Set<string>();
  const ids = hub.rooms().map(BigInt);
  if (ids.length === 0) return now;
  const rooms = await readRooms(database, 'WHERE r.id = ANY($1::bigint[])', [ids]);
  const codes = [...new Set(rooms.map(({ gameCode }) => gameCode))];
  const areClosed = await Promise.all(codes.map(isClosed));
  const closed = new Set(codes.filter((_, at) => areClosed[at]));
  for (const room of rooms.filter(({ gameCode }) => closed.has(gameCode))) {
    const id = room.id.toString();
    const members = [...hub.membersIn(id)];
    const staking = await kinds[room.kind].staking(room.id, members);
    for (const memberId of members.filter((member) => !staking.has(member))) {
      const key = `${id} ${memberId}`;
      now.add(key);
      if (idle.has(key)) hub.end(id, memberId, 'closed');
    }
  }
  return now;
}
