/**
 * When something is wrong. Every rule stands here; how much is too much comes from the settings
 * (`ALARM_…`). A part that could not be read is an alarm of its own, and hides no other.
 */
import type { Alarm } from '@bahati/contract/back-office/operations/alarms.ts';

export type Thresholds = {
  /** Minutes a due job or message may wait. */
  lateMinutes: number;
  /** Percent of calls that may fail, where there were enough of them to say. */
  failedPercent: number;
  /** Minutes since the newest of the ledger was last proven. */
  proofMinutes: number;
  /** Percent of the database's connections in use. */
  connectionPercent: number;
  /** Seconds a replica may be behind. */
  replicaSeconds: number;
};

type Figures = { party: string; call: string; total: number; failed: number };

export type Facts = {
  now: Date;
  proofs?: readonly { subject: string; endedAt: string | null; breaches: readonly string[] }[];
  jobs?: readonly { task: string; failuresInARow: number; paused: object | null }[];
  queues?: readonly {
    name: string;
    oldestDueAt: string | null;
    failing: number;
    dead: number;
  }[];
  own?: readonly Figures[];
  outside?: readonly Figures[];
  processes?: readonly { host: string; pid: number; isUp: boolean }[];
  database?: {
    connections: number;
    maxConnections: number;
    replicas: readonly { name: string; lagSeconds: number | null }[];
    archive: { lastAt: string | null; failedAt: string | null } | null;
  };
  switches?: {
    isSiteClosed: boolean;
    isWithdrawOnly: boolean;
    rails: readonly { rail: string; faults: number; restsUntil: string | null }[];
  };
};

export type Part = Exclude<keyof Facts, 'now'>;

/** Fewer calls than this say nothing of how many fail. */
const enoughCalls = 5;
const failuresThatAlarm = 3;

type Told = Partial<Pick<Alarm, 'subject' | 'figure'>>;

/** The alarms first, then the warnings, each in the order of these rules. */
export function judgeAlarms(facts: Facts, unread: readonly Part[], limits: Thresholds): Alarm[] {
  const found: Alarm[] = [];
  const add = (level: Alarm['level'], code: Alarm['code'], told: Told = {}) =>
    found.push({ code, level, subject: told.subject ?? null, figure: told.figure ?? null });
  for (const part of unread) add('alarm', 'part_unread', { subject: part });
  judgeProofs(facts, limits, add);
  judgeMachines(facts, limits, add);
  judgeWork(facts, limits, add);
  judgeCalls(facts, limits, add);
  const { switches } = facts;
  if (switches?.isSiteClosed) add('warning', 'site_closed');
  if (switches?.isWithdrawOnly) add('warning', 'withdraw_only');
  return found.toSorted((a, b) => Number(b.level === 'alarm') - Number(a.level === 'alarm'));
}

type Add = (level: Alarm['level'], code: Alarm['code'], told?: Told) => void;

function minutesSince(at: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(at)) / 60_000);
}

function judgeProofs({ proofs, now }: Facts, limits: Thresholds, add: Add): void {
  for (const { subject, endedAt, breaches } of proofs ?? []) {
    if (breaches.length > 0) {
      const code = subject === 'audit' ? 'audit_broken' : 'ledger_broken';
      add('alarm', code, { figure: breaches.length });
    }
    if (subject !== 'ledger_newest' || endedAt === null) continue;
    const minutes = minutesSince(endedAt, now);
    if (minutes > limits.proofMinutes) add('alarm', 'proof_late', { figure: minutes });
  }
}

function judgeMachines({ processes, database }: Facts, limits: Thresholds, add: Add): void {
  if (processes?.every(({ isUp }) => !isUp)) add('alarm', 'no_process');
  else {
    for (const { host, pid } of processes?.filter(({ isUp }) => !isUp) ?? []) {
      add('warning', 'process_lost', { subject: `${host} ${pid}` });
    }
  }
  if (!database) return;
  const used = Math.floor((database.connections * 100) / database.maxConnections);
  if (used > limits.connectionPercent) add('alarm', 'connections_scarce', { figure: used });
  for (const { name, lagSeconds } of database.replicas) {
    if (lagSeconds === null || lagSeconds <= limits.replicaSeconds) continue;
    add('alarm', 'replica_late', { subject: name, figure: Math.floor(lagSeconds) });
  }
  const { archive } = database;
  const isFailing = archive?.failedAt && (!archive.lastAt || archive.failedAt > archive.lastAt);
  if (isFailing) add('alarm', 'archive_failing');
}

function judgeWork({ jobs, queues, now }: Facts, limits: Thresholds, add: Add): void {
  for (const { name, oldestDueAt, failing, dead } of queues ?? []) {
    const minutes = oldestDueAt === null ? 0 : minutesSince(oldestDueAt, now);
    const isJobs = name === 'jobs';
    if (minutes > limits.lateMinutes) {
      add('alarm', isJobs ? 'jobs_late' : 'messages_late', { subject: name, figure: minutes });
    }
    if (isJobs && dead > 0) add('alarm', 'dead_letters', { figure: dead });
    if (!isJobs && failing + dead > 0) {
      add('warning', 'messages_failing', { subject: name, figure: failing + dead });
    }
  }
  for (const { task, failuresInARow, paused } of jobs ?? []) {
    if (failuresInARow > 0) {
      const level = failuresInARow >= failuresThatAlarm ? 'alarm' : 'warning';
      add(level, 'job_failing', { subject: task, figure: failuresInARow });
    }
    if (paused) add('warning', 'job_paused', { subject: task });
  }
}

function judgeCalls({ own, outside, switches }: Facts, limits: Thresholds, add: Add): void {
  for (const { rail, faults, restsUntil } of switches?.rails ?? []) {
    if (restsUntil) add('alarm', 'rail_resting', { subject: rail, figure: faults });
  }
  for (const { name, percent } of failing(byParty(outside ?? []), limits)) {
    add('alarm', 'outside_failing', { subject: name, figure: percent });
  }
  const calls = (own ?? []).map((call) => ({ ...call, name: call.call }));
  for (const { name, percent } of failing(calls, limits)) {
    add('alarm', 'calls_failing', { subject: name, figure: percent });
  }
}

type Counted = { name: string; total: number; failed: number };

function byParty(figures: readonly Figures[]): Counted[] {
  const parties = new Map<string, Counted>();
  for (const { party, total, failed } of figures) {
    const sum = parties.get(party) ?? { name: party, total: 0, failed: 0 };
    parties.set(party, { ...sum, total: sum.total + total, failed: sum.failed + failed });
  }
  return [...parties.values()];
}

function failing(counted: readonly Counted[], { failedPercent }: Thresholds) {
  return counted
    .filter(({ total }) => total >= enoughCalls)
    .map(({ name, total, failed }) => ({ name, percent: Math.floor((failed * 100) / total) }))
    .filter(({ percent }) => percent > failedPercent);
}
