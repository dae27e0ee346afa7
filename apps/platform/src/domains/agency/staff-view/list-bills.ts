/** Bills of agency contracts and debts, page by page. */
import type { BillState, BillValue, ContractKind } from '@bahati/contract/agency-terms.ts';
import type { StaffDebt } from '@bahati/contract/back-office/agency/bills.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context } from '#platform/context.ts';
import {
  billColumns,
  type BillRow,
  billTables,
  billValue,
} from '#domains/agency/bills/reading/reading.ts';

type BillQuery = {
  kind?: ContractKind | undefined;
  state?: BillState | undefined;
  agentId?: string | undefined;
  runId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. */
export async function listStaffBills(
  { database }: Context,
  { kind, state, agentId, runId, cursor, pageSize }: BillQuery,
): Promise<Page<BillValue>> {
  const { rows } = await database.query<BillRow>(
    `SELECT ${billColumns} FROM ${billTables}
      WHERE ($1::bigint IS NULL OR bills.id < $1) AND ($2::text IS NULL OR bills.kind = $2)
        AND ($3::bigint IS NULL OR bills.agent_id = $3)
        AND ($4::uuid IS NULL OR bills.run_id = (
          SELECT id FROM settlement_runs WHERE public_id = $4))
        -- The index of those not paid wants to read that they are not.
        AND ($5::text IS NULL OR bills.state = $5)
        AND ($5::text IS NULL OR $5 = 'paid' OR bills.state <> 'paid')
      ORDER BY bills.id DESC LIMIT $6`,
    [readCursor(cursor), kind ?? null, agentId ?? null, runId ?? null, state ?? null, pageSize + 1],
  );
  return pageOf(rows, pageSize, billValue);
}

type DebtRow = Pick<StaffDebt, 'billId' | 'kind' | 'state'> & {
  rowId: bigint;
  currency: Currency;
  debtorId: bigint;
  debtorName: string;
  creditorId: bigint;
  creditorName: string;
  amount: bigint;
  paid: bigint;
  since: Date;
  expiresAt: Date;
};

type DebtQuery = {
  state: StaffDebt['state'];
  agentId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Open ones oldest first, others newest first; of an agent those it owes and those it is owed. */
export async function listDebts(
  { database }: Context,
  { state, agentId, cursor, pageSize }: DebtQuery,
): Promise<Page<StaffDebt>> {
  const [is, order] = state === 'open' ? ['>', 'ASC'] : ['<', 'DESC'];
  const { rows } = await database.query<DebtRow>(
    `SELECT debts.id AS "rowId", bills.public_id AS "billId", bills.kind, debts.currency,
            debtor_id AS "debtorId", debtors.nickname AS "debtorName",
            creditor_id AS "creditorId", creditors.nickname AS "creditorName",
            debts.amount, debts.paid, since, expires_at AS "expiresAt", debts.state
       FROM contract_debts debts JOIN contract_bills bills ON bills.id = bill_id
       JOIN members debtors ON debtors.id = debtor_id
       JOIN members creditors ON creditors.id = creditor_id
      WHERE debts.state = $1 AND ($2::bigint IS NULL OR debts.id ${is} $2)
        ${agentId === undefined ? '' : 'AND (debtor_id = $4 OR creditor_id = $4)'}
      ORDER BY debts.id ${order} LIMIT $3`,
    [state, readCursor(cursor), pageSize + 1, ...(agentId === undefined ? [] : [BigInt(agentId)])],
  );
  return pageOf(rows, pageSize, debtValue);
}

function debtValue(row: DebtRow): StaffDebt {
  const { billId, kind, state, currency, since, expiresAt } = row;
  return {
    billId,
    kind,
    state,
    currency,
    debtor: { id: row.debtorId.toString(), nickname: row.debtorName },
    creditor: { id: row.creditorId.toString(), nickname: row.creditorName },
    amount: toDecimal(row.amount, currency),
    paid: toDecimal(row.paid, currency),
    since: since.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
