/**
 * Writing down what shots came to, before anybody is shown it: so a captured fish that was seen is
 * paid whatever dies afterwards, and nothing else is.
 */
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { BulletRecord } from '@bahati/game-rules/fishing/records/bullet-record.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { holdLease } from '#games-server/pools/lease.ts';
import { writeState } from '#games-server/seats/plain-json.ts';

export type DecidedShot = { reserveId: bigint; record: BulletRecord };

export type ShotBatch = {
  shots: readonly DecidedShot[];
  /** Reserves nothing will be shot from any more, and nothing flies of. */
  ended: readonly bigint[];
};

/** Bullets are kept together by when they were fired: no row grows for long. */
export const burstSeconds = 2;
const burstOf = (tick: number) => Math.floor(tick / (burstSeconds * ticksPerSecond));

/** Longer than one call on the wallet: the pool's own process pays first. */
const ownSeconds = 10;

/** Throws LeaseLost; then nothing of the batch stands. */
export async function commitShots(
  database: Database,
  { roomId, holder }: { roomId: bigint; holder: string },
  { shots, ended }: ShotBatch,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await holdLease(transaction, roomId, holder);
    if (shots.length > 0) await addShots(transaction, shots);
    if (ended.length > 0) await fixPayouts(transaction, ended);
  });
}

async function addShots(transaction: Transaction, shots: readonly DecidedShot[]): Promise<void> {
  const sums = [...Map.groupBy(shots, ({ reserveId }) => reserveId)].map(([id, own]) => {
    const hits = own.flatMap(({ record }) => (record.outcome === 'hit' ? [record] : []));
    const total = (of: (hit: (typeof hits)[number]) => bigint) =>
      hits.reduce((sum, hit) => sum + of(hit), 0n).toString();
    return {
      id: id.toString(),
      hits: hits.length,
      spent: total(({ stake }) => stake),
      squares: total(({ stake }) => stake * stake),
      won: total(({ stake, pays }) => stake * BigInt(pays)),
    };
  });
  const { rowCount } = await transaction.query(
    `UPDATE games.pool_reserves AS v
        SET hits = v.hits + s.hits, spent = v.spent + s.spent,
            stake_squares = v.stake_squares + s.squares, won = v.won + s.won
       FROM jsonb_to_recordset($1::jsonb)
              AS s (id bigint, hits int, spent bigint, squares numeric, won bigint)
      WHERE v.id = s.id AND v.state = 'open'`,
    [JSON.stringify(sums)],
  );
  if (rowCount !== sums.length)
    throw new Error('Something was shot from a reserve that is closed.');
  const bursts = Map.groupBy(
    shots,
    ({ reserveId, record }) => `${reserveId} ${burstOf(record.firedAtTick)}`,
  );
  const rows = [...bursts].map(([key, own]) => {
    const [id, burst] = key.split(' ');
    return { id, burst, bullets: own.map(({ record }) => record) };
  });
  await transaction.query(
    `INSERT INTO games.pool_bursts AS known (reserve_id, burst, bullets)
     SELECT id, burst, bullets
       FROM jsonb_to_recordset($1::jsonb) AS b (id bigint, burst int, bullets jsonb)
     ON CONFLICT (reserve_id, burst) DO UPDATE SET bullets = known.bullets || excluded.bullets`,
    [writeState(rows)],
  );
}

async function fixPayouts(transaction: Transaction, ended: readonly bigint[]): Promise<void> {
  await transaction.query(
    `UPDATE games.pool_reserves SET state = 'paying', payout = amount - spent + won,
            due_at = clock_timestamp() + make_interval(secs => $2)
      WHERE id = ANY($1::bigint[]) AND state = 'open'`,
    [ended, ownSeconds],
  );
}
