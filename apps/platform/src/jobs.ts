/** Background work: queued in the transaction that needs it, run by any platform process. */
import { countFor } from '@bahati/server-kit/metrics/call-times.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import { Pool } from 'pg';
import type { Context } from '#platform/context.ts';
import { testClockPath } from '#platform/test-clock/test-clock.ts';
import { isPaused, type Job, type Jobs, noteRun, queueJob } from '#domains/system/jobs/jobs.ts';
import { integrityJobs } from '#domains/agency/integrity/integrity.jobs.ts';
import { agencyJobs } from '#domains/agency/agency.jobs.ts';
import { rewardJobs } from '#domains/rewards/rewards.jobs.ts';
import { contractJobs } from '#domains/agency/contracts/contracts.jobs.ts';
import { cashierJobs } from '#domains/cashier/cashier.jobs.ts';
import { catalogueJobs } from '#domains/catalogue/catalogue.jobs.ts';
import { contentJobs } from '#domains/content/content.jobs.ts';
import { gamingJobs } from '#domains/gaming/gaming.jobs.ts';
import { identityJobs } from '#domains/identity/identity.jobs.ts';
import { insightJobs } from '#domains/insight/insight.jobs.ts';
import { kycJobs } from '#domains/kyc/kyc.jobs.ts';
import { membersJobs } from '#domains/members/members.jobs.ts';
import { messagingJobs } from '#domains/messaging/messaging.jobs.ts';
import { recordsJobs } from '#domains/records/records.jobs.ts';
import { riskJobs } from '#domains/risk/risk.jobs.ts';
import { supportJobs } from '#domains/support/support.jobs.ts';
import { systemJobs } from '#domains/system/system.jobs.ts';
import { registerCentreJobs } from '#domains/agency/register-centre/register-centre.jobs.ts';
import { walletJobs } from '#domains/wallet/wallet.jobs.ts';

/** Every domain's jobs. */
const domains: readonly Jobs[] = [
  systemJobs,
  walletJobs,
  messagingJobs,
  cashierJobs,
  catalogueJobs,
  contentJobs,
  gamingJobs,
  identityJobs,
  membersJobs,
  kycJobs,
  recordsJobs,
  riskJobs,
  integrityJobs,
  contractJobs,
  insightJobs,
  agencyJobs,
  rewardJobs,
  supportJobs,
  registerCentreJobs,
];

export const everyJob: Required<Jobs> = {
  tasks: Object.assign({}, ...domains.map((domain) => domain.tasks)) as Jobs['tasks'],
  schedule: domains.flatMap((domain) => domain.schedule),
  atStart: domains.flatMap(({ atStart = [] }) => atStart),
};

type Payload = Readonly<Record<string, unknown>>;

/** Runs it unless staff let it rest, and writes down how it went; what it throws is thrown on. */
async function runNoted(
  context: Context,
  { name, task }: { name: string; task: Job },
  payload: Payload,
  leaving?: AbortSignal,
): Promise<void> {
  const { database } = context;
  if (await isPaused(database, name)) return;
  const startedAt = new Date();
  const since = performance.now();
  const note = async (error?: unknown) => {
    const run = { task: name, startedAt, tookMs: Math.round(performance.now() - since) };
    await noteRun(database, { ...run, error });
  };
  try {
    await task(context, payload, leaving);
  } catch (error) {
    await note(error).catch(() => undefined);
    throw error;
  }
  await note();
}

export async function startJobs(context: Context): Promise<Runner> {
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
      Object.entries(everyJob.tasks).map(([name, task]) => [
        name,
        (payload: unknown, { abortSignal }) =>
          countFor(context.config.BRAND, () =>
            runNoted(context, { name, task }, (payload ?? {}) as Payload, abortSignal),
          ),
      ]),
    ),
    parsedCronItems: parseCronItems(
      // By its key a run that failed and waits for its next try makes way for the next one planned.
      everyJob.schedule.map(({ task, match }) => ({
        task,
        match,
        identifier: task,
        options: { jobKey: `${task} as planned` },
      })),
    ),
  });
  for (const task of everyJob.atStart) {
    await queueJob(context.database, task, {}, { key: `${task} at start` });
  }
  return runner;
}

/** The runner's own pool: it reads int8 as text, which our exact pools do not. */
function jobsPool(context: Context, log: Log): Pool {
  const { DATABASE_URL, TEST_CLOCK } = context.config;
  const pool = new Pool({
    connectionString: DATABASE_URL,
    options: `-c role=bahati_app${TEST_CLOCK ? ` -c search_path=${testClockPath}` : ''}`,
    application_name: 'bahati jobs',
    max: 5,
  });
  const onLost = (error: Error) => log.warn({ err: error }, 'connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
