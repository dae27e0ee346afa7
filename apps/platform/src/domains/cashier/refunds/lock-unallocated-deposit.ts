/** Money that came in and is nobody's, until staff decide whose it is or that it goes back. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  type ExceptionRow,
  findException,
  lockOpenException,
} from '#domains/cashier/exceptions/exceptions.ts';
import { countReversals } from './reversals.ts';

/** Whoever credits a receipt or sends it back does so alone. */
export async function lockReceipt(
  transaction: Transaction,
  rail: string,
  receipt: string,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `incoming_payment ${rail} ${receipt}`,
  ]);
}

export async function isCredited(
  transaction: Transaction,
  rail: string,
  receipt: string,
): Promise<boolean> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM deposits JOIN payment_methods ON code = method
      WHERE rail = $1 AND receipt = $2`,
    [rail, receipt],
  );
  return rows.length > 0;
}

/** Staff have explained it or send it back: it is credited to nobody any more, however often told. */
export async function isDecided(
  transaction: Transaction,
  rail: string,
  receipt: string,
): Promise<boolean> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM reconciliation_exceptions
      WHERE rail = $1 AND kind = 'missing_here' AND reference = $2
        AND (resolved_at IS NOT NULL OR EXISTS
              (SELECT 1 FROM reversals
                WHERE exception_id = reconciliation_exceptions.id AND state <> 'failed'))`,
    [rail, receipt],
  );
  return rows.length > 0;
}

/**
 * Refuses `not_found`, `already_decided`, `nothing_arrived`, `receipt_known` once it was credited,
 * and `reversal_under_way`.
 */
export async function lockUnallocatedDeposit(
  transaction: Transaction,
  id: bigint,
): Promise<ExceptionRow> {
  const { rail, reference } = await findException(transaction, id);
  await lockReceipt(transaction, rail, reference);
  const row = await lockOpenException(transaction, id);
  if (!row.isUnallocatedDeposit) throw new Refusal('nothing_arrived');
  if (await isCredited(transaction, rail, reference)) throw new Refusal('receipt_known');
  const { standing } = await countReversals(transaction, { exceptionId: id });
  if (standing > 0) throw new Refusal('reversal_under_way');
  return row;
}
