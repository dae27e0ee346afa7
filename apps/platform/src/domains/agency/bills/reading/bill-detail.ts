/** A bill with all that explains it. Who may read it is the caller's to decide. */
import type { BillDetail, BillSnapshotValue } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { billColumns, type BillRow, billTables, billValue } from './bill-rows.ts';

export type DetailRow = BillRow & {
  runId: string;
  runRowId: bigint;
  contractId: string;
  version: number;
  snapshot: BillSnapshotValue;
  waitsFor: 'limit' | 'integrity' | null;
  owed: bigint;
  paidFromWallet: bigint;
  decidedBy: string | null;
};

export type BillFound = { row: DetailRow; detail: BillDetail };

/** Both sides by name and id; undefined: there is no such bill. */
export async function findBillDetail(
  database: Database,
  id: string,
): Promise<BillFound | undefined> {
  const { rows } = await database.query<DetailRow>(
    `SELECT ${billColumns}, runs.public_id AS "runId", bills.run_id AS "runRowId",
            contracts.public_id AS "contractId", bills.version, bills.snapshot,
            bills.waits_for AS "waitsFor", bills.owed, bills.decided_by AS "decidedBy",
            (bills.paid_from_wallet + coalesce((
               SELECT sum(paid) FROM contract_debts d JOIN contract_bills below ON below.id = d.bill_id
                WHERE below.run_id = bills.run_id AND below.upline_id = bills.agent_id), 0)
              )::bigint AS "paidFromWallet"
       FROM ${billTables} JOIN agency_contracts contracts ON contracts.id = bills.contract_id
      WHERE bills.public_id = $1`,
    [id],
  );
  const [row] = rows;
  return row && { row, detail: await detailOf(database, row) };
}

async function detailOf(database: Database, row: DetailRow): Promise<BillDetail> {
  const told = (value: bigint) => toDecimal(value, row.currency);
  const { contractId, version, snapshot, waitsFor } = row;
  return {
    ...billValue(row),
    contractId,
    version,
    snapshot,
    waitsFor,
    parts: {
      platform: told(row.fromPlatform),
      uplineBill: told(row.fromUplineBill),
      uplineWallet: told(row.fromUplineWallet),
      laterPayments: told(row.fromDebt),
    },
    owed: told(row.owed),
    paidFromBill: told(row.paidFromBill),
    paidFromWallet: told(row.paidFromWallet),
    ...(await readDownlines(database, row)),
    debt: await readDebt(database, row),
    corrections: await readCorrections(database, row),
  };
}

type DownlineRow = {
  id: string;
  agentId: bigint;
  nickname: string;
  own: bigint;
  received: bigint;
  state: BillDetail['state'];
};

/** Bills of the same run that this agent pays, the largest first. */
async function readDownlines(
  database: Database,
  { runRowId, agentId, currency }: DetailRow,
): Promise<Pick<BillDetail, 'downlines' | 'downlineCount'>> {
  const ofAgent = 'run_id = $1 AND bills.upline_id = $2';
  const { rows } = await database.query<DownlineRow>(
    `SELECT bills.public_id AS id, agent_id AS "agentId", nickname, own, bills.state,
            from_platform + from_upline_bill + from_upline_wallet + from_debt AS received
       FROM contract_bills bills JOIN members ON members.id = agent_id
      WHERE ${ofAgent} ORDER BY own DESC, bills.id LIMIT 100`,
    [runRowId, agentId],
  );
  const { rows: counted } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM contract_bills bills WHERE ${ofAgent}`,
    [runRowId, agentId],
  );
  return {
    downlines: rows.map(({ agentId: downlineId, nickname, own, received, ...told }) => ({
      ...told,
      agent: { id: downlineId.toString(), nickname },
      own: toDecimal(own, currency),
      received: toDecimal(received, currency),
    })),
    downlineCount: counted[0]?.count ?? 0,
  };
}

type DebtRow = {
  id: bigint;
  amount: bigint;
  paid: bigint;
  since: Date;
  expiresAt: Date;
  state: 'open' | 'paid' | 'expired';
};

async function readDebt(
  database: Database,
  { rowId, currency }: DetailRow,
): Promise<BillDetail['debt']> {
  const { rows } = await database.query<DebtRow>(
    `SELECT id, amount, paid, since, expires_at AS "expiresAt", state FROM contract_debts
      WHERE bill_id = $1`,
    [rowId],
  );
  const [debt] = rows;
  if (!debt) return null;
  return {
    amount: toDecimal(debt.amount, currency),
    paid: toDecimal(debt.paid, currency),
    since: debt.since.toISOString(),
    expiresAt: debt.expiresAt.toISOString(),
    state: debt.state,
    payments: await readPayments(database, debt.id, currency),
  };
}

async function readPayments(database: Database, debtId: bigint, currency: Currency) {
  const { rows } = await database.query<{ amount: bigint; paidAt: Date }>(
    `SELECT amount, paid_at AS "paidAt" FROM debt_payments WHERE debt_id = $1
      ORDER BY id DESC LIMIT 100`,
    [debtId],
  );
  return rows.map(({ amount, paidAt }) => ({
    amount: toDecimal(amount, currency),
    paidAt: paidAt.toISOString(),
  }));
}

async function readCorrections(
  database: Database,
  { rowId, currency }: DetailRow,
): Promise<BillDetail['corrections']> {
  const { rows } = await database.query<{
    billId: string;
    cause: BillDetail['corrections'][number]['cause'];
    amount: bigint;
  }>(
    `SELECT bills.public_id AS "billId", cause, amount
       FROM bill_adjustments JOIN contract_bills bills ON bills.id = bill_id
      WHERE corrected_bill_id = $1 ORDER BY bill_adjustments.id LIMIT 100`,
    [rowId],
  );
  return rows.map(({ amount, ...told }) => ({ ...told, amount: toDecimal(amount, currency) }));
}
