/**
 * The rooms as one process runs them: turns that are due, what is owed by the wallet, and what its
 * players hear. Every process runs the same; the lock of a room says whose turn it is, so that one
 * that dies leaves a whole turn or none and another goes on.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { addChain, hasChain } from '#games-server/chains/chains.ts';
import type { Context } from '#games-server/context.ts';
import { type Crash, createCrash } from '#games-server/crash/run-crash.ts';
import { createLoop } from '#games-server/loop.ts';
import { poolKind } from '#games-server/pools/pool-kind.ts';
import { countPairs } from '#games-server/seats/pairs/count-pairs.ts';
import { seatKind } from '#games-server/seats/seat-kind.ts';
import { sitAndGoKind } from '#games-server/sit-and-go/sit-and-go-kind.ts';
import { tournamentKind } from '#games-server/tournaments/tournament-kind.ts';
import { tournamentTableKind } from '#games-server/tournaments/tournament-table-kind.ts';
import { tableKind } from '#games-server/tables/table-kind.ts';
import type { Rooms } from './live/connection.ts';
import { createHub } from './live/hub.ts';
import { watchRooms } from './live/watch.ts';
import { keepClosed } from './live/close-rooms.ts';
import { watchClosedGames } from './closed-games.ts';
import type { RoomKinds } from './room-kind.ts';
import { lockDueRoom, msToNextDue, noteTurn, putOff } from './stored-room.ts';

/** A room is looked for this often, though none was due. */
const idleMs = 1_000;
/** What is due is held by another process. */
const heldMs = 100;
const settlePauseMs = 1_000;

export type RunningRooms = Rooms & { start: () => void; stop: () => Promise<void> };

export function createRooms(
  context: Context,
  crash: Pick<Crash, 'kindIn'> = createCrash(context),
): RunningRooms {
  const log = context.log.child({ part: 'rooms' });
  const hub = createHub();
  const kinds: RoomKinds = {
    table: tableKind(context),
    seats: seatKind(context),
    'sit-and-go': sitAndGoKind(context),
    tournament: tournamentKind(context),
    'tournament-table': tournamentTableKind(context),
    pool: poolKind({ ...context, log }, hub),
    crash: crash.kindIn(hub),
  };
  const watch = watchRooms({ ...context, log }, hub, kinds);
  const isClosed = watchClosedGames({ wallet: context.wallet, log });
  const closing = keepClosed({ ...context, log }, hub, kinds, isClosed);
  const end = new AbortController();
  // Each kind by itself: a wallet that is slow for one keeps no other from its payouts.
  const settling = Object.values(kinds).map((kind) =>
    createLoop(end.signal, async () => ((await kind.settle()) > 0 ? 0 : settlePauseMs)),
  );
  const turning = createLoop(end.signal, async () => {
    const turned = await turnOne(context, kinds);
    if (!turned) {
      const dueMs = (await msToNextDue(context.database)) ?? idleMs;
      return dueMs > 0 ? Math.min(idleMs, dueMs) : heldMs;
    }
    // A turn without a change owes nothing to anybody.
    if (!turned.hasChanged) return 0;
    for (const loop of settling) loop.wake();
    watch.look(turned.roomId);
    return 0;
  });
  const counting = createLoop(end.signal, () => countPairs(context));
  const running: Promise<void>[] = [];
  const report = (error: unknown) => log.error({ err: error }, 'a turn of a room failed');
  return {
    hub,
    kinds,
    isClosed,
    look: (roomId) => {
      watch.look(roomId);
      turning.wake();
    },
    start() {
      watch.start();
      closing.start();
      running.push(
        turning.run(report),
        ...settling.map((loop) => loop.run(report)),
        counting.run(report),
      );
    },
    /** Waits for what is under way. */
    async stop() {
      end.abort();
      watch.stop();
      closing.stop();
      hub.closeAll();
      await Promise.all(Object.values(kinds).map(async (kind) => kind.stop?.()));
      await Promise.all(running);
    },
  };
}

/** Does one turn; undefined: nothing is due that no other is at. */
export async function turnOne(
  context: Context,
  kinds: RoomKinds,
): Promise<{ roomId: bigint; hasChanged: boolean } | undefined> {
  let tried: bigint | undefined;
  const done = await inTransaction(context.database, async (transaction) => {
    const room = await lockDueRoom(transaction);
    if (!room) return undefined;
    tried = room.id;
    const turned = await kinds[room.kind].turn(transaction, room);
    await noteTurn(transaction, room, turned);
    return { room, turned };
  }).catch(async (error: unknown) => {
    // A room that cannot go on must not hold up the others.
    if (tried !== undefined) await putOff(context.database, tried, error);
    throw error;
  });
  if (!done) return undefined;
  // Two processes may make one each at the same time: both are committed to and used in turn.
  if (done.turned.needsChain && !(await hasChain(context, done.room.code))) {
    await addChain(context, done.room.code, context.config.ROOM_CHAIN_GAMES);
  }
  await kinds[done.room.kind].turned?.(done.room.id);
  return { roomId: done.room.id, hasChanged: done.turned.hasChanged };
}
