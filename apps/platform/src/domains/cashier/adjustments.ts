/** Money given or taken by hand, as rows and as the wire tells it. */
import type { Adjustment } from '@bahati/contract/back-office/cashier/adjustments.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Claim } from '#domains/system/claims.ts';
import { inQueueOrder, type QueueColumns, type QueueFilter } from './queue-filters.ts';

export type AdjustmentRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  currency: Currency;
  amount: bigint;
  reason: string;
  state: Adjustment['state'];
  requestedBy: string;
  requestedAt: Date;
  dueAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
};

/** Begins every reading of adjustments; conditions follow. */
export const selectAdjustments = `
  SELECT id AS "rowId", public_id AS "publicId", member_id AS "memberId", currency, amount, reason,
         state, requested_by AS "requestedBy", requested_at AS "requestedAt", due_at AS "dueAt",
         decided_by AS "decidedBy", decided_at AS "decidedAt",
         decision_reason AS "decisionReason"
    FROM balance_adjustments`;

export async function lockAdjustment(
  transaction: Transaction,
  publicId: string,
): Promise<AdjustmentRow | undefined> {
  const { rows } = await transaction.query<AdjustmentRow>(
    `${selectAdjustments} WHERE public_id = $1 FOR UPDATE`,
    [publicId],
  );
  return rows[0];
}

export async function findAdjustment(
  database: Database,
  publicId: string,
): Promise<AdjustmentRow | undefined> {
  const { rows } = await database.query<AdjustmentRow>(
    `${selectAdjustments} WHERE public_id = $1`,
    [publicId],
  );
  return rows[0];
}

export type AdjustmentFilter = {
  state?: string | undefined;
  memberId?: bigint | undefined;
  /** What narrows those waiting. */
  waiting?: QueueFilter | undefined;
  after: bigint | null;
  limit: number;
};

/** Newest first, but those waiting for a second person first due first. */
export async function listAdjustments(
  database: Database,
  { state, memberId, waiting = {}, after, limit }: AdjustmentFilter,
): Promise<AdjustmentRow[]> {
  if (state === 'requested' && memberId === undefined) {
    const { sql, values } = inQueueOrder(queue, waiting, { after, limit });
    const { rows } = await database.query<AdjustmentRow>(
      `${selectAdjustments} WHERE state = 'requested' ${sql}`,
      values,
    );
    return rows;
  }
  const { rows } = await database.query<AdjustmentRow>(
    `${selectAdjustments}
      WHERE ($1::text IS NULL OR state = $1) AND ($2::bigint IS NULL OR member_id = $2)
        AND ($3::bigint IS NULL OR id < $3)
      ORDER BY id DESC LIMIT $4`,
    [state ?? null, memberId ?? null, after, limit],
  );
  return rows;
}

const queue: QueueColumns = {
  table: 'balance_adjustments',
  id: 'id',
  way: null,
  amount: 'abs(amount)',
  cameAt: 'requested_at',
  dueAt: 'due_at',
  subject: `'adjustment:' || public_id`,
};

export function adjustmentValue(
  row: AdjustmentRow,
  username: string,
  claim: Claim | undefined,
): Adjustment {
  const { publicId, memberId, currency, amount, requestedAt, dueAt, decidedAt } = row;
  const { reason, state, requestedBy, decidedBy, decisionReason } = row;
  return {
    id: publicId,
    memberId: memberId.toString(),
    username,
    currency,
    amount: toDecimal(amount, currency),
    reason,
    state,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    dueAt: state === 'requested' ? dueAt.toISOString() : null,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionReason,
    claim: claim ?? null,
  };
}
