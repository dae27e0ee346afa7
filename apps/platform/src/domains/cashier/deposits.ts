/** Deposits as rows and as the wire tells them. */
import type { StaffDeposit } from '@bahati/contract/back-office/cashier/cashier.ts';
import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { maskedMobile } from '#domains/system/masked-contact.ts';
import { maskPayee } from '#domains/identity/payout-accounts.rules.ts';
import type { Claim } from '#domains/system/claims.ts';
import { announce } from '#domains/system/live.ts';
import type { ChargeOrder } from './rails/rail.ts';

export type DepositRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  method: string;
  methodName: string;
  /** In the member's language. */
  memberMethodName: string;
  rail: string;
  currency: Currency;
  /** All that is asked for; tax and fee are parts of it. */
  amount: bigint;
  status: Deposit['status'];
  gatewayReference: string | null;
  redirectUrl: string | null;
  failureReason: string | null;
  createdAt: Date;
  completedAt: Date | null;
  askCount: number;
  isDayOld: boolean;
  flow: 'page' | 'phone' | 'transfer';
  payer: string | null;
  askedAt: Date | null;
  receipt: string | null;
  fee: bigint;
  tax: bigint;
  taxCode: string | null;
  taxName: { en: string; sw: string } | null;
  transferBank: string | null;
  transferHolder: string | null;
  transferNumber: string | null;
  proofSentAt: Date | null;
  dueAt: Date | null;
  proofIds: string[];
  decidedBy: string | null;
};

/** Begins every reading of deposits; conditions follow. */
export const selectDeposits = `
  SELECT deposits.id AS "rowId", public_id AS "publicId", member_id AS "memberId", method,
         payment_methods.name AS "methodName",
         CASE (SELECT language FROM members WHERE members.id = member_id)
           WHEN 'sw' THEN name_sw ELSE payment_methods.name END AS "memberMethodName", rail, deposits.currency, amount, status, gateway_reference AS "gatewayReference",
         redirect_url AS "redirectUrl", failure_reason AS "failureReason",
         created_at AS "createdAt", completed_at AS "completedAt", ask_count AS "askCount",
         created_at < now() - interval '24 hours' AS "isDayOld",
         flow, payer, asked_at AS "askedAt", receipt, fee, tax, tax_code AS "taxCode",
         tax_name AS "taxName", transfer_bank AS "transferBank",
         transfer_holder AS "transferHolder", transfer_number AS "transferNumber",
         proof_sent_at AS "proofSentAt", coalesce(due_at, proof_sent_at) AS "dueAt", proof_ids AS "proofIds", decided_by AS "decidedBy"
    FROM deposits JOIN payment_methods ON payment_methods.code = deposits.method`;

export async function lockDeposit(
  transaction: Transaction,
  publicId: string,
): Promise<DepositRow | undefined> {
  const { rows } = await transaction.query<DepositRow>(
    `${selectDeposits} WHERE public_id = $1 FOR UPDATE OF deposits`,
    [publicId],
  );
  return rows[0];
}

export async function readDeposit(
  database: Database | Transaction,
  rowId: bigint,
): Promise<DepositRow> {
  const { rows } = await database.query<DepositRow>(`${selectDeposits} WHERE deposits.id = $1`, [
    rowId,
  ]);
  if (!rows[0]) throw new Error(`The deposit ${rowId} is gone.`);
  return rows[0];
}

export async function findDeposit(
  database: Database | Transaction,
  publicId: string,
): Promise<DepositRow | undefined> {
  const { rows } = await database.query<DepositRow>(`${selectDeposits} WHERE public_id = $1`, [
    publicId,
  ]);
  return rows[0];
}

/** What the payer writes or reads as the account of this deposit. */
export function accountReference({ rowId }: Pick<DepositRow, 'rowId'>): string {
  return `BH${rowId}`.slice(0, 12);
}

/** The deposit as its rail is asked about it. */
export function chargeOrder(row: DepositRow, language: 'en' | 'sw' = 'en'): ChargeOrder {
  const { publicId, rail, currency, amount, payer, gatewayReference } = row;
  return {
    depositId: publicId,
    rail,
    currency,
    amount,
    accountReference: accountReference(row),
    payer,
    language,
    railReference: gatewayReference,
  };
}

/** By what its rail knows the payment; a page's gateway has one name of the charge for all. */
export function receiptOf({ receipt, flow, gatewayReference }: DepositRow): string | null {
  return receipt ?? (flow === 'page' ? gatewayReference : null);
}

/** What reaches the balance. */
export function creditedOf({
  amount,
  fee,
  tax,
}: Pick<DepositRow, 'amount' | 'fee' | 'tax'>): bigint {
  return amount - fee - tax;
}

export function depositValue(row: DepositRow): Deposit {
  const { currency } = row;
  const isPending = row.status === 'pending';
  return {
    id: row.publicId,
    method: row.method,
    methodName: row.memberMethodName,
    flow: row.flow,
    currency,
    amount: toDecimal(row.amount, currency),
    fee: toDecimal(row.fee, currency),
    tax: toDecimal(row.tax, currency),
    taxName: row.taxName,
    credited: toDecimal(creditedOf(row), currency),
    status: row.status,
    redirectUrl: isPending ? row.redirectUrl : null,
    payer: row.payer === null ? null : maskedPayer(row.payer),
    payTo: isPending ? payTo(row) : null,
    hasProof: row.proofSentAt !== null,
    receipt: row.receipt,
    failureReason: row.failureReason,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** A number we asked is E.164; what a rail says of who paid by himself is in its own words. */
function maskedPayer(payer: string): string {
  return payer.startsWith('+') ? maskedMobile(payer) : maskPayee(payer);
}

function payTo(row: DepositRow): Deposit['payTo'] {
  const { transferBank: bank, transferHolder: holder, transferNumber: number } = row;
  if (row.flow !== 'transfer' || bank === null || holder === null || number === null) return null;
  return { bank, holder, number, reference: accountReference(row) };
}

export function staffDepositValue(
  row: DepositRow,
  username: string,
  claim: Claim | undefined,
): StaffDeposit {
  const { redirectUrl: _, payTo: __, ...deposit } = depositValue(row);
  return {
    ...deposit,
    methodName: row.methodName,
    memberId: row.memberId.toString(),
    username,
    gatewayReference: row.gatewayReference,
    accountReference: accountReference(row),
    decidedBy: row.decidedBy,
    dueAt: row.status === 'pending' ? (row.dueAt?.toISOString() ?? null) : null,
    claim: claim ?? null,
  };
}

/** Tells the member's screens, in the transaction of the change. */
export async function announceDeposit(transaction: Transaction, rowId: bigint): Promise<void> {
  const row = await readDeposit(transaction, rowId);
  await announce(transaction, row.memberId, { type: 'deposit', deposit: depositValue(row) });
}
