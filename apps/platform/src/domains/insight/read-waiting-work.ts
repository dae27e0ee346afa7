/** What waits for somebody of the operator: how much of each queue, and since when. */
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { WaitingWork } from '@bahati/contract/back-office/insight/insight.ts';
import type { Context, StaffActor } from '#platform/context.ts';

/** Counting stops there: that much work is a figure of its own. */
const mostCounted = 1_000;

type Queue = { right: Permission; since: string; due?: string; from: string };

/** Each by an index of what is waiting; who may not open the queue hears nothing of it. */
const queues: Readonly<Record<WaitingWork['queue'], Queue>> = {
  withdrawals: {
    right: 'withdrawals.read',
    since: 'created_at',
    due: 'due_at',
    from: `withdrawals WHERE status = 'requested' ORDER BY coalesce(due_at, created_at), id`,
  },
  deposits: {
    right: 'deposits.read',
    since: 'proof_sent_at',
    due: 'coalesce(due_at, proof_sent_at)',
    from: `deposits WHERE status = 'pending' AND proof_sent_at IS NOT NULL
            ORDER BY coalesce(due_at, proof_sent_at), id`,
  },
  disputes: {
    right: 'withdrawals.read',
    since: 'opened_at',
    due: 'due_at',
    from: `withdrawal_disputes WHERE state = 'open' ORDER BY due_at, id`,
  },
  reconciliation: {
    right: 'deposits.read',
    since: 'found_at',
    due: 'due_at',
    from: 'reconciliation_exceptions WHERE resolved_at IS NULL ORDER BY due_at, id',
  },
  adjustments: {
    right: 'adjustments.read',
    since: 'requested_at',
    due: 'due_at',
    from: `balance_adjustments WHERE state = 'requested' ORDER BY due_at, id`,
  },
  aml: {
    right: 'aml.read',
    since: 'opened_at',
    due: 'due_at',
    from: `aml_cases WHERE state = 'open' ORDER BY id`,
  },
  anomalies: {
    right: 'reports.read',
    since: 'found_at',
    from: 'anomalies WHERE seen_at IS NULL ORDER BY id',
  },
  chats: {
    right: 'chat.read',
    since: 'waiting_since',
    from: `chats WHERE state = 'waiting' ORDER BY waiting_since, id`,
  },
  feedback: {
    right: 'feedback.read',
    since: 'created_at',
    from: 'feedback WHERE answered_at IS NULL ORDER BY id',
  },
};

type Row = { count: bigint; oldestAt: Date | null; dueAt: Date | null };

export async function readWaitingWork(
  { database }: Context,
  { permissions }: StaffActor,
): Promise<{ items: WaitingWork[] }> {
  const seen = Object.entries(queues).filter(([, { right }]) => permissions.has(right));
  const items = await Promise.all(
    seen.map(async ([queue, { since, due, from }]) => {
      const { rows } = await database.query<Row>(
        `SELECT count(*), min(since) AS "oldestAt", min(due) AS "dueAt"
           FROM (SELECT ${since} AS since, ${due ?? 'NULL::timestamptz'} AS due
                   FROM ${from} LIMIT ${mostCounted}) waiting`,
      );
      const [row] = rows;
      return {
        queue: queue as WaitingWork['queue'],
        count: Number(row?.count ?? 0n),
        oldestAt: row?.oldestAt?.toISOString() ?? null,
        dueAt: row?.dueAt?.toISOString() ?? null,
      };
    }),
  );
  return { items };
}
