/** Staff found a member's own transfer on the account, or did not: decided once. */
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { partsOfDeposit } from './deposit-parts.ts';
import { announceDeposit, type DepositRow, lockDeposit, readDeposit } from './read-deposits.ts';
import { completeDeposit } from './settle-deposit.ts';

export type TransferDecision =
  | { kind: 'accept'; id: string; ip: string; amount: string; receipt: string }
  | { kind: 'reject'; id: string; ip: string; reason: string };

/**
 * Credits the amount staff saw, whatever the member announced; the tax is of that amount. Refuses
 * `not_found`, `already_decided`, `amount_out_of_range`, `receipt_known`.
 */
export async function decideTransfer(
  context: Context,
  staff: StaffActor,
  decision: TransferDecision,
): Promise<DepositRow> {
  const row = await inTransaction(context.database, async (transaction) => {
    const before = await lockDeposit(transaction, decision.id);
    if (before?.flow !== 'transfer') throw new Refusal('not_found');
    if (!mayDecide(before, decision.kind)) throw new Refusal('already_decided');
    if (decision.kind === 'accept') await accept(context, transaction, before, decision);
    else await reject(transaction, before, decision.reason);
    await transaction.query('UPDATE deposits SET decided_by = $2 WHERE id = $1', [
      before.rowId,
      staff.username,
    ]);
    const after = await readDeposit(transaction, before.rowId);
    await recordAudit(transaction, {
      actor: staff.username,
      action: `deposit.transfer_${decision.kind}ed`,
      subject: `deposit:${before.publicId}`,
      reason: decision.kind === 'reject' ? decision.reason : undefined,
      before: { status: before.status, amount: before.amount.toString() },
      after: { status: after.status, amount: after.amount.toString(), receipt: after.receipt },
      ip: decision.ip,
    });
    return after;
  });
  if (decision.kind === 'accept') context.announceBalance(row.memberId);
  return row;
}

/** Money that arrived after the deposit ran out is still the member's. */
function mayDecide({ status }: DepositRow, kind: TransferDecision['kind']): boolean {
  return status === 'pending' || (kind === 'accept' && status === 'expired');
}

async function accept(
  context: Context,
  transaction: Transaction,
  row: DepositRow,
  seen: { amount: string; receipt: string },
): Promise<void> {
  const amount = parseAmount(seen.amount, row.currency);
  if (amount === undefined || amount === 0n) throw new Refusal('amount_out_of_range');
  await assertReceiptNew(transaction, row, seen.receipt);
  const noFee = { feeFixed: 0n, feeBps: 0 };
  const parts = await partsOfDeposit(context, transaction, noFee, amount);
  const { tax, taxCode, taxName, taxBps } = parts;
  await transaction.query(
    `UPDATE deposits SET amount = $2, fee = 0, tax = $3, tax_code = $4, tax_name = $5, tax_bps = $6
      WHERE id = $1`,
    [row.rowId, amount, tax, taxCode, taxName, taxBps],
  );
  const { receipt } = seen;
  await completeDeposit(transaction, { ...row, ...parts }, { reference: receipt, receipt });
}

/** One entry of the account is one deposit; whoever comes second waits for the first here. */
async function assertReceiptNew(
  transaction: Transaction,
  { method, rowId }: DepositRow,
  receipt: string,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `receipt ${method} ${receipt}`,
  ]);
  const { rows } = await transaction.query(
    'SELECT 1 FROM deposits WHERE method = $1 AND receipt = $2 AND id <> $3',
    [method, receipt, rowId],
  );
  if (rows.length > 0) throw new Refusal('receipt_known');
}

async function reject(transaction: Transaction, row: DepositRow, reason: string): Promise<void> {
  await transaction.query(
    `UPDATE deposits SET status = 'failed', failure_reason = $2 WHERE id = $1`,
    [row.rowId, reason],
  );
  await announceDeposit(transaction, row.rowId);
}
