/**
 * Late changes of bills that were issued: what each would have come to by the figures as they stand
 * now, less what it came to with the lines that corrected it before. The difference is a line of the
 * next bill of the contract.
 */
import type { AdjustmentLine } from '@bahati/agency-rules/bills/adjustment-lines.ts';
import { type BillSnapshot, computeBill } from '@bahati/agency-rules/bills/bill.ts';
import { snapshotFromWire, type Wire } from '@bahati/agency-rules/wire/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { type AgencyRules, readAgencyRules } from '#domains/agency/rules/rules.ts';
import { readTeamAmounts, readTeamSums } from '#domains/agency/teams/teams.ts';
import { type Figures, snapshotOf, teamFigures } from './bill-figures.ts';
import type { ContractOfRun } from './contracts-of-run.ts';
import { countActivesAgain, readHourAgain } from './period-members.ts';
import type { RunningPeriod } from './run.ts';

/** Bills are corrected for so long; nobody redoes a year. */
export const correctedDays = 62;

type EarlierBill = {
  id: bigint;
  publicId: string;
  contractId: bigint;
  agentId: bigint;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
  firstDay: string;
  lastDay: string;
  earned: bigint;
  carriedAdjustment: bigint;
  snapshot: Wire<BillSnapshot>;
  /** What lines of later bills corrected already. */
  corrected: bigint;
  isChanged: boolean;
  /** What the bill before it carries on by now; null: there is none. */
  carriedBefore: bigint | null;
};

export type Carried = {
  lines: (AdjustmentLine & { billId: bigint })[];
  /** Winnings of a dividend from the period before. */
  carriedIn: bigint;
  /** What the bills that were computed again carry on by now. */
  carriedOn: { billId: bigint; amount: bigint }[];
};

/** Lines as a snapshot keeps them: without the id of the bill that each corrects. */
export const linesOf = (lines: Carried['lines']): AdjustmentLine[] =>
  lines.map(({ cause, reference, amount }) => ({ cause, reference, amount }));

/** What earlier bills carry into the next one of each of these contracts. */
export async function readCarried(
  transaction: Transaction,
  brand: string,
  run: RunningPeriod,
  contracts: readonly ContractOfRun[],
): Promise<Map<bigint, Carried>> {
  const bills = await readEarlierBills(transaction, run, contracts);
  const carried = new Map<bigint, Carried>();
  for (const [contractId, earlier] of Map.groupBy(bills, (bill) => bill.contractId)) {
    carried.set(contractId, await carriedBy(transaction, brand, earlier));
  }
  return carried;
}

/**
 * The last bill of each contract, and from the first changed one on all of them, oldest first. A bill
 * is changed where a void that it cannot have known corrects something of it: voids are few, so that
 * they say which bills to look at.
 */
async function readEarlierBills(
  transaction: Transaction,
  run: RunningPeriod,
  contracts: readonly ContractOfRun[],
): Promise<EarlierBill[]> {
  const { rows } = await transaction.query<EarlierBill>(
    `WITH changed AS MATERIALIZED (${changedBills}),
     firsts AS (SELECT contract_id, min(starts_at) AS starts_at FROM changed GROUP BY contract_id)
     SELECT b.id, public_id AS "publicId", b.contract_id AS "contractId", agent_id AS "agentId",
            currency, b.starts_at AS "startsAt", ends_at AS "endsAt", first_day::text AS "firstDay",
            last_day::text AS "lastDay", earned, carried_adjustment AS "carriedAdjustment", snapshot,
            EXISTS (SELECT FROM changed WHERE changed.id = b.id) AS "isChanged",
            (SELECT carried_on FROM contract_bills before
              WHERE before.contract_id = b.contract_id AND before.starts_at < b.starts_at
              ORDER BY before.starts_at DESC LIMIT 1) AS "carriedBefore",
            coalesce((SELECT sum(amount) FROM bill_adjustments
                       WHERE corrected_bill_id = b.id AND cause <> 'carried'), 0)::bigint
              AS corrected
       FROM unnest($1::bigint[]) AS contract (id)
       LEFT JOIN firsts ON firsts.contract_id = contract.id
       CROSS JOIN LATERAL (
         SELECT coalesce(firsts.starts_at, max(starts_at)) AS first FROM contract_bills
          WHERE contract_id = contract.id AND starts_at < $3) known
       JOIN contract_bills b ON b.contract_id = contract.id AND b.starts_at >= known.first
        AND b.starts_at < $3 AND b.first_day >= $4::date - $5::integer
      ORDER BY b.contract_id, b.starts_at`,
    [
      contracts.map(({ id }) => id),
      contracts.map(({ agentId }) => agentId),
      run.startsAt,
      run.firstDay,
      correctedDays,
      run.kind,
    ],
  );
  return rows;
}

