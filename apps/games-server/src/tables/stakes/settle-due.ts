/** Asking the wallet about what is due: stakes left by a crash, returns and payouts. */
import type { Context } from '#games-server/context.ts';
import { mostInBatch } from '#games-server/wallet-batches.ts';
import { askForStakes, payEntries, returnStakes } from './decide.ts';
import { readEntries, readStakes } from './stored-stake.ts';

/** Longer than one call on the wallet. */
const leaseSeconds = 5;

/** One look at what is due; answers how much was tried. Each try is counted before it is made. */
export async function settleDue(context: Context): Promise<number> {
  const [stakes, entries] = await Promise.all([settleStakes(context), settleEntries(context)]);
  return stakes + entries;
}

async function settleStakes(context: Context): Promise<number> {
  const ids = await takeDue(context, 'stakes', "'asking', 'voiding'");
  if (ids.length === 0) return 0;
  const stakes = await readStakes(context.database, 'WHERE s.id = ANY($1) ORDER BY s.id', [ids]);
  const asking = stakes.filter(({ state }) => state === 'asking');
  const voiding = stakes.filter(({ state }) => state === 'voiding');
  await Promise.all([
    asking.length > 0 && askForStakes(context, asking),
    voiding.length > 0 && returnStakes(context, voiding),
  ]);
  return ids.length;
}

async function settleEntries(context: Context): Promise<number> {
  const ids = await takeDue(context, 'entries', "'paying'");
  if (ids.length === 0) return 0;
  const entries = await readEntries(context.database, 'WHERE e.id = ANY($1) ORDER BY e.id', [ids]);
  await payEntries(
    context,
    entries.filter(({ state }) => state === 'paying'),
  );
  return ids.length;
}

async function takeDue(
  { database }: Context,
  table: 'stakes' | 'entries',
  states: string,
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `UPDATE games.table_${table} SET attempts = attempts + 1,
            due_at = clock_timestamp() + make_interval(secs => $1)
      WHERE id IN (SELECT id FROM games.table_${table}
                    WHERE state IN (${states}) AND due_at <= clock_timestamp()
                    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [leaseSeconds, mostInBatch],
  );
  return rows.map(({ id }) => id);
}
