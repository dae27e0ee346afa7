/** What a domain says of its background work, and how it queues some. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';

/**
 * One kind of work. It may run more than once and must then change nothing more. Work that takes
 * long breaks off when the process is leaving.
 */
export type Job = (
  context: Context,
  payload: Readonly<Record<string, unknown>>,
  leaving?: AbortSignal,
) => Promise<void>;

export type Scheduled = {
  task: string;
  match: string;
  /** Money, proofs or people wait for it: staff cannot let it rest. */
  isVital?: true;
};

export type Jobs = {
  tasks: Readonly<Record<string, Job>>;
  /** Standard cron patterns in UTC. */
  schedule: readonly Scheduled[];
  /** Run once when a process starts; one that fails is tried again, ever more seldom. */
  atStart?: readonly string[];
};

/** Queues work in the caller's transaction. The same key replaces what still waits. */
export async function queueJob(
  transaction: Transaction | Database,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: { key: string; runAt?: Date },
): Promise<void> {
  await transaction.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3,
       run_at := $4, max_attempts := 25)`,
    [task, JSON.stringify(payload), options.key, options.runAt ?? null],
  );
}
