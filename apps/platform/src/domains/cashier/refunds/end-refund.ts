/** How the return to payer of a deposit ends, in the ledger and for the member. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { releaseRefund, reverseDeposit } from '#domains/wallet/wallet.ts';
import {
  announceDeposit,
  type DepositRow,
  readDeposit,
} from '#domains/cashier/deposits/deposits.ts';
import { noteException } from '#domains/cashier/exceptions/exceptions.ts';
import type { ReversalRow } from './reversals.ts';

/** A reversal of a credited deposit. */
export type RefundRow = ReversalRow & { depositId: bigint; holdId: bigint };

export function isRefund(row: ReversalRow): row is RefundRow {
  return row.depositId !== null && row.holdId !== null;
}

/** The payer has it. Answers whose balance changed. */
export async function finishRefund(transaction: Transaction, row: RefundRow): Promise<bigint> {
  const deposit = await readDeposit(transaction, row.depositId);
  const { rowId: depositId, currency, amount, rail, fee, tax, taxCode } = deposit;
  await reverseDeposit(transaction, {
    holdId: row.holdId,
    depositId,
    currency,
    amount,
    rail,
    fee,
    tax: taxCode === null ? undefined : { amount: tax, code: taxCode },
  });
  return told(transaction, row, deposit, 'deposit.refunded');
}

/** The rail would not, and holds the payment still: the member has his money again. */
export async function dropRefund(transaction: Transaction, row: RefundRow): Promise<bigint> {
  const deposit = await readDeposit(transaction, row.depositId);
  await releaseRefund(transaction, row);
  return told(transaction, row, deposit, 'deposit.refund_failed');
}

async function told(
  transaction: Transaction,
  row: RefundRow,
  deposit: DepositRow,
  action: string,
): Promise<bigint> {
  const { publicId: reversal, state, rail, receipt, amount, failureReason } = row;
  await recordAudit(transaction, {
    actor: 'system',
    action,
    subject: `deposit:${deposit.publicId}`,
    reason: row.reason,
    before: { reversal, state },
    after: { rail, reference: receipt, amount: amount.toString(), failureReason },
  });
  await announceDeposit(transaction, deposit.rowId);
  return deposit.memberId;
}

/**
 * The rail says that it sent back what its books had still held: the member has the money already,
 * so that nothing moves and staff look at it.
 */
export async function noteLateRefund(
  context: Context,
  transaction: Transaction,
  row: RefundRow,
): Promise<void> {
  const { publicId } = await readDeposit(transaction, row.depositId);
  await noteException(context, transaction, {
    rail: row.rail,
    kind: 'state_differs',
    reference: row.receipt,
    subject: `deposit:${publicId}`,
    currency: row.currency,
    ours: row.amount,
    theirs: row.amount,
    account: null,
    party: null,
    happenedAt: row.happenedAt,
  });
}
