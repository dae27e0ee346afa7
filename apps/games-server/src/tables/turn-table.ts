/**
 * The turns of a table's rounds: announced, closed, played by its seats where it has any, dealt, over. Each is one transaction under the
 * lock of the room, decided by the database's clock; so whichever process runs it, a turn happens
 * once, and a process that dies leaves a whole turn or none.
 */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { takeGame } from '#games-server/chains/chains.ts';
import type { Config } from '#games-server/config.ts';
import { later, type StoredRoom, type Turned } from '#games-server/rooms/stored-room.ts';
import { changeRound, deal } from './deal-round.ts';
import { drawOf } from './outcome.ts';
import { readNewestTableRound, type StoredTableRound } from './stored-table.ts';
import { beginPlay, goOnPlaying } from './turns/turn-play.ts';

/** After bets close the wallet has so long to answer for the last ones. */
const closedMs = 2_000;

/** A chain must be made before the table can go on. */
export type TableTurned = Turned & { needsChain?: boolean };

const asleep: Turned = { hasChanged: false, dueMs: null };

/** Does what is due now in a room whose lock is held. */
export async function turnTable(
  transaction: Transaction,
  room: StoredRoom,
  { TABLE_PACE }: Pick<Config, 'TABLE_PACE'>,
): Promise<TableTurned> {
  const table = liveTableOf(room.gameCode);
  // A game that is no longer offered begins nothing.
  if (!table) return asleep;
  const round = await readNewestTableRound(transaction, room.id);
  if (!round || round.state === 'over') return announce(transaction, room, table, TABLE_PACE);
  if (round.state === 'betting') return close(transaction, round, TABLE_PACE);
  if (round.state === 'closed') {
    return table.seats
      ? beginPlay(transaction, table, round, TABLE_PACE)
      : deal(transaction, table, round, TABLE_PACE);
  }
  if (round.state === 'playing') return goOnPlaying(transaction, table, round, TABLE_PACE);
  return end(transaction, table, round, TABLE_PACE);
}

async function announce(
  transaction: Transaction,
  room: StoredRoom,
  table: LiveTable,
  pace: number,
): Promise<TableTurned> {
  if (room.isPaused || !room.isWanted) return asleep;
  const game = await takeGame(transaction, room.code);
  if (!game) return { ...later(0), needsChain: true };
  const bettingMs = table.bettingMs / pace;
  await transaction.query(
    `INSERT INTO games.table_rounds
       (room_id, chain_id, game, version, hash, previous_hash, closes_at, offer)
     VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(secs => $7), $8)`,
    [
      room.id,
      game.chainId,
      game.game,
      table.rules.version,
      game.hash,
      game.previousHash,
      bettingMs / 1_000,
      table.offer ? JSON.stringify(table.offer(drawOf(game))) : null,
    ],
  );
  return { hasChanged: true, dueMs: bettingMs };
}

/** Whoever places a bet holds the round's row shared; the close waits for those under way. */
async function close(
  transaction: Transaction,
  round: StoredTableRound,
  pace: number,
): Promise<Turned> {
  const untilMs = round.closesAt.getTime() - round.now.getTime();
  if (untilMs > 0) return later(untilMs);
  await changeRound(transaction, round, "state = 'closed'");
  return { hasChanged: true, dueMs: closedMs / pace };
}

async function end(
  transaction: Transaction,
  table: LiveTable,
  round: StoredTableRound,
  pace: number,
): Promise<Turned> {
  const untilMs = (round.endsAt?.getTime() ?? 0) - round.now.getTime();
  if (untilMs > 0) return later(untilMs);
  await changeRound(transaction, round, "state = 'over'");
  return { hasChanged: true, dueMs: table.restMs / pace };
}
