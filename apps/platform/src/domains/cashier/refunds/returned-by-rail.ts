/**
 * A rail's books say that money went back where it came from. Of a payment that was nobody's: sent
 * back by us, by the rail or by the payer himself; it is decided then, so that nobody gets it
 * beside. Of money that left without a withdrawal: the operator has it again.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { reverseUnmatchedPayout } from '#domains/wallet/wallet.ts';
import { lockReceipt } from './lock-unallocated-deposit.ts';
import {
  exceptionSubject,
  closeException,
  findException,
} from '#domains/cashier/exceptions/exceptions.ts';
import { settleReversal } from './return-to-payer.ts';

/** Told again it changes nothing more. */
export async function noteReturned(context: Context, rail: string, receipt: string): Promise<void> {
  const ours = await findOurReversal(context, rail, receipt);
  if (ours) {
    await settleReversal(context, { ...ours, state: 'done' });
    return;
  }
  await inTransaction(context.database, async (transaction) => {
    await lockReceipt(transaction, rail, receipt);
    const { rows } = await transaction.query<{ id: bigint }>(
      `SELECT id FROM reconciliation_exceptions
        WHERE rail = $1 AND kind = 'missing_here' AND reference = $2 AND is_unallocated_deposit
          AND resolved_at IS NULL FOR UPDATE`,
      [rail, receipt],
    );
    const id = rows[0]?.id;
    if (id === undefined) return;
    await closeException(transaction, {
      id,
      by: 'system',
      resolution: 'returned_by_rail',
      subject: null,
    });
    await recordAudit(transaction, {
      actor: 'system',
      action: 'reconciliation.returned_by_rail',
      subject: exceptionSubject(id),
      before: { isOpen: true },
      after: { isOpen: false, rail, reference: receipt },
    });
  });
}

/** Told again it changes nothing more. */
export async function noteCameBack(context: Context, rail: string, receipt: string): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint; currency: Currency; amount: bigint }>(
      `SELECT id, currency, theirs AS amount FROM reconciliation_exceptions
        WHERE rail = $1 AND kind = 'missing_here' AND reference = $2 AND is_unmatched_payout FOR UPDATE`,
      [rail, receipt],
    );
    const found = rows[0];
    if (!found) return;
    const { id, currency, amount } = found;
    const { resolvedAt } = await findException(transaction, id);
    const isTaken = await reverseUnmatchedPayout(transaction, {
      rail,
      currency,
      amount,
      exceptionId: id,
    });
    if (resolvedAt && !isTaken) return;
    await closeException(transaction, {
      id,
      by: 'system',
      resolution: 'returned_by_rail',
      subject: null,
    });
    await recordAudit(transaction, {
      actor: 'system',
      action: 'reconciliation.came_back',
      subject: exceptionSubject(id),
      before: { isOpen: resolvedAt === null },
      after: { isOpen: false, rail, reference: receipt, isBookedBack: isTaken },
    });
  });
}

/** One that was begun and whose end is not known. */
async function findOurReversal(
  { database }: Context,
  rail: string,
  receipt: string,
): Promise<{ reversalId: string; attempt: number } | undefined> {
  const { rows } = await database.query<{ reversalId: string; attempt: number }>(
    `SELECT public_id AS "reversalId", attempts AS attempt
       FROM reversals JOIN reconciliation_exceptions ON reconciliation_exceptions.id = exception_id
      WHERE rail = $1 AND kind = 'missing_here' AND reference = $2
        AND state IN ('requested', 'sent')`,
    [rail, receipt],
  );
  return rows[0];
}
