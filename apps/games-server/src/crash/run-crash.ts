/**
 * Crash as one process runs it: turns of the round while the room is its, bets that are due, and
 * what its players hear. Every process runs the same; the database says whose turn it is.
 */
import { randomUUID } from 'node:crypto';
import type { Context } from '#games-server/context.ts';
import { openBetDesk } from './bets/bet-desk.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { addChain, hasChain } from '#games-server/chains/chains.ts';
import { createLoop } from '#games-server/loop.ts';
import { openCashOutDesk } from './bets/cash-out-desk.ts';
import type { Hub } from '#games-server/rooms/live/hub.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { crashKind } from './crash-kind.ts';
import { settleDueBets } from './bets/settle-bets.ts';
import { leaveRoom, turnRound } from './turn-round.ts';
import { type RoundWatch, watchRound } from './watch-round.ts';

const settlePauseMs = 500;
const idleMs = 500;

export type Crash = ReturnType<typeof createCrash>;

export function createCrash(context: Context) {
  const log = context.log.child({ part: 'crash' });
  const holder = randomUUID();
  let watch: RoundWatch | undefined;
  const look = () => watch?.look();
  const end = new AbortController();
  const settling = createLoop(end.signal, async () =>
    (await settleDueBets(context)) > 0 ? 0 : settlePauseMs,
  );
  const flying = createLoop(end.signal, async () => {
    if (!(await isAnythingToRun(context))) return idleMs;
    const { waitMs, hasChanged, needsChain } = await turnRound(context, holder);
    if (needsChain) await makeChain(context);
    if (hasChanged) changed();
    return waitMs;
  });
  const changed = () => {
    settling.wake();
    look();
  };
  const betDesk = openBetDesk(context, look);
  const cashOutDesk = openCashOutDesk(context, changed);
  const running: Promise<void>[] = [];
  const report = (error: unknown) => log.error({ err: error }, 'a turn of crash failed');
  return {
    /** The kind of room by which players of this process hear the round. */
    kindIn(hub: Hub): RoomKind {
      watch ??= watchRound({ ...context, log }, hub);
      return crashKind(context, watch);
    },
    placeBet: betDesk.placeBet,
    cashOut: cashOutDesk.cashOut,
    /** Goes on until stopped. */
    start() {
      running.push(flying.run(report), settling.run(report));
    },
    /** Waits for what is under way and gives the room to another process. */
    async stop() {
      end.abort();
      watch?.stop();
      await Promise.all(running);
      if (running.length > 0) await leaveRoom(context, holder).catch(report);
    },
  };
}

/** Nothing is written for a room nobody watches. */
async function isAnythingToRun({ database }: Context): Promise<boolean> {
  const { rows } = await database.query<{ isAny: boolean }>(
    `SELECT wanted_until > clock_timestamp()
              OR EXISTS (SELECT 1 FROM games.crash_rounds WHERE state <> 'over') AS "isAny"
       FROM games.crash_room`,
  );
  return rows[0]?.isAny === true;
}

/** Two processes may make one each at the same time: both are committed to and used in turn. */
async function makeChain(context: Context): Promise<void> {
  if (await hasChain(context, crash.code)) return;
  await addChain(context, crash.code, context.config.CRASH_CHAIN_GAMES);
}
