/** Lists of deposits and withdrawals, for members and for staff. */
import { type DepositRow, selectDeposits } from '#domains/cashier/deposits/deposits.ts';
import {
  inQueueOrder,
  type QueueColumns,
  type QueueFilter,
} from '#domains/cashier/queues/queues.ts';
import { selectWithdrawals, type WithdrawalRow } from '#domains/cashier/withdrawals/withdrawals.ts';
import type { Database } from '@bahati/server-kit/database.ts';

export type ListFilter = {
  memberId?: bigint | undefined;
  status?: string | undefined;
  /** The id of the last row of the page before; null: from the start. */
  after: bigint | null;
  limit: number;
};

/** Newest first; transfers whose proof waits for a look first due first, narrowed. */
export async function listDeposits(
  database: Database,
  filter: ListFilter & { toLookAt?: QueueFilter | undefined },
): Promise<DepositRow[]> {
  if (filter.toLookAt) {
    const { sql, values } = inQueueOrder(proofQueue, filter.toLookAt, filter);
    const { rows } = await database.query<DepositRow>(
      `${selectDeposits} WHERE status = 'pending' AND proof_sent_at IS NOT NULL ${sql}`,
      values,
    );
    return rows;
  }
  const { rows } = await database.query<DepositRow>(
    `${selectDeposits}
      WHERE ($1::bigint IS NULL OR member_id = $1) AND ($2::text IS NULL OR status = $2)
        AND ($3::bigint IS NULL OR deposits.id < $3)
      ORDER BY deposits.id DESC LIMIT $4`,
    [filter.memberId ?? null, filter.status ?? null, filter.after, filter.limit],
  );
  return rows;
}

const proofQueue: QueueColumns = {
  table: 'deposits',
  id: 'deposits.id',
  way: 'method',
  amount: 'amount',
  cameAt: 'proof_sent_at',
  dueAt: 'coalesce(due_at, proof_sent_at)',
  subject: `'deposit:' || public_id`,
};

/** Newest first, but those waiting for a decision first due first, narrowed to what is looked for. */
export async function listWithdrawals(
  database: Database,
  filter: ListFilter & { waiting?: QueueFilter & { reason?: string | undefined } },
): Promise<WithdrawalRow[]> {
  if (filter.status === 'requested' && filter.memberId === undefined) {
    const { reason, ...waiting } = filter.waiting ?? {};
    const { sql, values } = inQueueOrder(decisionQueue, waiting, filter);
    const place = values.push(reason === undefined ? null : JSON.stringify([{ code: reason }]));
    const { rows } = await database.query<WithdrawalRow>(
      `${selectWithdrawals}
        WHERE status = 'requested'
          AND ($${place}::jsonb IS NULL OR risk_reasons @> $${place}) ${sql}`,
      values,
    );
    return rows;
  }
  const { rows } = await database.query<WithdrawalRow>(
    `${selectWithdrawals}
      WHERE ($1::bigint IS NULL OR member_id = $1) AND ($2::text IS NULL OR status = $2)
        AND ($3::bigint IS NULL OR withdrawals.id < $3)
      ORDER BY withdrawals.id DESC LIMIT $4`,
    [filter.memberId ?? null, filter.status ?? null, filter.after, filter.limit],
  );
  return rows;
}

const decisionQueue: QueueColumns = {
  table: 'withdrawals',
  id: 'withdrawals.id',
  way: 'method',
  amount: 'amount',
  cameAt: 'created_at',
  dueAt: 'coalesce(due_at, created_at)',
  subject: `'withdrawal:' || public_id`,
};
