/** What staff do to background work by hand, each with a reason and in the audit log. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { isPaused, queueJob, setPaused } from '#domains/system/jobs/jobs.ts';
import type { EveryJob } from './jobs-overview.ts';

type Asked = { task: string; reason: string; ip: string };

/** Queued under one key, so that two clicks before it began are one run. Refuses `job_not_scheduled`, `job_paused`. */
export async function runJobNow(
  { database }: Context,
  staff: StaffActor,
  { schedule }: EveryJob,
  { task, reason, ip }: Asked,
): Promise<void> {
  if (!schedule.some((planned) => planned.task === task)) throw new Refusal('job_not_scheduled');
  if (await isPaused(database, task)) throw new Refusal('job_paused');
  await inTransaction(database, async (transaction) => {
    await queueJob(transaction, task, {}, { key: `${task} by hand` });
    const subject = `job:${task}`;
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'job.run_by_hand',
      subject,
      reason,
      ip,
    });
  });
}

/** Refuses `job_not_scheduled`, `job_vital`, `job_paused` where it rests already. */
export async function pauseJob(
  { database }: Context,
  staff: StaffActor,
  { schedule }: EveryJob,
  { task, reason, ip }: Asked,
): Promise<void> {
  const planned = schedule.find((one) => one.task === task);
  if (!planned) throw new Refusal('job_not_scheduled');
  if (planned.isVital) throw new Refusal('job_vital');
  await inTransaction(database, async (transaction) => {
    const isChanged = await setPaused(transaction, task, { by: staff.username, reason });
    if (!isChanged) throw new Refusal('job_paused');
    await recordPause(transaction, staff, { task, reason, ip }, true);
  });
}

/** Refuses `job_not_paused`. */
export async function resumeJob(
  { database }: Context,
  staff: StaffActor,
  { task, reason, ip }: Asked,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await setPaused(transaction, task, null))) throw new Refusal('job_not_paused');
    await recordPause(transaction, staff, { task, reason, ip }, false);
  });
}

async function recordPause(
  transaction: Transaction,
  staff: StaffActor,
  { task, reason, ip }: Asked,
  isPausedNow: boolean,
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action: isPausedNow ? 'job.paused' : 'job.resumed',
    subject: `job:${task}`,
    reason,
    before: { isPaused: !isPausedNow },
    after: { isPaused: isPausedNow },
    ip,
  });
}

type Failed = { id: bigint; reason: string; ip: string };
type FailedRow = { task: string; attempts: number; maxAttempts: number; isLocked: boolean };

/** Refuses `not_found`, `job_running`. */
export async function retryFailedJob(
  { database }: Context,
  staff: StaffActor,
  asked: Failed,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const job = await lockFailed(transaction, asked.id);
    await transaction.query(
      'SELECT 1 FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at := now(), attempts := 0)',
      [asked.id],
    );
    await recordDecision(transaction, staff, asked, job, 'retried');
  });
}

/** Refuses `not_found`, `job_running`, `job_alive` of work that is still tried by itself. */
export async function dropFailedJob(
  { database }: Context,
  staff: StaffActor,
  asked: Failed,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const job = await lockFailed(transaction, asked.id);
    if (job.attempts < job.maxAttempts) throw new Refusal('job_alive');
    await transaction.query('SELECT 1 FROM graphile_worker.complete_jobs(ARRAY[$1::bigint])', [
      asked.id,
    ]);
    await recordDecision(transaction, staff, asked, job, 'dropped');
  });
}

async function lockFailed(transaction: Transaction, id: bigint): Promise<FailedRow> {
  const { rows } = await transaction.query<FailedRow>(
    `SELECT tasks.identifier AS task, attempts, max_attempts AS "maxAttempts",
            locked_at IS NOT NULL AS "isLocked"
       FROM graphile_worker._private_jobs AS jobs
       JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
      WHERE jobs.id = $1 AND last_error IS NOT NULL AND attempts > 0 FOR UPDATE OF jobs`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  if (row.isLocked) throw new Refusal('job_running');
  return row;
}

async function recordDecision(
  transaction: Transaction,
  staff: StaffActor,
  { id, reason, ip }: Failed,
  { task, attempts }: FailedRow,
  decision: 'retried' | 'dropped',
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action: `failed_job.${decision}`,
    subject: `failed_job:${id}`,
    reason,
    before: { task, attempts },
    ...(decision === 'retried' ? { after: { task, attempts: 0 } } : {}),
    ip,
  });
}
