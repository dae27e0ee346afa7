/** Health of the platform: jobs, calls, processes and alarms. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { alarm } from './alarms.ts';

export const job = z.object({
  task: z.string(),
  /** A cron pattern in UTC; null: it runs on demand. */
  schedule: z.string().nullable(),
  /** It cannot be paused: payments, integrity checks or members depend on it. */
  isVital: z.boolean(),
  nextAt: instant.nullable(),
  runs: z.number().int(),
  failures: z.number().int(),
  failuresInARow: z.number().int(),
  lastStartedAt: instant.nullable(),
  lastTookMs: z.number().int().nullable(),
  lastFailedAt: instant.nullable(),
  lastError: z.string().nullable(),
  paused: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});

/** A failed job: it is retried, or has used up its attempts (`isDead`) until staff decide. */
export const failedJob = z.object({
  id,
  task: z.string(),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  isDead: z.boolean(),
  createdAt: instant,
  nextTryAt: instant.nullable(),
  /** The error, without personal data. */
  lastError: z.string(),
});

const callFigures = z.object({
  /** The external system; empty: our own. */
  party: z.string(),
  call: z.string(),
  total: z.number().int(),
  refused: z.number().int(),
  failed: z.number().int(),
  /** Response times in milliseconds: the 50th, 95th and 99th percentile. */
  p50: z.number().int(),
  p95: z.number().int(),
  p99: z.number().int(),
  maxMs: z.number().int(),
});

const queue = z.object({
  name: z.enum(['jobs', 'sms', 'email']),
  /** Counted up to 10,000. */
  waiting: z.number().int(),
  /** When the oldest due entry became due. */
  oldestDueAt: instant.nullable(),
  failing: z.number().int(),
  /** Jobs without attempts left; messages not sent within the last day. */
  dead: z.number().int(),
});

const one = z.object({ id });
const oneJob = z.object({ task: z.string().max(80) });
const why = z.strictObject({ reason });
const none = z.object({});

const waitingWork = z.object({
  items: z.array(
    z.object({
      queue: z.enum([
        'withdrawals',
        'deposits',
        'reconciliation',
        'disputes',
        'adjustments',
        'approvals',
        'verification',
        'aml',
        'chats',
      ]),
      /** Counted up to 51. */
      count: z.number().int(),
    }),
  ),
});

