/** Money on its way back, of nobody or of a deposit that was credited, as rows. */
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { ReversalOrder } from '#domains/cashier/rails/rail/rail.ts';

export type ReversalRow = {
  rowId: bigint;
  publicId: string;
  /** Either an exception or a deposit. */
  exceptionId: bigint | null;
  depositId: bigint | null;
  holdId: bigint | null;
  state: NonNullable<ReconciliationException['lastReturn']>['state'];
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
  SELECT reversals.id AS "rowId", reversals.public_id AS "publicId", exception_id AS "exceptionId",
         deposit_id AS "depositId", reversals.hold_id AS "holdId", state, attempts, reason,
         reversals.decided_by AS "decidedBy", reversals.failure_reason AS "failureReason",
         coalesce(nobodys.rail, payment_methods.rail) AS rail,
         coalesce(nobodys.reference, deposits.receipt,
                  CASE payment_methods.flow WHEN 'page' THEN gateway_reference END) AS receipt,
         coalesce(nobodys.currency, deposits.currency) AS currency,
         coalesce(nobodys.theirs, deposits.amount) AS amount,
         coalesce(nobodys.happened_at, deposits.completed_at) AS "happenedAt"
    FROM reversals
    LEFT JOIN reconciliation_exceptions nobodys ON nobodys.id = exception_id
    LEFT JOIN deposits ON deposits.id = deposit_id
    LEFT JOIN payment_methods ON payment_methods.code = deposits.method`;

export async function findReversal(
  database: Database,
  publicId: string,
): Promise<ReversalRow | undefined> {
  const { rows } = await database.query<ReversalRow>(`${select} WHERE reversals.public_id = $1`, [
    publicId,
  ]);
  return rows[0];
}

export async function lockReversal(
  transaction: Transaction,
  publicId: string,
): Promise<ReversalRow | undefined> {
  const { rows } = await transaction.query<ReversalRow>(
    `${select} WHERE reversals.public_id = $1 FOR UPDATE OF reversals`,
    [publicId],
  );
  return rows[0];
}

/** How often this money could not be sent back, and is it on its way or gone now? */
export async function countReversals(
  transaction: Transaction,
  of: { exceptionId: bigint } | { depositId: bigint },
): Promise<{ failed: number; standing: number }> {
  const [column, id] =
    'exceptionId' in of ? ['exception_id', of.exceptionId] : ['deposit_id', of.depositId];
  const { rows } = await transaction.query<{ failed: number; standing: number }>(
    `SELECT count(*) FILTER (WHERE state = 'failed')::int AS failed,
            count(*) FILTER (WHERE state <> 'failed')::int AS standing
       FROM reversals WHERE ${column} = $1`,
    [id],
  );
  return rows[0] ?? { failed: 0, standing: 0 };
}

/** The reversal as its rail is asked for it. */
export function reversalOrder(row: ReversalRow): ReversalOrder {
  const { publicId: reversalId, attempts: attempt, rail, receipt, currency, amount } = row;
  return { reversalId, attempt, rail, receipt, currency, amount, paidAt: row.happenedAt };
}
