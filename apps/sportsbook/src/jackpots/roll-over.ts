import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { type NewMove, readTiers, writeMoves } from './account.ts';

/**
 * What is left in the tiers of ended pools goes into the next open pool of the same size, or waits
 * until there is one. A tier the next pool does not have goes into its top.
 */
export async function rollOver(database: Database): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT DISTINCT p.id FROM book.jackpot_tiers t JOIN book.jackpot_pools p ON p.id = t.pool_id
      WHERE t.balance > 0 AND t.tier > 0 AND p.state IN ('settled', 'cancelled')
      ORDER BY p.id LIMIT 50`,
  );
  for (const { id } of rows) await rollOne(database, id);
}

async function rollOne(database: Database, poolId: bigint): Promise<void> {
  await inTransaction(database, async (transaction) => {
    // The older one is held first, everywhere.
    const { rows } = await transaction.query<{ id: bigint; size: number }>(
      'SELECT id, size FROM book.jackpot_pools WHERE id = $1 FOR UPDATE',
      [poolId],
    );
    const [pool] = rows;
    if (!pool) return;
    const next = await transaction.query<{ id: bigint }>(
      `SELECT id FROM book.jackpot_pools WHERE size = $1 AND id > $2 AND state = 'open'
        ORDER BY id LIMIT 1 FOR UPDATE`,
      [pool.size, poolId],
    );
    const nextId = next.rows[0]?.id;
    if (nextId === undefined) return;
    const left = (await readTiers(transaction, poolId)).filter(({ tier }) => tier > 0);
    const taking = new Set((await readTiers(transaction, nextId)).map(({ tier }) => tier));
    const out = left.map(({ tier, balance }): NewMove => {
      return { tier, kind: 'rollover_out', amount: -balance };
    });
    await writeMoves(transaction, poolId, out);
    const into = left.map(({ tier, balance }): NewMove => {
      return { tier: taking.has(tier) ? tier : pool.size, kind: 'rollover_in', amount: balance };
    });
    await writeMoves(transaction, nextId, into);
  });
}
