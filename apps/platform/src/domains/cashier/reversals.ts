/** Money of nobody on its way back, as rows. */
import type { ReconciliationBreak } from '@bahati/contract/back-office/cashier.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { ReversalOrder } from './rails/rail.ts';

export type ReversalRow = {
  rowId: bigint;
  publicId: string;
  breakId: bigint;
  state: NonNullable<ReconciliationBreak['sentBack']>['state'];
  attempts: number;
  reason: string;
  decidedBy: string;
  failureReason: string | null;
  rail: string;
  receipt: string;
  currency: Currency;
  amount: bigint;
  happenedAt: Date;
};

const select = `
  SELECT reversals.id AS "rowId", public_id AS "publicId", break_id AS "breakId", state, attempts,
         reason, decided_by AS "decidedBy", failure_reason AS "failureReason", rail,
         reference AS receipt, currency, theirs AS amount, happened_at AS "happenedAt"
    FROM reversals JOIN reconciliation_breaks ON reconciliation_breaks.id = break_id`;

export async function findReversal(
  database: Database,
  publicId: string,
): Promise<ReversalRow | undefined> {
  const { rows } = await database.query<ReversalRow>(`${select} WHERE public_id = $1`, [publicId]);
  return rows[0];
}

export async function lockReversal(
  transaction: Transaction,
  publicId: string,
): Promise<ReversalRow | undefined> {
  const { rows } = await transaction.query<ReversalRow>(
    `${select} WHERE public_id = $1 FOR UPDATE OF reversals`,
    [publicId],
  );
  return rows[0];
}

/** How often the money of a difference could not be sent back, and is it on its way or gone now? */
export async function countReversals(
  transaction: Transaction,
  breakId: bigint,
): Promise<{ failed: number; standing: number }> {
  const { rows } = await transaction.query<{ failed: number; standing: number }>(
    `SELECT count(*) FILTER (WHERE state = 'failed')::int AS failed,
            count(*) FILTER (WHERE state <> 'failed')::int AS standing
       FROM reversals WHERE break_id = $1`,
    [breakId],
  );
  return rows[0] ?? { failed: 0, standing: 0 };
}

/** The reversal as its rail is asked for it. */
export function reversalOrder(row: ReversalRow): ReversalOrder {
  const { publicId: reversalId, attempts: attempt, rail, receipt, currency, amount } = row;
  return { reversalId, attempt, rail, receipt, currency, amount, paidAt: row.happenedAt };
}
