/** Background work as staff see it: each kind, the queues, and what failed. */
import type { Database } from '@bahati/server-kit/database.ts';
import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { Context } from '#platform/context.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Jobs, readJobStates } from '#domains/system/jobs/jobs.ts';
import { withoutPersonalData } from '@bahati/server-kit/privacy/without-personal-data.ts';

export type EveryJob = Pick<Required<Jobs>, 'tasks' | 'schedule'>;

/** Every kind of work by name; what was never run yet has no figures. */
export async function listJobs({ database, now }: Context, { tasks, schedule }: EveryJob) {
  const states = await readJobStates(database);
  return Object.keys(tasks)
    .toSorted()
    .map((task) => {
      const planned = schedule.find((one) => one.task === task);
      const state = states.get(task);
      return {
        task,
        schedule: planned?.match ?? null,
        isVital: !planned || planned.isVital === true,
        nextAt: planned ? nextRun(planned.match, now()) : null,
        runs: Number(state?.runs ?? 0n),
        failures: Number(state?.failures ?? 0n),
        failuresInARow: state?.failuresInARow ?? 0,
        lastStartedAt: state?.lastStartedAt?.toISOString() ?? null,
        lastTookMs: state?.lastTookMs ?? null,
        lastFailedAt: state?.lastFailedAt?.toISOString() ?? null,
        lastError: state?.lastError ?? null,
        paused: state?.pausedAt
          ? {
              at: state.pausedAt.toISOString(),
              by: state.pausedBy ?? '',
              reason: state.pauseReason ?? '',
            }
          : null,
      };
    });
}

const minuteMs = 60_000;
const parsed = new Map<string, ParsedCronItem>();

/** The first minute after now that a pattern names, within a day; null: later than that. */
function nextRun(match: string, now: Date): string | null {
  let item = parsed.get(match);
  if (!item) {
    [item] = parseCronItems([{ task: 'any', match, identifier: match }]);
    if (!item) return null;
    parsed.set(match, item);
  }
  const from = Math.floor(now.getTime() / minuteMs) + 1;
  for (let minute = from; minute <= from + 1_440; minute += 1) {
    const at = new Date(minute * minuteMs);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (item.match(digest)) return at.toISOString();
  }
  return null;
}

const mostCounted = 10_000;

type Waiting = { waiting: number; oldestDueAt: Date | null; failing: number; dead: number };

/** Jobs and messages that wait. Each count has a bound, whatever has piled up. */
export async function readQueues(database: Database) {
  const jobs = await database.query<Waiting>(
    `SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
            min(run_at) FILTER (WHERE attempts < max_attempts AND locked_at IS NULL
                                  AND run_at < now()) AS "oldestDueAt",
            count(*) FILTER (WHERE attempts BETWEEN 1 AND max_attempts - 1
                               AND last_error IS NOT NULL)::int AS failing,
            count(*) FILTER (WHERE attempts >= max_attempts)::int AS dead
       FROM (SELECT * FROM graphile_worker._private_jobs ORDER BY id LIMIT $1) AS jobs`,
    [mostCounted],
  );
  const messages = await database.query<Waiting & { channel: 'sms' | 'email' }>(
    `SELECT channel, count(*) FILTER (WHERE state = 'queued')::int AS waiting,
            min(created_at) FILTER (WHERE state = 'queued' AND next_try_at < now())
              AS "oldestDueAt",
            count(*) FILTER (WHERE state = 'queued' AND attempts > 0)::int AS failing,
            count(*) FILTER (WHERE state = 'failed' AND created_at > now() - interval '1 day')::int
              AS dead
       FROM (SELECT * FROM outgoing_messages WHERE state <> 'sent'
              ORDER BY id DESC LIMIT $1) AS unsent GROUP BY channel`,
    [mostCounted],
  );
  const empty: Waiting = { waiting: 0, oldestDueAt: null, failing: 0, dead: 0 };
  const of = (name: 'jobs' | 'sms' | 'email', { oldestDueAt, ...found }: Waiting = empty) => ({
    name,
    waiting: found.waiting,
    oldestDueAt: oldestDueAt?.toISOString() ?? null,
    failing: found.failing,
    dead: found.dead,
  });
  const channel = (wanted: 'sms' | 'email') => messages.rows.find((row) => row.channel === wanted);
  return [of('jobs', jobs.rows[0]), of('sms', channel('sms')), of('email', channel('email'))];
}

type FailedRow = {
  rowId: bigint;
  task: string;
  attempts: number;
  maxAttempts: number;
  isDead: boolean;
  createdAt: Date;
  runAt: Date;
  lastError: string | null;
};

export async function listFailedJobs(
  database: Database,
  {
    cursor,
    pageSize,
    isDead,
  }: { cursor?: string | undefined; pageSize: number; isDead?: boolean | undefined },
) {
  const { rows } = await database.query<FailedRow>(
    `SELECT jobs.id AS "rowId", tasks.identifier AS task, attempts, max_attempts AS "maxAttempts",
            attempts >= max_attempts AS "isDead", jobs.created_at AS "createdAt",
            run_at AS "runAt", last_error AS "lastError"
       FROM graphile_worker._private_jobs AS jobs
       JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
      WHERE last_error IS NOT NULL AND attempts > 0 AND ($1::bigint IS NULL OR jobs.id < $1)
        AND ($2::boolean IS NULL OR (attempts >= max_attempts) = $2)
      ORDER BY jobs.id DESC LIMIT $3`,
    [readCursor(cursor), isDead ?? null, pageSize + 1],
  );
  return pageOf(rows, pageSize, (row) => ({
    id: row.rowId.toString(),
    task: row.task,
    attempts: row.attempts,
    maxAttempts: row.maxAttempts,
    isDead: row.isDead,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.isDead ? null : row.runAt.toISOString(),
    // The stack below the first line is for the log.
    lastError: withoutPersonalData(row.lastError?.split('\n')[0] ?? ''),
  }));
}
