/**
 * Issuing: a bill for each contract that counts for the period of a run, some contracts a
 * transaction. How far it came stands in the run, so that killed at any moment it goes on there; the
 * key of a bill (contract and period) lets none be written twice.
 */
import { type BillSnapshot, computeBill } from '@bahati/agency-rules/bills/bill.ts';
import { snapshotToWire } from '@bahati/agency-rules/wire/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { integrityScores } from '#domains/agency/integrity/integrity.ts';
import { type AgencyRules, readAgencyRules } from '#domains/agency/rules/rules.ts';
import { summingSettings } from '#domains/agency/teams/teams.ts';
import { isIdle, readFigures, snapshotOf } from './bill-figures.ts';
import { type ContractOfRun, readContractsOfRun } from './contracts-of-run.ts';
import { type Carried, keepCarriedOn, linesOf, readCarried } from './corrections.ts';
import { dropPeriodMembers, keepHourMembers, keepPeriodMembers } from './period-members.ts';
import type { Run } from './run.ts';

const batchSize = 500;

export type NewBill = {
  contract: ContractOfRun;
  snapshot: BillSnapshot;
  lines: Carried['lines'];
};

/** Writes all bills of a run; breaks off between two batches when the process is leaving. */
export async function issueBills(context: Context, run: Run, leaving?: AbortSignal): Promise<void> {
  const { database, config } = context;
  const rules = await readAgencyRules(database, config.BRAND, run.firstDay);
  await keepMembers(database, run, rules);
  let isThrough = false;
  while (!isThrough && !leaving?.aborted) {
    isThrough = await inTransaction(database, (transaction) =>
      issueBatch(transaction, config.BRAND, run, rules),
    );
  }
}

/** Only before the first bill: members are read once for the whole run. */
async function keepMembers(database: Database, run: Run, rules: AgencyRules): Promise<void> {
  if (run.kind === 'daily_salary') return;
  await inTransaction(database, async (transaction) => {
    await transaction.query(summingSettings);
    const { lastContractId, state } = await lockRun(transaction, run.id);
    if (lastContractId !== 0n || state !== 'issuing') return;
    if (run.kind === 'hourly_salary') {
      await keepHourMembers(transaction, run, rules.activeMinimumDay);
    } else {
      await keepPeriodMembers(transaction, run, rules.activeMinimumPeriod);
    }
  });
}

/** Of two processes the second waits, and sees how far the first came. */
async function lockRun(
  transaction: Transaction,
  runId: bigint,
): Promise<Pick<Run, 'lastContractId' | 'state'>> {
  const { rows } = await transaction.query<Pick<Run, 'lastContractId' | 'state'>>(
    `SELECT last_contract_id AS "lastContractId", state FROM settlement_runs
      WHERE id = $1 FOR UPDATE`,
    [runId],
  );
  if (!rows[0]) throw new Error(`There is no run ${runId}.`);
  return rows[0];
}

/** Answers whether all contracts are through. */
async function issueBatch(
  transaction: Transaction,
  brand: string,
  run: Run,
  rules: AgencyRules,
): Promise<boolean> {
  await transaction.query(summingSettings);
  const { lastContractId, state } = await lockRun(transaction, run.id);
  if (state !== 'issuing') return true;
  const contracts = await readContractsOfRun(transaction, run, lastContractId, batchSize);
  const last = contracts.at(-1);
  if (!last) {
    await dropPeriodMembers(transaction, run.id);
    await transaction.query(`UPDATE settlement_runs SET state = 'paying' WHERE id = $1`, [run.id]);
    return true;
  }
  const carried = await readCarried(transaction, brand, run, contracts);
  await keepCarriedOn(transaction, [...carried.values()]);
  for (const [currency, some] of Map.groupBy(contracts, (contract) => contract.currency)) {
    const agents = some.map(({ agentId }) => agentId);
    const figures = await readFigures(transaction, run, agents, { currency, rules });
    const bills = some.flatMap((contract): NewBill[] => {
      const { lines = [], carriedIn = 0n } = carried.get(contract.id) ?? {};
      const ofTeam = figures.get(contract.agentId);
      if (!ofTeam) throw new Error(`The team of ${contract.agentId} has no figures.`);
      // An idle day or hour has no bill: whose downlines did nothing owes them nothing.
      // What the bill before could not bear waits for one with earnings.
      const isCarried = lines.every(({ cause }) => cause === 'carried');
      if (run.kind !== 'dividend' && isCarried && isIdle(ofTeam)) return [];
      const adjustmentLines = linesOf(lines);
      const snapshot = snapshotOf(contract.terms, ofTeam, { adjustmentLines, carriedIn });
      return [{ contract, snapshot, lines }];
    });
    await writeBills(transaction, run, bills, { currency, rules });
  }
  await transaction.query('UPDATE settlement_runs SET last_contract_id = $2 WHERE id = $1', [
    run.id,
    last.id,
  ]);
  return false;
}

