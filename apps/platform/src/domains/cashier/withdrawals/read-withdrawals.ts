/** Withdrawals as rows and as the wire tells them. */
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { maskPayee } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { announce } from '#domains/system/live/live.ts';
import type { PayoutOrder } from '#domains/cashier/rails/rail/rail.ts';
import type { RiskReason } from './withdrawal-risk.rules.ts';

/** Bank and holder of an account as they were when the withdrawal was requested. */
export type PayeeBank = { code: string; name: string; holder: string };

export type WithdrawalRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  method: string;
  rail: string;
  payee: string;
  /** Where the payee is a bank account; null: a phone. */
  payeeBank: PayeeBank | null;
  currency: Currency;
  /** What leaves the balance; tax and fee are parts of it. */
  amount: bigint;
  tax: bigint;
  taxCode: string | null;
  taxName: { en: string; sw: string } | null;
  taxRateBps: number | null;
  fee: bigint;
  holdId: bigint;
  riskScore: number;
  riskReasons: RiskReason[];
  dueAt: Date | null;
  hasDispute: boolean;
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
         payee, CASE WHEN payee_bank_code IS NOT NULL THEN json_build_object(
           'code', payee_bank_code, 'name', payee_bank_name, 'holder', payee_holder) END
           AS "payeeBank", withdrawals.currency, amount, tax, tax_code AS "taxCode", tax_name AS "taxName",
         tax_rate_bps AS "taxRateBps", fee, hold_id AS "holdId", risk_score AS "riskScore",
         risk_reasons AS "riskReasons", due_at AS "dueAt", status, reason,
         EXISTS (SELECT 1 FROM withdrawal_disputes WHERE withdrawal_id = withdrawals.id)
           AS "hasDispute",
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

/** What the rail is to pay, and what its reports speak of. */
export function netOf({ amount, tax, fee }: Pick<WithdrawalRow, 'amount' | 'tax' | 'fee'>): bigint {
  return amount - tax - fee;
}

/** The payout as its rail is asked for it. */
export function payoutOrder(row: WithdrawalRow): PayoutOrder {
  const { publicId: withdrawalId, rail, currency, payee, payeeBank: bank } = row;
  const railReference = row.gatewayReference;
  return { withdrawalId, rail, currency, amount: netOf(row), payee, bank, railReference };
}

export function withdrawalValue(row: WithdrawalRow): Withdrawal {
  return {
    id: row.publicId,
    method: row.method,
    payee: maskPayee(row.payee),
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    tax: toDecimal(row.tax, row.currency),
    taxName: row.taxName,
    fee: toDecimal(row.fee, row.currency),
    net: toDecimal(netOf(row), row.currency),
    status: row.status,
    hasDispute: row.hasDispute,
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
  more: Pick<StaffWithdrawal, 'approvals' | 'approvalsNeeded' | 'usualMinutes' | 'claim'>,
): StaffWithdrawal {
  const mayDecide = permissions.has('withdrawals.decide');
  const { payeeBank } = row;
  return {
    ...withdrawalValue(row),
    payee: mayDecide ? row.payee : maskPayee(row.payee),
    memberId: row.memberId.toString(),
    username,
    payeeBank: mayDecide && payeeBank ? { name: payeeBank.name, holder: payeeBank.holder } : null,
    gatewayReference: row.gatewayReference,
    decidedBy: row.decidedBy,
    riskScore: row.riskScore,
    riskReasons: row.riskReasons,
    dueAt: row.dueAt?.toISOString() ?? null,
    ...more,
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
  row: WithdrawalRow,
  ending: Ending,
): Promise<void> {
  const { publicId, memberId, amount, currency, reason } = row;
  const told = {
    memberId: memberId.toString(),
    withdrawalId: publicId,
    ending,
    // What arrives, or what is back.
    amount: toDecimal(ending === 'paid' ? netOf(row) : amount, currency),
    currency,
    reason,
  };
  const key = `inbox withdrawal ${publicId} ${ending}`;
  await queueJob(transaction, 'content.tell_of_withdrawal', told, { key });
}
