/**
 * The turns of a round: announced, started, over. Each is one transaction under the lock of the
 * room, decided by the database's clock; so whichever process runs it, a turn happens once, and a
 * process that dies leaves a whole turn or none.
 */
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import {
  crash,
  ceilingOf,
  crashPoint,
  roundMs,
  wordOf,
} from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { hundredthsAt } from '@bahati/game-rules/originals/crash/growth.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { takeGame } from '#games-server/chains/chains.ts';
import { readNewestRound, type StoredRound } from './stored-round.ts';

/** A holder that was silent for so long has lost the room. */
const lostAfterSeconds = 3;
/** A round nobody watched over for so long is interrupted. */
const silentSeconds = 2;
/** Targets are looked at this often, and a sign of life is given. */
const sweepMs = 100;
const idleMs = 500;

export type Turn = {
  /** How long until there may be something to do. */
  waitMs: number;
  /** Did anything change that players see or are paid for? */
  hasChanged: boolean;
  /** There is no game left: a chain must be made first. */
  needsChain?: boolean;
};

type Room = { isOurs: boolean; isWanted: boolean; silence: number };

/** Does what is due now, if the room is this holder's or free. */
export async function turnRound(context: Context, holder: string): Promise<Turn> {
  return inTransaction(context.database, async (transaction) => {
    const room = await lockRoom(transaction, holder);
    if (!room.isOurs) return { waitMs: idleMs, hasChanged: false };
    const turn = await turnInRoom(transaction, context, room);
    await transaction.query(
      'UPDATE games.crash_room SET holder = $1, beat_at = clock_timestamp()',
      [holder],
    );
    return turn;
  });
}

/** Gives the room back, so that another process goes on at once. */
export async function leaveRoom({ database }: Context, holder: string): Promise<void> {
  await database.query('UPDATE games.crash_room SET holder = NULL WHERE holder = $1', [holder]);
}

async function lockRoom(transaction: Transaction, holder: string): Promise<Room> {
  await transaction.query('SELECT 1 FROM games.crash_room FOR UPDATE');
  // Read after the lock is held: who waited for it must not judge by an older clock.
  const { rows } = await transaction.query<Room>(
    `SELECT holder IS NULL OR holder = $1
              OR beat_at < clock_timestamp() - make_interval(secs => $2) AS "isOurs",
            wanted_until > clock_timestamp() AS "isWanted",
            extract(epoch FROM clock_timestamp() - beat_at)::float8 AS silence
       FROM games.crash_room`,
    [holder, lostAfterSeconds],
  );
  const room = rows[0];
  if (!room) throw new Error('Crash has no room.');
  return room;
}

async function turnInRoom(transaction: Transaction, context: Context, room: Room): Promise<Turn> {
  const round = await readNewestRound(transaction);
  if (round === undefined || round.state === 'over') {
    return announce(transaction, context, room, round);
  }
  if (round.state === 'betting') return start(transaction, round);
  if (room.silence > silentSeconds) return end(transaction, round, true);
  return fly(transaction, round);
}

async function announce(
  transaction: Transaction,
  { config }: Context,
  { isWanted }: Room,
  last: StoredRound | undefined,
): Promise<Turn> {
  const restEnds = (last?.overAt?.getTime() ?? 0) + config.CRASH_REST_MS;
  const restMs = restEnds - (last?.now.getTime() ?? restEnds);
  if (restMs > 0) return { waitMs: Math.min(restMs, idleMs), hasChanged: false };
  if (!isWanted) return { waitMs: idleMs, hasChanged: false };
  const game = await takeGame(transaction, crash.code);
  if (!game) return { waitMs: 0, hasChanged: false, needsChain: true };
  await transaction.query(
    `INSERT INTO games.crash_rounds
       (chain_id, game, version, hash, previous_hash, point, closes_at, starts_at)
     SELECT $1, $2, $3, $4, $5, $6, now + make_interval(secs => $7),
            now + make_interval(secs => $8) FROM clock_timestamp() AS now`,
    [
      game.chainId,
      game.game,
      crash.version,
      game.hash,
      game.previousHash,
      crashPoint(wordOf(createNodeHmac(game.hash)(game.salt))),
      config.CRASH_BETTING_MS / 1000,
      (config.CRASH_BETTING_MS + config.CRASH_CLOSED_MS) / 1000,
    ],
  );
  const waitMs = Math.min(idleMs, config.CRASH_BETTING_MS + config.CRASH_CLOSED_MS);
  return { waitMs, hasChanged: true };
}

async function lockRound(transaction: Transaction, { id }: StoredRound): Promise<void> {
  await transaction.query('SELECT 1 FROM games.crash_rounds WHERE id = $1 FOR UPDATE', [id]);
}

