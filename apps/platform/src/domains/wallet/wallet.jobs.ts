/** The wallet's watch over itself: what is new is proven each minute, everything each night. */
import type { Context } from '#platform/context.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { noteProof } from '#domains/system/secrets/secrets.ts';
import { tidyLimits } from '#domains/wallet/limits/limits.ts';
import { continueRound, proveNewest, verifyLedger } from '#domains/wallet/ledger/ledger.ts';

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
  const startedAt = performance.now();
  const newest = await proveNewest(context.database);
  report(context, newest);
  const round = await continueRound(context.database, roundMs, leaving);
  report(context, round);
  await noteProof(context.database, 'ledger_newest', startedAt, [...newest, ...round]);
}

/** Counts from the first transfer, and so holds the checkpoint's own sums to account. */
async function proveLedger(context: Context): Promise<void> {
  const startedAt = performance.now();
  const { breaches } = await verifyLedger(context.database);
  report(context, breaches);
  await noteProof(context.database, 'ledger_whole', startedAt, breaches);
}

export const walletJobs: Jobs = {
  tasks: {
    watch_ledger: watchLedger,
    prove_ledger: proveLedger,
    tidy_limits: ({ database }) => tidyLimits(database),
  },
  schedule: [
    { task: 'watch_ledger', match: '* * * * *', isVital: true },
    { task: 'prove_ledger', match: '40 1 * * *', isVital: true },
    { task: 'tidy_limits', match: '23 * * * *', isVital: true },
  ],
};
