/**
 * Three months of dividends for every agent of the line, one run after the other, and what the
 * process that settles them holds in memory on the way.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform-app/context.ts';
import { projectBills, settleRuns } from '#platform-app/domains/agency/bills/bills.ts';
import { report } from '#bench/report.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** A quarter is settled within this; the three runs come a month apart in truth. */
const allowedMinutes = 30;
const allowedProjectMinutes = 5;
/** Memory at the end over that at a tenth of the first run. */
const allowedGrowth = 1.3;
const marks = [10, 50, 100];

type Progress = { run: bigint; settled: number; contracts: number };

export async function timeSettlement(context: Context, watcher: Database): Promise<void> {
  const startedAt = performance.now();
  let isDone = false;
  const settling = settleRuns(context).finally(() => (isDone = true));
  const memory = await watchMemory(watcher, () => isDone);
  await settling;
  const minutes = (performance.now() - startedAt) / 60_000;
  const [sums] = (await watcher.query<Record<string, number>>(settledSums)).rows;
  report('agency: quarter_of_dividends', minutes / allowedMinutes, { minutes, ...sums });
  const first = memory[0]?.megabytes ?? 1;
  for (const { run, percent, megabytes } of memory) {
    const growth = megabytes / first / allowedGrowth;
    report(`agency: memory_of_settling, run ${run} at ${percent} %`, growth, { megabytes });
  }
}

const settledSums = `
  SELECT count(*)::int AS bills, count(*) FILTER (WHERE own > 0)::int AS "notZero",
         count(*) FILTER (WHERE settled_at IS NULL)::int AS "notSettled",
         (SELECT count(*)::int FROM bill_adjustments) AS lines,
         (SELECT count(*)::int FROM contract_debts) AS debts,
         (SELECT count(*)::int FROM transfers) AS transfers FROM contract_bills`;

const progress = `
  SELECT r.id AS run, count(b.settled_at)::int AS settled,
         (SELECT count(*)::int FROM agency_contracts) AS contracts
    FROM settlement_runs r LEFT JOIN contract_bills b ON b.run_id = r.id
   GROUP BY r.id ORDER BY r.id`;

/** Memory once so much of a run was settled, as soon as a look each second finds it. */
async function watchMemory(watcher: Database, isDone: () => boolean) {
  const seen = new Map<string, { run: bigint; percent: number; megabytes: number }>();
  for (let isLast = false; !isLast; ) {
    isLast = isDone();
    const { rows } = await watcher.query<Progress>(progress);
    for (const { run, settled, contracts } of rows) {
      const passed = marks.filter((mark) => settled * 100 >= contracts * mark);
      for (const percent of passed) {
        const megabytes = process.memoryUsage.rss() / 1_048_576;
        const key = `${run} ${percent}`;
        if (!seen.has(key)) seen.set(key, { run, percent, megabytes });
      }
    }
    if (!isLast) await wait(1_000);
  }
  return [...seen.values()];
}

export async function timeProjection(context: Context): Promise<void> {
  const startedAt = performance.now();
  await projectBills(context);
  const minutes = (performance.now() - startedAt) / 60_000;
  report('agency: projecting_running_bills', minutes / allowedProjectMinutes, { minutes });
}
