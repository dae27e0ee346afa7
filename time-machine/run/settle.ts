/** One look of the product's own jobs: seal, count, fold, settle, until nothing is left to do. */
import { sealOnce } from '#platform-app/domains/wallet/ledger/seal-transfers.ts';
import { collectDebts, settleRuns } from '#platform-app/domains/agency/bills/bills.ts';
import type { Scene } from './scene.ts';

const sealPatienceMs = 60_000;

/** Waits for transactions of others on the same server, which end soon. */
export async function sealAll({ context: { database } }: Pick<Scene, 'context'>): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (const end = Date.now() + sealPatienceMs; Date.now() < end; ) {
    await sealOnce(database, watermarks);
    const { rows } = await database.query<{ left: boolean }>(
      `SELECT coalesce((SELECT max(id) FROM transfers), 0) >
              coalesce((SELECT max(last_transfer_id) FROM ledger_blocks), 0) AS left`,
    );
    if (rows[0]?.left === false) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The transfers were not sealed to their end.');
}

/** Settles all that is over at this instant, and notes that it looked. */
export async function settleAt(scene: Scene, at: number): Promise<void> {
  const { clock, context, history } = scene;
  await clock.set(at);
  await sealAll(scene);
  history.looks.push({ at, what: 'settle' });
  // So many periods are opened at once; after a pause there are more.
  for (let runs = -1n, before = -2n; runs !== before; ) {
    before = runs;
    await settleRuns(context);
    runs = await countRuns(scene);
  }
}

async function countRuns({ context: { database } }: Scene): Promise<bigint> {
  const { rows } = await database.query<{ count: bigint }>(
    'SELECT max(id) - count(*) FILTER (WHERE state <> $1) AS count FROM settlement_runs',
    ['done'],
  );
  return rows[0]?.count ?? 0n;
}

/** Collects debts until no wallet has anything left for them. */
export async function collectAt(scene: Scene, at: number): Promise<void> {
  const { clock, context, history } = scene;
  await clock.set(at);
  history.looks.push({ at, what: 'collect' });
  for (let paid = -1n, before = -2n; paid !== before; ) {
    before = paid;
    await collectDebts(context);
    const { rows } = await context.database.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM debt_payments',
    );
    paid = rows[0]?.count ?? 0n;
  }
}