/**
 * A fold that noted a change may have ended after a bill was issued that began after it; no fold is
 * so long on its way.
 */
const longestFold = '10 minutes';

const changedBills = `
  SELECT DISTINCT b.id, b.contract_id, b.starts_at
    FROM (SELECT agent_id, of_day, of_instant, noted_at
            FROM late_changes JOIN team_members USING (member_id)
           WHERE of_day >= $4::date - $5::integer AND agent_id = ANY($2::bigint[])
             AND from_day <= of_day AND until_day > of_day
          UNION ALL
          SELECT member_id, of_day, of_instant, noted_at FROM late_changes
           WHERE of_day >= $4::date - $5::integer AND member_id = ANY($2::bigint[])) late
    JOIN contract_bills b ON b.agent_id = late.agent_id AND b.kind = $6
     AND late.of_instant >= b.starts_at AND late.of_instant < b.ends_at
     AND late.of_day >= b.first_day AND late.noted_at > b.issued_at - interval '${longestFold}'
   WHERE b.contract_id = ANY($1::bigint[]) AND b.starts_at < $3
     AND b.first_day >= $4::date - $5::integer`;

async function carriedBy(
  transaction: Transaction,
  brand: string,
  bills: readonly EarlierBill[],
): Promise<Carried> {
  const lines: Carried['lines'] = [];
  const kept: Carried['carriedOn'] = [];
  // Bills that are no longer corrected carry on what they did when they last were.
  let carriedOn = bills[0]?.carriedBefore ?? undefined;
  for (const bill of bills) {
    const now = await computeAgain(transaction, brand, bill, carriedOn);
    carriedOn = now.kind === 'dividend' ? now.carryOver.on : undefined;
    const amount = now.earned - bill.earned - bill.corrected;
    const { id: billId, publicId: reference } = bill;
    if (amount !== 0n) lines.push({ cause: 'bet_voided', reference, amount, billId });
    if (carriedOn !== undefined) kept.push({ billId, amount: carriedOn });
  }
  const last = bills.at(-1);
  if (last && last.carriedAdjustment < 0n) {
    const { id: billId, publicId: reference, carriedAdjustment: amount } = last;
    lines.push({ cause: 'carried', reference, amount, billId });
  }
  return { lines, carriedIn: carriedOn ?? 0n, carriedOn: kept };
}

/** Keeps what corrected bills carry on, in the transaction of the bills with their lines. */
export async function keepCarriedOn(
  transaction: Transaction,
  carried: readonly Carried[],
): Promise<void> {
  const kept = carried.flatMap(({ carriedOn }) => carriedOn);
  if (kept.length === 0) return;
  await transaction.query(
    `UPDATE contract_bills b SET carried_on = new.amount
       FROM unnest($1::bigint[], $2::bigint[]) AS new (id, amount)
      WHERE b.id = new.id AND b.carried_on <> new.amount`,
    [kept.map(({ billId }) => billId), kept.map(({ amount }) => amount)],
  );
}

/** The bill by the figures of now, and by what the corrected bill before it carries on. */
async function computeAgain(
  transaction: Transaction,
  brand: string,
  bill: EarlierBill,
  carriedOn: bigint | undefined,
) {
  const snapshot = snapshotFromWire(bill.snapshot, bill.currency);
  const isDividend = snapshot.kind === 'dividend';
  const carriedIn = carriedOn ?? (isDividend ? snapshot.figures.carriedIn : 0n);
  const { adjustmentLines } = snapshot.figures;
  if (!bill.isChanged) {
    return computeBill(
      isDividend ? { ...snapshot, figures: { ...snapshot.figures, carriedIn } } : snapshot,
    );
  }
  const rules = await readAgencyRules(transaction, brand, bill.firstDay);
  const figures = await readAgain(transaction, bill, snapshot.kind, rules);
  return computeBill(snapshotOf(snapshot.terms, figures, { adjustmentLines, carriedIn }));
}

async function readAgain(
  transaction: Transaction,
  bill: EarlierBill,
  kind: BillSnapshot['kind'],
  rules: AgencyRules,
): Promise<Figures> {
  const { agentId, currency } = bill;
  if (kind === 'hourly_salary') {
    return {
      of: 'hour',
      hour: await readHourAgain(transaction, bill, agentId, rules.activeMinimumDay),
    };
  }
  const range = { from: bill.firstDay, to: bill.lastDay, currency };
  const isDividend = kind === 'dividend';
  const read = isDividend ? readTeamAmounts : readTeamSums;
  const row = (await read(transaction, [agentId], range)).get(agentId);
  if (!row) throw new Error(`The team of ${agentId} has no sums.`);
  const activeMembers = isDividend
    ? await countActivesAgain(transaction, bill, agentId, rules.activeMinimumPeriod)
    : row.activeMembers;
  return { of: 'days', team: teamFigures(row, activeMembers) };
}
