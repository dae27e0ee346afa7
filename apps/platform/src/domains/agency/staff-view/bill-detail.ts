/** A bill with all that explains it, as staff see it. */
import type { BillSnapshotValue } from '@bahati/contract/agency-terms.ts';
import type { StaffBill } from '@bahati/contract/back-office/agency/bills.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import type { Context } from '#platform/context.ts';
import { billColumns, type BillRow, billTables, billValue } from './bill-rows.ts';
import { billSubject, isLargeBill, largeBillKindName } from './large-bill.ts';

type DetailRow = BillRow & {
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

/** Refuses `not_found`. */
export async function readStaffBill(context: Context, id: string): Promise<StaffBill> {
  const { database, config } = context;
  const { rows } = await database.query<DetailRow>(
    `SELECT ${billColumns}, runs.public_id AS "runId", bills.run_id AS "runRowId",
            contracts.public_id AS "contractId", bills.version, bills.snapshot,
            bills.waits_for AS "waitsFor", bills.owed, bills.paid_from_wallet AS "paidFromWallet",
            bills.decided_by AS "decidedBy"
       FROM ${billTables} JOIN agency_contracts contracts ON contracts.id = bills.contract_id
      WHERE bills.public_id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const told = (value: bigint) => toDecimal(value, row.currency);
  const { runId, contractId, version, snapshot, waitsFor, decidedBy } = row;
  const rules = await readAgencyRules(database, config.BRAND);
  return {
    ...billValue(row),
    runId,
    contractId,
    version,
    snapshot,
    waitsFor,
    decidedBy,
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
    needsTwo: row.state === 'to_approve' && isLargeBill(row.own, rules),
    wanted: await readWanted(context, id),
  };
}

type DownlineRow = {
  id: string;
  agentId: bigint;
  nickname: string;
  own: bigint;
  received: bigint;
  state: StaffBill['state'];
};

/** Bills of the same run that this agent pays, the largest first. */
async function readDownlines(
  database: Database,
  { runRowId, agentId, currency }: DetailRow,
): Promise<Pick<StaffBill, 'downlines' | 'downlineCount'>> {
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
): Promise<StaffBill['debt']> {
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
): Promise<StaffBill['corrections']> {
  const { rows } = await database.query<{
    billId: string;
    cause: StaffBill['corrections'][number]['cause'];
    amount: bigint;
  }>(
    `SELECT bills.public_id AS "billId", cause, amount
       FROM bill_adjustments JOIN contract_bills bills ON bills.id = bill_id
      WHERE corrected_bill_id = $1 ORDER BY bill_adjustments.id LIMIT 100`,
    [rowId],
  );
  return rows.map(({ amount, ...told }) => ({ ...told, amount: toDecimal(amount, currency) }));
}

async function readWanted(context: Context, id: string): Promise<StaffBill['wanted']> {
  const waiting = await readWaitingChange(context, context.database, {
    kind: largeBillKindName,
    subject: billSubject(id),
  });
  if (!waiting) return null;
  return { id: waiting.id, reason: waiting.reason, requestedBy: waiting.requestedBy };
}