/** Whoever's stake is not taken yet stays behind; the others fly below the ceiling they make. */
async function start(transaction: Transaction, round: StoredRound): Promise<Turn> {
  const untilMs = round.startsAt.getTime() - round.now.getTime();
  if (untilMs > 0) return { waitMs: Math.min(untilMs, idleMs), hasChanged: false };
  await lockRound(transaction, round);
  await transaction.query(
    `UPDATE games.crash_bets SET state = 'voiding', refusal_code = 'bet_too_late',
            due_at = clock_timestamp(), changed_at = clock_timestamp()
      WHERE id IN (SELECT id FROM games.crash_bets
                    WHERE round_id = $1 AND state = 'asking' ORDER BY id FOR UPDATE)
        AND state = 'asking'`,
    [round.id],
  );
  const { rows } = await transaction.query<{ staked: string }>(
    `SELECT coalesce(sum(weight), 0)::text AS staked FROM games.crash_bets
      WHERE round_id = $1 AND state = 'active'`,
    [round.id],
  );
  const staked = BigInt(rows[0]?.staked ?? '0');
  const ceiling = ceilingOf(staked);
  const lastsMs = roundMs(Number(round.point), ceiling);
  await transaction.query(
    `UPDATE games.crash_rounds SET state = 'flying', started_at = now.at, ceiling = $2, staked = $4,
            ends_at = now.at + make_interval(secs => $3::float8 / 1000)
       FROM (SELECT clock_timestamp() AS at) AS now WHERE id = $1`,
    [round.id, ceiling, lastsMs, staked],
  );
  return { waitMs: Math.min(lastsMs, sweepMs), hasChanged: true };
}

/** Between start and end: who has reached a target leaves there. */
async function fly(transaction: Transaction, round: StoredRound): Promise<Turn> {
  const { startedAt, endsAt, ceiling, now } = round;
  if (!startedAt || !endsAt || !ceiling) throw new Error(`The round ${round.id} has no times.`);
  const cashedOutMs = endsAt.getTime() - now.getTime();
  if (cashedOutMs <= 0) return endWhenDue(transaction, round);
  const multiple = hundredthsAt(Math.max(0, now.getTime() - startedAt.getTime()));
  const { rowCount } = await transaction.query(
    `UPDATE games.crash_bets SET ${leavingAtTarget}
      WHERE id IN (SELECT id FROM games.crash_bets
                    WHERE round_id = $1 AND state = 'active' AND target <= $3
                    ORDER BY id FOR UPDATE)
        AND state = 'active'`,
    // Times lost less than a millisecond on their way here: the point itself is the bound.
    [round.id, ceiling, Math.min(multiple, Number(round.point))],
  );
  return { waitMs: Math.min(cashedOutMs, sweepMs), hasChanged: (rowCount ?? 0) > 0 };
}

/** `$2` is the ceiling, where everybody leaves who did not before. */
const leavingAtTarget = `state = 'paying', cashed_out_at = least(target, $2::int),
  cashed_out_by = CASE WHEN target <= $2::int THEN 'target' ELSE 'ceiling' END,
  payout = stake * least(target, $2::int) / 100, attempts = 0,
  due_at = clock_timestamp(), changed_at = clock_timestamp()`;

/** Times are read in whole milliseconds: the end itself is held against the clock as it is. */
async function endWhenDue(transaction: Transaction, round: StoredRound): Promise<Turn> {
  const { rows } = await transaction.query(
    'SELECT 1 FROM games.crash_rounds WHERE id = $1 AND ends_at <= clock_timestamp()',
    [round.id],
  );
  return rows.length === 0 ? { waitMs: 1, hasChanged: false } : end(transaction, round, false);
}

/**
 * The end, under the round's lock, for which cash-outs under way are waited. Targets up to the
 * point are honoured, and the ceiling is everybody's. In a round that was interrupted a player
 * without a target could not say a word in time: such a bet is given back.
 */
async function end(
  transaction: Transaction,
  round: StoredRound,
  isInterrupted: boolean,
): Promise<Turn> {
  await lockRound(transaction, round);
  const { id, ceiling, point } = round;
  if (isInterrupted) {
    await transaction.query(
      `UPDATE games.crash_bets SET state = 'voiding', refusal_code = 'round_interrupted',
              attempts = 0, due_at = clock_timestamp(), changed_at = clock_timestamp()
        WHERE round_id = $1 AND state = 'active' AND target IS NULL`,
      [id],
    );
  }
  await transaction.query(
    `UPDATE games.crash_bets SET ${leavingAtTarget}
      WHERE round_id = $1 AND state = 'active' AND least(target, $2::int) <= $3`,
    [id, ceiling, point],
  );
  await transaction.query(
    `UPDATE games.crash_bets SET state = 'paying', payout = 0, attempts = 0,
            due_at = clock_timestamp(), changed_at = clock_timestamp()
      WHERE round_id = $1 AND state = 'active'`,
    [id],
  );
  await transaction.query(
    `UPDATE games.crash_rounds SET state = 'over', over_at = clock_timestamp(),
            is_interrupted = $2 WHERE id = $1`,
    [id, isInterrupted],
  );
  return { waitMs: 0, hasChanged: true };
}
