/** The wallet's watch over itself: what is new is proven each minute, everything each night. */
import type { Context } from '#platform/context.ts';
import { countEvent } from '@bahati/server-kit/metrics.ts';
import type { Jobs } from '#domains/system/job-queue.ts';
import { tidyLimits } from './tidy-limits.ts';
import { verifyLedger } from './verify-ledger.ts';
import { continueRound, proveNewest } from './watch-ledger.ts';

/** Leaves the rest of the minute free, so that one watch has ended when the next begins. */
const roundMs = 40_000;

/** A breach is logged as an error with its sentences and counted. */
function report({ log }: Context, breaches: readonly string[]): void {
  if (breaches.length === 0) return;
  countEvent('ledger_breach', breaches.length);
  log.error({ breaches: breaches.slice(0, 20) }, 'the ledger is not whole');
}

async function watchLedger(
  context: Context,
  _payload: object,
  leaving?: AbortSignal,
): Promise<void> {
  report(context, await proveNewest(context.database));
  report(context, await continueRound(context.database, roundMs, leaving));
}

/** Counts from the first transfer, and so holds the checkpoint's own sums to account. */
async function proveLedger(context: Context): Promise<void> {
  report(context, (await verifyLedger(context.database)).breaches);
}

export const walletJobs: Jobs = {
  tasks: {
    watch_ledger: watchLedger,
    prove_ledger: proveLedger,
    tidy_limits: ({ database }) => tidyLimits(database),
  },
  schedule: [
    { task: 'watch_ledger', match: '* * * * *' },
    { task: 'prove_ledger', match: '40 1 * * *' },
    { task: 'tidy_limits', match: '23 * * * *' },
  ],
};
