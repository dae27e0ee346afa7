/** The wallet's watch over itself: the chain of blocks is recomputed again and again. */
import type { Context } from '#platform/context.ts';
import { countEvent } from '@bahati/server-kit/metrics.ts';
import type { Jobs } from '#domains/system/job-queue.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Runs each minute; a breach is logged as an error with its sentences and counted. */
async function watchLedger(context: Context): Promise<void> {
  const report = await verifyLedger(context.database);
  if (report.breaches.length === 0) return;
  countEvent('ledger_breach', report.breaches.length);
  context.log.error({ breaches: report.breaches }, 'the ledger is not whole');
}

export const walletJobs: Jobs = {
  tasks: { watch_ledger: watchLedger },
  schedule: [{ task: 'watch_ledger', match: '* * * * *' }],
};
