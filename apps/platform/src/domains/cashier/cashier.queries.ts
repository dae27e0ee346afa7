/** Lists of deposits and withdrawals, for members and for staff. */
import type { DepositRow } from './deposits.ts';
import { selectDeposits } from './deposits.ts';
import type { WithdrawalRow } from './withdrawals.ts';
import { selectWithdrawals } from './withdrawals.ts';
import type { Database } from '@bahati/server-kit/database.ts';

export type ListFilter = {
  memberId?: bigint | undefined;
  status?: string | undefined;
  /** The id of the last row of the page before; null: from the start. */
  after: bigint | null;
  limit: number;
};

/** Newest first; transfers whose proof waits for a look oldest first. */
export async function listDeposits(
  database: Database,
  filter: ListFilter & { isToLookAt?: boolean | undefined },
): Promise<DepositRow[]> {
  const isQueue = filter.isToLookAt === true;
  const { rows } = await database.query<DepositRow>(
    `${selectDeposits}
      WHERE ($1::bigint IS NULL OR member_id = $1) AND ($2::text IS NULL OR status = $2)
        AND ($3::bigint IS NULL OR deposits.id ${isQueue ? '>' : '<'} $3)
        ${isQueue ? `AND status = 'pending' AND proof_sent_at IS NOT NULL` : ''}
      ORDER BY deposits.id ${isQueue ? 'ASC' : 'DESC'} LIMIT $4`,
    [filter.memberId ?? null, filter.status ?? null, filter.after, filter.limit],
  );
  return rows;
}

/** What narrows the queue of those waiting for a decision. Amounts in minor units. */
export type WaitingFilter = {
  method?: string | undefined;
  from?: bigint | undefined;
  to?: bigint | undefined;
  reason?: string | undefined;
  isDueSoon?: boolean | undefined;
};

/** Newest first, but those waiting for a decision oldest first, narrowed to what is looked for. */
export async function listWithdrawals(
  database: Database,
  filter: ListFilter & { waiting?: WaitingFilter },
): Promise<WithdrawalRow[]> {
  const isQueue = filter.status === 'requested' && filter.memberId === undefined;
  // Only the queue is short enough to be looked through.
  const waiting = isQueue ? (filter.waiting ?? {}) : {};
  const { rows } = await database.query<WithdrawalRow>(
    `${selectWithdrawals}
      WHERE ($1::bigint IS NULL OR member_id = $1) AND ($2::text IS NULL OR status = $2)
        AND ($3::bigint IS NULL OR withdrawals.id ${isQueue ? '>' : '<'} $3)
        AND ($5::text IS NULL OR method = $5) AND ($6::bigint IS NULL OR amount >= $6)
        AND ($7::bigint IS NULL OR amount <= $7)
        AND ($8::jsonb IS NULL OR risk_reasons @> $8)
        AND ($9::boolean IS NOT TRUE OR due_at < now() + interval '6 hours')
      ORDER BY withdrawals.id ${isQueue ? 'ASC' : 'DESC'} LIMIT $4`,
    [
      filter.memberId ?? null,
      filter.status ?? null,
      filter.after,
      filter.limit,
      waiting.method ?? null,
      waiting.from ?? null,
      waiting.to ?? null,
      waiting.reason === undefined ? null : JSON.stringify([{ code: waiting.reason }]),
      waiting.isDueSoon ?? null,
    ],
  );
  return rows;
}