/** Writes bills with their lines, and which of them wait for staff. Answers ids by agent. */
export async function writeBills(
  transaction: Transaction,
  run: Run,
  bills: readonly NewBill[],
  { currency, rules }: { currency: Currency; rules: AgencyRules },
): Promise<Map<bigint, bigint>> {
  if (bills.length === 0) return new Map();
  const scores = await integrityScores(
    transaction,
    bills.map(({ contract }) => contract.agentId),
  );
  const computed = bills.map(({ contract, snapshot }) => {
    const bill = computeBill(snapshot);
    const isHigh = rules.approvalLimit !== null && bill.own > rules.approvalLimit;
    const isDoubtful = bill.own > 0n && (scores.get(contract.agentId) ?? 0) >= rules.integrityLimit;
    return { ...bill, waitsFor: isDoubtful ? 'integrity' : isHigh ? 'limit' : null };
  });
  const { rows } = await transaction.query<{ id: bigint; agentId: bigint }>(
    `INSERT INTO contract_bills (run_id, contract_id, version, kind, agent_id, upline_id, currency,
       starts_at, ends_at, first_day, last_day, snapshot, earned, adjusted, own, carried_adjustment,
       carried_on, state, waits_for, from_platform, funded_at)
     SELECT $1, contract_id, version, $2, agent_id, upline_id, $3, $4, $5, $6, $7, snapshot, earned,
            adjusted, own, carried_adjustment, carried_on,
            CASE WHEN waits_for IS NULL THEN 'issued' ELSE 'to_approve' END, waits_for,
            CASE WHEN upline_id IS NULL THEN own ELSE 0 END,
            CASE WHEN upline_id IS NULL THEN now() END
       FROM unnest($8::bigint[], $9::integer[], $10::bigint[], $11::bigint[], $12::jsonb[],
                   $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::text[], $18::bigint[])
         AS new (contract_id, version, agent_id, upline_id, snapshot, earned, adjusted, own,
                 carried_adjustment, waits_for, carried_on)
     ON CONFLICT (contract_id, starts_at) DO NOTHING
     RETURNING id, agent_id AS "agentId"`,
    [
      run.id,
      run.kind,
      currency,
      run.startsAt,
      run.endsAt,
      run.firstDay,
      run.lastDay,
      bills.map(({ contract }) => contract.id),
      bills.map(({ contract }) => contract.version),
      bills.map(({ contract }) => contract.agentId),
      // Real-time salaries are differences already: the operator pays each.
      bills.map(({ contract }) => (run.kind === 'real_time_salary' ? null : contract.uplineId)),
      bills.map(({ snapshot }) => JSON.stringify(snapshotToWire(snapshot, currency))),
      computed.map(({ earned }) => earned),
      computed.map(({ adjusted }) => adjusted),
      computed.map(({ own }) => own),
      computed.map(({ carriedAdjustment }) => carriedAdjustment),
      computed.map(({ waitsFor }) => waitsFor),
      computed.map((bill) => (bill.kind === 'dividend' ? bill.carryOver.on : 0n)),
    ],
  );
  const ids = new Map(rows.map(({ id, agentId }) => [agentId, id]));
  await writeLines(transaction, bills, ids);
  return ids;
}

async function writeLines(
  transaction: Transaction,
  bills: readonly NewBill[],
  ids: ReadonlyMap<bigint, bigint>,
): Promise<void> {
  const lines = bills.flatMap(({ contract, lines: own }) => {
    const id = ids.get(contract.agentId);
    return id === undefined ? [] : own.map((line) => ({ ...line, id }));
  });
  if (lines.length === 0) return;
  await transaction.query(
    `INSERT INTO bill_adjustments (bill_id, corrected_bill_id, cause, amount)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])`,
    [
      lines.map(({ id }) => id),
      lines.map(({ billId }) => billId),
      lines.map(({ cause }) => cause),
      lines.map(({ amount }) => amount),
    ],
  );
}
