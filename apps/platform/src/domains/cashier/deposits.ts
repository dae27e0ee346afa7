/** Deposits as rows and as the wire tells them. */
import type { StaffDeposit } from '@bahati/contract/back-office/cashier.ts';
import type { Deposit } from '@bahati/contract/player-site/cashier.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { announce } from '#domains/system/live.ts';

export type DepositRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  method: string;
  rail: string;
  currency: Currency;
  amount: bigint;
  status: Deposit['status'];
  gatewayReference: string | null;
  redirectUrl: string | null;
  failureReason: string | null;
  createdAt: Date;
  completedAt: Date | null;
  askCount: number;
  isDayOld: boolean;
};

/** Begins every reading of deposits; conditions follow. */
export const selectDeposits = `
  SELECT deposits.id AS "rowId", public_id AS "publicId", member_id AS "memberId", method, rail,
         deposits.currency, amount, status, gateway_reference AS "gatewayReference",
         redirect_url AS "redirectUrl", failure_reason AS "failureReason",
         created_at AS "createdAt", completed_at AS "completedAt", ask_count AS "askCount",
         created_at < now() - interval '24 hours' AS "isDayOld"
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
  database: Database,
  publicId: string,
): Promise<DepositRow | undefined> {
  const { rows } = await database.query<DepositRow>(`${selectDeposits} WHERE public_id = $1`, [
    publicId,
  ]);
  return rows[0];
}

export function depositValue(row: DepositRow): Deposit {
  return {
    id: row.publicId,
    method: row.method,
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    status: row.status,
    redirectUrl: row.status === 'pending' ? row.redirectUrl : null,
    failureReason: row.failureReason,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

export function staffDepositValue(row: DepositRow, username: string): StaffDeposit {
  const { redirectUrl: _, ...deposit } = depositValue(row);
  const memberId = row.memberId.toString();
  return { ...deposit, memberId, username, gatewayReference: row.gatewayReference };
}

/** Tells the member's screens, in the transaction of the change. */
export async function announceDeposit(transaction: Transaction, rowId: bigint): Promise<void> {
  const row = await readDeposit(transaction, rowId);
  await announce(transaction, row.memberId, { type: 'deposit', deposit: depositValue(row) });
}
