/** How the platform itself does: its work, its calls, its machines, and what is wrong now. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

/** What is wrong, the worst first. Each names what it is about where there are several. */
export const alarmCode = z.enum([
  'ledger_broken',
  'audit_broken',
  'proof_late',
  'no_process',
  'process_lost',
  'job_failing',
  'job_paused',
  'jobs_late',
  'dead_letters',
  'messages_late',
  'messages_failing',
  'rail_resting',
  'outside_failing',
  'calls_failing',
  'connections_scarce',
  'replica_late',
  'archive_failing',
  'site_closed',
  'withdraw_only',
  'part_unread',
]);

export const alarm = z.object({
  code: alarmCode,
  /** alarm: somebody should act now; warning: somebody should look. */
  level: z.enum(['alarm', 'warning']),
  /** A job, a rail, a machine: as it is called in the lists below. */
  subject: z.string().nullable(),
  /** The figure that is too high: minutes, percent or a count, as the code has it. */
  figure: z.number().int().nullable(),
});

export const job = z.object({
  task: z.string(),
  /** A cron pattern in UTC; null: it runs when there is something to do. */
  schedule: z.string().nullable(),
  /** Money, proofs or people wait for it: it cannot be paused. */
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

/** Work that failed and waits to be tried again, or is given up (`isDead`) until staff decide. */
export const failedJob = z.object({
  id,
  task: z.string(),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  isDead: z.boolean(),
  createdAt: instant,
  nextTryAt: instant.nullable(),
  /** What went wrong, without numbers or addresses of anybody. */
  lastError: z.string(),
});

const callFigures = z.object({
  /** The outside machine; ours: empty. */
  party: z.string(),
  call: z.string(),
  total: z.number().int(),
  refused: z.number().int(),
  failed: z.number().int(),
  /** Milliseconds within which half, 95 and 99 of 100 were answered, as far as spans tell. */
  p50: z.number().int(),
  p95: z.number().int(),
  p99: z.number().int(),
  maxMs: z.number().int(),
});

const queue = z.object({
  name: z.enum(['jobs', 'sms', 'email']),
  /** Counted up to ten thousand. */
  waiting: z.number().int(),
  /** Since when the oldest that is due has been waiting. */
  oldestDueAt: instant.nullable(),
  failing: z.number().int(),
  /** Jobs: given up; messages: not sent within the last day. */
  dead: z.number().int(),
});

const one = z.object({ id });
const oneJob = z.object({ task: z.string().max(80) });
const why = z.strictObject({ reason: z.string().trim().min(5).max(200) });
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
    summary: 'How much waits for a person, of the queues one may see',
    audience: 'staff',
    permission: null,
    value: waitingWork,
    refusals: {},
  },
  'GET /bo/operations/alarms': {
    summary: 'What is wrong now, the worst first; nothing is wrong where it is empty',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({ at: instant, items: z.array(alarm) }),
    refusals: {},
  },
  'GET /bo/operations/jobs': {
    summary: 'Each kind of background work, how it went and when it runs next',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({ items: z.array(job) }),
    refusals: {},
  },
  'POST /bo/operations/jobs/:task/run': {
    summary: 'Run a scheduled job now; once, however often it is asked before it began',
    audience: 'staff',
    permission: 'operations.change',
    params: oneJob,
    body: why,
    value: none,
    refusals: { job_not_scheduled: 409, job_paused: 409 },
  },
  'POST /bo/operations/jobs/:task/pause': {
    summary: 'Let a scheduled job rest until it is resumed',
    audience: 'staff',
    permission: 'operations.change',
    params: oneJob,
    body: why,
    value: none,
    refusals: { job_not_scheduled: 409, job_vital: 409, job_paused: 409 },
  },
  'POST /bo/operations/jobs/:task/resume': {
    summary: 'End the rest of a job',
    audience: 'staff',
    permission: 'operations.change',
    params: oneJob,
    body: why,
    value: none,
    refusals: { job_not_paused: 409 },
  },
  'GET /bo/operations/queues': {
    summary: 'How much waits to be done and to be sent, and since when',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({ items: z.array(queue) }),
    refusals: {},
  },
  'GET /bo/operations/failedJobs': {
    summary: 'Work that failed, the newest first',
    audience: 'staff',
    permission: 'operations.read',
    query: z.object({ cursor, pageSize, isDead: z.stringbool().optional() }),
    value: page(failedJob),
    refusals: {},
  },
  'POST /bo/operations/failedJobs/:id/retry': {
    summary: 'Try failed work again now, with all its tries',
    audience: 'staff',
    permission: 'operations.change',
    params: one,
    body: why,
    value: none,
    refusals: { job_running: 409 },
  },
  'POST /bo/operations/failedJobs/:id/drop': {
    summary: 'Give up work for good that no try could do',
    audience: 'staff',
    permission: 'operations.change',
    params: one,
    body: why,
    value: none,
    refusals: { job_running: 409, job_alive: 409 },
  },
  'GET /bo/operations/calls': {
    summary: 'How long calls took and how many failed: ours, or those on outside machines',
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
    summary: 'Single calls of ours that took long, the newest first',
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
    summary: 'When the ledger and the audit log were last proven, and whether they are whole',
    audience: 'staff',
    permission: 'operations.read',
    value: z.object({
      items: z.array(
        z.object({
          subject: z.enum(['ledger_newest', 'ledger_whole', 'audit']),
          endedAt: instant.nullable(),
          tookMs: z.number().int().nullable(),
          /** Sentences, each a place where it is not whole. */
          breaches: z.array(z.string()),
          wholeAt: instant.nullable(),
        }),
      ),
    }),
    refusals: {},
  },
  'GET /bo/operations/machines': {
    summary: 'The processes that serve, and the database they stand on',
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
          /** False: it has said nothing for a while. */
          isUp: z.boolean(),
        }),
      ),
      database: z.object({
        version: z.string(),
        sizeBytes: z.number().int(),
        connections: z.number().int(),
        maxConnections: z.number().int(),
        /** How far each replica is behind; null: this role may not see it. */
        replicas: z.array(z.object({ name: z.string(), lagSeconds: z.number().nullable() })),
        /** The log that backups are brought up to date from; null: it is not archived. */
        archive: z.object({ lastAt: instant.nullable(), failedAt: instant.nullable() }).nullable(),
      }),
    }),
    refusals: {},
  },
  'GET /bo/operations/switches': {
    summary: 'What is switched off or resting: the site, money in, rails, vendors, games',
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

export type Alarm = z.infer<typeof alarm>;
export type OperationsJob = z.infer<typeof job>;
export type FailedJob = z.infer<typeof failedJob>;
export type CallFigures = z.infer<typeof callFigures>;

type Told<K extends keyof typeof boOperationsCalls> = CallValue<(typeof boOperationsCalls)[K]>;

export type Machines = Told<'GET /bo/operations/machines'>;
export type SlowCall = Told<'GET /bo/operations/slowCalls'>['items'][number];
export type WaitingWork = z.infer<typeof waitingWork>;
