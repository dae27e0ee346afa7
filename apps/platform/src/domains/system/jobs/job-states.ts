/**
 * How each kind of background work went the last time, and which staff let rest. A run that is
 * due while its work rests does nothing; the next after the rest does what was left.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { withoutPersonalData } from '@bahati/server-kit/privacy/without-personal-data.ts';

export type JobState = {
  task: string;
  runs: bigint;
  failures: bigint;
  failuresInARow: number;
  lastStartedAt: Date | null;
  lastTookMs: number | null;
  lastFailedAt: Date | null;
  lastError: string | null;
  pausedAt: Date | null;
  pausedBy: string | null;
  pauseReason: string | null;
};

export async function isPaused(database: Database, task: string): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM job_states WHERE task = $1 AND paused_at IS NOT NULL',
    [task],
  );
  return rows.length > 0;
}

export type Run = { task: string; startedAt: Date; tookMs: number; error?: unknown };

export async function noteRun(database: Database, run: Run): Promise<void> {
  const failed = run.error === undefined ? null : withoutPersonalData(wordsOf(run.error));
  await database.query(
    `INSERT INTO job_states AS known (task, runs, failures, failures_in_a_row, last_started_at,
            last_took_ms, last_failed_at, last_error)
     VALUES ($1, 1, ($4::text IS NOT NULL)::int, ($4::text IS NOT NULL)::int, $2, $3,
             CASE WHEN $4::text IS NOT NULL THEN now() END, $4)
     ON CONFLICT (task) DO UPDATE SET runs = known.runs + 1,
       failures = known.failures + excluded.failures,
       failures_in_a_row = CASE WHEN excluded.failures = 0 THEN 0
                                ELSE known.failures_in_a_row + 1 END,
       last_started_at = excluded.last_started_at, last_took_ms = excluded.last_took_ms,
       last_failed_at = coalesce(excluded.last_failed_at, known.last_failed_at),
       last_error = coalesce(excluded.last_error, known.last_error)`,
    [run.task, run.startedAt, run.tookMs, failed],
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

const columns = `task, runs, failures, failures_in_a_row AS "failuresInARow",
  last_started_at AS "lastStartedAt", last_took_ms AS "lastTookMs",
  last_failed_at AS "lastFailedAt", last_error AS "lastError", paused_at AS "pausedAt",
  paused_by AS "pausedBy", pause_reason AS "pauseReason"`;

/** There is one row a task, and of tasks there are dozens. */
export async function readJobStates(database: Database): Promise<Map<string, JobState>> {
  const { rows } = await database.query<JobState>(`SELECT ${columns} FROM job_states LIMIT 500`);
  return new Map(rows.map((row) => [row.task, row]));
}

/** False: it rests already, or no longer. The caller locks nothing before. */
export async function setPaused(
  transaction: Transaction,
  task: string,
  pause: { by: string; reason: string } | null,
): Promise<boolean> {
  await transaction.query('INSERT INTO job_states (task) VALUES ($1) ON CONFLICT DO NOTHING', [
    task,
  ]);
  const { rowCount } = await transaction.query(
    `UPDATE job_states SET paused_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END,
            paused_by = $2, pause_reason = $3
      WHERE task = $1 AND (paused_at IS NULL) = ($2::text IS NOT NULL)`,
    [task, pause?.by ?? null, pause?.reason ?? null],
  );
  return rowCount === 1;
}