export const boOperationsCalls = defineBackOfficeCalls({
  'GET /bo/waiting': {
    summary: 'Sizes of the staff queues the reader has permission for',
    audience: 'staff',
    permission: null,
    value: waitingWork,
    refusals: {},
  },
  'GET /bo/operations/alarms': {
    summary: 'Current alarms, the worst first; empty: no alarm',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({ at: instant, items: z.array(alarm) }),
    refusals: {},
  },
  'GET /bo/operations/jobs': {
    summary: 'Background jobs with their last result and next run',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({ items: z.array(job) }),
    refusals: {},
  },
  'POST /bo/operations/jobs/:task/run': {
    summary: 'Run a scheduled job now; repeated requests before it starts run it once',
    audience: 'staff',
    permission: 'operations.change',
    params: oneJob,
    body: why,
    value: none,
    refusals: { job_not_scheduled: 409, job_paused: 409 },
  },
  'POST /bo/operations/jobs/:task/pause': {
    summary: 'Pause a scheduled job until it is resumed',
    audience: 'staff',
    permission: 'operations.change',
    params: oneJob,
    body: why,
    value: none,
    refusals: { job_not_scheduled: 409, job_vital: 409, job_paused: 409 },
  },
  'POST /bo/operations/jobs/:task/resume': {
    summary: 'Resume a paused job',
    audience: 'staff',
    permission: 'operations.change',
    params: oneJob,
    body: why,
    value: none,
    refusals: { job_not_paused: 409 },
  },
  'GET /bo/operations/queues': {
    summary: 'Sizes and ages of the job, SMS and e-mail queues',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({ items: z.array(queue) }),
    refusals: {},
  },
  'GET /bo/operations/failedJobs': {
    summary: 'Failed jobs, newest first',
    audience: 'staff',
    permission: 'operations.read',
    query: z.object({ cursor, pageSize, isDead: z.stringbool().optional() }),
    value: page(failedJob),
    refusals: {},
  },
  'POST /bo/operations/failedJobs/:id/retry': {
    summary: 'Retry a failed job now, with all its attempts',
    audience: 'staff',
    permission: 'operations.change',
    params: one,
    body: why,
    value: none,
    refusals: { job_running: 409 },
  },
  'POST /bo/operations/failedJobs/:id/drop': {
    summary: 'Drop a failed job for good',
    audience: 'staff',
    permission: 'operations.change',
    params: one,
    body: why,
    value: none,
    refusals: { job_running: 409, job_alive: 409 },
  },
  'GET /bo/operations/calls': {
    summary: 'Response times and failures of calls: our own, or those to external systems',
    audience: 'staff',
    permission: 'operations.read',
    query: z.object({
      kind: z.enum(['own', 'outside']).default('own'),
      window: z.enum(['hour', 'day']).default('hour'),
    }),
    value: z.object({ items: z.array(callFigures) }),
    refusals: {},
  },
  'GET /bo/operations/slowCalls': {
    summary: 'Slow calls of our own, newest first',
    audience: 'staff',
    permission: 'operations.read',
    query: z.object({ cursor, pageSize }),
    value: page(
      z.object({
        id,
        at: instant,
        call: z.string(),
        requestId: z.string(),
        ms: z.number().int(),
        outcome: z.enum(['ok', 'refused', 'failed']),
      }),
    ),
    refusals: {},
  },
  'GET /bo/operations/proofs': {
    summary: 'The last integrity checks of the ledger and the audit log, and their results',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({
      items: z.array(
        z.object({
          subject: z.enum(['ledger_newest', 'ledger_whole', 'audit']),
          endedAt: instant.nullable(),
          tookMs: z.number().int().nullable(),
          /** One sentence for each violation. */
          breaches: z.array(z.string()),
          wholeAt: instant.nullable(),
        }),
      ),
    }),
    refusals: {},
  },
  'GET /bo/operations/machines': {
    summary: 'The running processes and the database',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({
      processes: z.array(
        z.object({
          id: z.uuid(),
          host: z.string(),
          pid: z.number().int(),
          version: z.string(),
          state: z.enum(['starting', 'ready', 'draining', 'closing']),
          startedAt: instant,
          seenAt: instant,
          /** False: no heartbeat for a while. */
          isUp: z.boolean(),
        }),
      ),
      database: z.object({
        version: z.string(),
        sizeBytes: z.number().int(),
        connections: z.number().int(),
        maxConnections: z.number().int(),
        /** The lag of each replica; null: the database role may not read it. */
        replicas: z.array(z.object({ name: z.string(), lagSeconds: z.number().nullable() })),
        /** The archived write-ahead log for backups; null: it is not archived. */
        archive: z.object({ lastAt: instant.nullable(), failedAt: instant.nullable() }).nullable(),
      }),
    }),
    refusals: {},
  },
  'GET /bo/operations/switches': {
    summary: 'What is switched off or suspended: the site, deposits, rails, vendors, games',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({
      isSiteClosed: z.boolean(),
      closedUntil: instant.nullable(),
      isWithdrawOnly: z.boolean(),
      methodsOff: z.number().int(),
      vendorsOff: z.array(z.string()),
      gamesOff: z.number().int(),
      rails: z.array(
        z.object({ rail: z.string(), faults: z.number().int(), restsUntil: instant.nullable() }),
      ),
    }),
    refusals: {},
  },
});

export type OperationsJob = z.infer<typeof job>;
export type FailedJob = z.infer<typeof failedJob>;
export type CallFigures = z.infer<typeof callFigures>;

type Told<K extends keyof typeof boOperationsCalls> = CallValue<(typeof boOperationsCalls)[K]>;

export type Machines = Told<'GET /bo/operations/machines'>;
export type SlowCall = Told<'GET /bo/operations/slowCalls'>['items'][number];
export type WaitingWork = z.infer<typeof waitingWork>;
