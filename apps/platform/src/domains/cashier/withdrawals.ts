/** Withdrawals as rows and as the wire tells them. */
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier.ts';
import type { Withdrawal } from '@bahati/contract/player-site/cashier.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { maskPayee } from '#domains/identity/payout-accounts.rules.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { announce } from '#domains/system/live.ts';

export type WithdrawalRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  method: string;
  rail: string;
  payee: string;
  currency: Currency;
  amount: bigint;
  holdId: bigint;
  status: Withdrawal['status'];
  reason: string | null;
  gatewayReference: string | null;
  decidedBy: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  paidAt: Date | null;
  autoConfirmAt: Date | null;
  confirmedAt: Date | null;
  askCount: number;
};

/** Begins every reading of withdrawals; conditions follow. */
export const selectWithdrawals = `
  SELECT withdrawals.id AS "rowId", public_id AS "publicId", member_id AS "memberId", method, rail,
         payee, withdrawals.currency, amount, hold_id AS "holdId", status, reason,
         gateway_reference AS "gatewayReference", decided_by AS "decidedBy",
         created_at AS "createdAt", decided_at AS "decidedAt", paid_at AS "paidAt",
         auto_confirm_at AS "autoConfirmAt", confirmed_at AS "confirmedAt", ask_count AS "askCount"
    FROM withdrawals JOIN payment_methods ON payment_methods.code = withdrawals.method`;

export async function lockWithdrawal(
  transaction: Transaction,
  publicId: string,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await transaction.query<WithdrawalRow>(
    `${selectWithdrawals} WHERE public_id = $1 FOR UPDATE OF withdrawals`,
    [publicId],
  );
  return rows[0];
}

export async function findWithdrawal(
  database: Database | Transaction,
  publicId: string,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await database.query<WithdrawalRow>(
    `${selectWithdrawals} WHERE public_id = $1`,
    [publicId],
  );
  return rows[0];
}

export function withdrawalValue(row: WithdrawalRow): Withdrawal {
  return {
    id: row.publicId,
    method: row.method,
    payee: maskPayee(row.payee),
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    autoConfirmAt: row.status === 'paid' ? (row.autoConfirmAt?.toISOString() ?? null) : null,
  };
}

/** Who decides on withdrawals sees the whole payee; who only reads does not. */
export function staffWithdrawalValue(
  row: WithdrawalRow,
  username: string,
  permissions: ReadonlySet<string>,
): StaffWithdrawal {
  return {
    ...withdrawalValue(row),
    payee: permissions.has('withdrawals.decide') ? row.payee : maskPayee(row.payee),
    memberId: row.memberId.toString(),
    username,
    gatewayReference: row.gatewayReference,
    decidedBy: row.decidedBy,
  };
}

/**
 * Reads the row as it now stands and tells the member's screens, in the same transaction; how it
 * ended also goes to the inbox.
 */
export async function announceWithdrawal(
  transaction: Transaction,
  publicId: string,
): Promise<WithdrawalRow> {
  const row = await findWithdrawal(transaction, publicId);
  if (!row) throw new Error(`The withdrawal ${publicId} is gone.`);
  const message = { type: 'withdrawal', withdrawal: withdrawalValue(row) } as const;
  await announce(transaction, row.memberId, message);
  if (isEnding(row.status)) await queueInboxMessage(transaction, row, row.status);
  return row;
}

type Ending = 'paid' | 'rejected' | 'failed';

function isEnding(status: Withdrawal['status']): status is Ending {
  return status === 'paid' || status === 'rejected' || status === 'failed';
}

/** The inbox is content's, on the cashier's own level: it hears of the ending by a job. */
async function queueInboxMessage(
  transaction: Transaction,
  { publicId, memberId, amount, currency, reason }: WithdrawalRow,
  ending: Ending,
): Promise<void> {
  const told = {
    memberId: memberId.toString(),
    withdrawalId: publicId,
    ending,
    amount: toDecimal(amount, currency),
    currency,
    reason,
  };
  const key = `inbox withdrawal ${publicId} ${ending}`;
  await queueJob(transaction, 'content.tell_of_withdrawal', told, { key });
}
