/** What a stage is measured by: rates between two controls, and books that are whole after. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { median, quantileSorted } from 'simple-statistics';
import { readCheckpoint } from '#platform-app/domains/wallet/ledger/ledger-checkpoint.ts';
import { verifyChain } from '#platform-app/domains/wallet/ledger/verify-chain.ts';
import { beginProof, verifyBalances } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import type { LoadResult } from '#bench/load.ts';
import type { Stage } from '#bench/stage.ts';

const measures = 3;
const controlSeconds = 4;

export type OverControl = {
  /** The median of the ratios. */
  ratio: number;
  ratios: number[];
  perSecond: number;
  controlPerSecond: number;
  p99Us: number;
};

/** Control, load, control, load …: each run against the controls next to it, as a machine's speed drifts. */
export async function overControl(
  stage: Stage,
  load: () => Promise<LoadResult>,
): Promise<OverControl> {
  const control = [await controlRate(stage)];
  const rates: number[] = [];
  const latencies: number[] = [];
  for (let measure = 0; measure < measures; measure += 1) {
    const { count, failed, seconds, latenciesUs } = await load();
    if (failed > 0) throw new Error(`${failed} of ${count} operations failed.`);
    rates.push(count / seconds);
    latencies.push(...latenciesUs);
    control.push(await controlRate(stage));
  }
  const ratios = rates.map(
    (rate, at) => (2 * rate) / ((control[at] ?? 0) + (control[at + 1] ?? 0)),
  );
  return {
    ratio: median(ratios),
    ratios,
    perSecond: median(rates),
    controlPerSecond: median(control),
    p99Us: quantileSorted(
      latencies.toSorted((a, b) => a - b),
      0.99,
    ),
  };
}

async function controlRate(stage: Stage): Promise<number> {
  const { count, seconds } = await stage.control(16, controlSeconds);
  return count / seconds;
}

/**
 * Proves every balance and the newest blocks; what was proven before is taken from the checkpoint,
 * since proving fifty million rounds anew would take longer than the bench.
 */
export async function checkBooks({ database }: Stage): Promise<void> {
  const breaches = await inTransaction(database, async (transaction) => {
    await beginProof(transaction);
    const { checkpoint, breaches: found } = await readCheckpoint(transaction);
    const chain = await verifyChain(transaction, checkpoint.blockId);
    const balances = await verifyBalances(transaction, checkpoint.lastTransferId);
    return [...found, ...chain.breaches, ...balances];
  });
  if (breaches.length > 0) throw new Error(breaches.join(' '));
}
