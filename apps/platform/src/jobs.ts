/** Background work: queued in the transaction that needs it, run by any platform process. */
import type { Log } from '@bahati/server-kit/log.ts';
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import { Pool } from 'pg';
import type { Context } from '#platform/context.ts';
import { type Jobs, queueJob } from '#domains/system/job-queue.ts';
import { cashierJobs } from '#domains/cashier/cashier.jobs.ts';
import { contentJobs } from '#domains/content/content.jobs.ts';
import { gamingJobs } from '#domains/gaming/gaming.jobs.ts';
import { identityJobs } from '#domains/identity/identity.jobs.ts';
import { membersJobs } from '#domains/members/members.jobs.ts';
import { messagingJobs } from '#domains/messaging/messaging.jobs.ts';
import { recordsJobs } from '#domains/records/records.jobs.ts';
import { supportJobs } from '#domains/support/support.jobs.ts';
import { systemJobs } from '#domains/system/system.jobs.ts';
import { walletJobs } from '#domains/wallet/wallet.jobs.ts';

/** Every domain's jobs. */
const domains: readonly Jobs[] = [
  systemJobs,
  walletJobs,
  messagingJobs,
  cashierJobs,
  contentJobs,
  gamingJobs,
  identityJobs,
  membersJobs,
  recordsJobs,
  supportJobs,
];

export async function startJobs(context: Context): Promise<Runner> {
  const tasks = Object.assign({}, ...domains.map((domain) => domain.tasks)) as Jobs['tasks'];
  const schedule = domains.flatMap((domain) => domain.schedule);
  const log = context.log.child({ part: 'jobs' });
  const runner = await run({
    pgPool: jobsPool(context, log),
    schema: 'graphile_worker',
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn(message);
    }),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown, { abortSignal }) =>
          task(context, (payload ?? {}) as Record<string, unknown>, abortSignal),
      ]),
    ),
    parsedCronItems: parseCronItems(
      schedule.map(({ task, match }) => ({ task, match, identifier: task })),
    ),
  });
  for (const task of domains.flatMap(({ atStart = [] }) => atStart)) {
    await queueJob(context.database, task, {}, { key: `${task} at start` });
  }
  return runner;
}

/** The runner's own pool: it reads int8 as text, which our exact pools do not. */
function jobsPool(context: Context, log: Log): Pool {
  const pool = new Pool({
    connectionString: context.config.DATABASE_URL,
    options: '-c role=bahati_app',
    application_name: 'bahati jobs',
    max: 5,
  });
  const onLost = (error: Error) => log.warn({ err: error }, 'connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
