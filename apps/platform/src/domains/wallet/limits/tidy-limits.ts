/** Gives up the guard over owners who have neither limits nor an exclusion any more. */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { exclusionStands } from './exclusions.ts';
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import { settleDueLimits } from './play-limits.ts';
import { lockCash } from './play-usage.ts';

const ownersAtATime = 500;

const isFree = (owner: string) => `(NOT EXISTS (
    SELECT 1 FROM play_limits l WHERE l.owner_id = ${owner} AND l.kind <> 'deposit')
  AND NOT EXISTS (
    SELECT 1 FROM exclusions e WHERE e.owner_id = ${owner} AND ${exclusionStands('e', 'now()')}))`;

export async function tidyLimits(database: Database): Promise<void> {
  const { rows: due } = await database.query<{ id: bigint }>(
    `SELECT DISTINCT owner_id AS id FROM play_limits WHERE next_at <= now() LIMIT $1`,
    [ownersAtATime],
  );
  for (const { id } of due) {
    await inTransaction(database, async (transaction) => {
      await lockCash(transaction, id);
      await settleDueLimits(transaction, id);
    });
  }
  for await (const id of ownersWithoutNeed(database)) {
    await inTransaction(database, (one) => giveUpGuard(one, id));
  }
}

type Owner = { id: bigint; isFree: boolean };

/** Owners who are guarded for nothing, found in pieces however many there are. */
async function* ownersWithoutNeed(database: Database): AsyncGenerator<bigint> {
  let last: bigint | undefined = 0n;
  while (last !== undefined) {
    // Without the annotation `last` and `rows` would be typed by each other.
    const { rows }: { rows: Owner[] } = await database.query<Owner>(
      `SELECT owner_id AS id, ${isFree('u.owner_id')} AS "isFree" FROM play_usage u
        WHERE owner_id > $1 AND period = 'day' ORDER BY owner_id LIMIT $2`,
      [last, ownersAtATime],
    );
    for (const row of rows) if (row.isFree) yield row.id;
    last = rows.at(-1)?.id;
  }
}

async function giveUpGuard(transaction: Transaction, ownerId: bigint): Promise<void> {
  const { ids } = await lockCash(transaction, ownerId);
  // Only what still has no limit under the lock, under which limits are set.
  const { rowCount } = await transaction.query(
    `DELETE FROM play_usage WHERE owner_id = $1 AND ${isFree('$1::bigint')}`,
    [ownerId],
  );
  if (rowCount === 0) return;
  await transaction.query('UPDATE accounts SET blocks = blocks & ~$2::int WHERE id = ANY($1)', [
    ids,
    blockBits.limited,
  ]);
}
