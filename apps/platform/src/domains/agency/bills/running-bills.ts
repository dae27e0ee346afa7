/**
 * What the running periods would cost: the bill of each contract by what is known now, and the same at
 * the end of the period if the team goes on as so far. A job computes them, so that pages read a row.
 */
import { type BillSnapshot, computeBill } from '@bahati/agency-rules/bills/bill.ts';
import { nextPeriod, periodOf } from '@bahati/agency-rules/terms/period.ts';
import { snapshotToWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { summingSettings } from '#domains/agency/teams/teams.ts';
import { countedZone, dayIn } from '#domains/records/records.ts';
import { readFigures, snapshotOf } from './bill-figures.ts';
import { type ContractOfRun, readContractsOfRun } from './contracts-of-run.ts';
import { linesOf, readCarried } from './corrections.ts';
import { dayText, localDate, type SettledPeriod, startOfDay } from './due-runs.ts';
import { keepRunningMembers } from './period-members.ts';
import type { RunningPeriod } from './run.ts';

/** Periods of days alone: what five minutes or an hour would cost is over before anybody looks. */
const projected: readonly {
  kind: ContractKind;
  period: SettledPeriod & ('D' | 'W' | 'H' | 'M');
}[] = [
  { kind: 'daily_salary', period: 'D' },
  { kind: 'dividend', period: 'D' },
  { kind: 'dividend', period: 'W' },
  { kind: 'dividend', period: 'H' },
  { kind: 'dividend', period: 'M' },
];

const batchSize = 500;

export async function projectBills(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database } = context;
  const timeZone = await countedZone(context, database);
  const today = dayIn(await databaseNow(database), timeZone);
  for (const { kind, period } of projected) {
    const running = periodOf(period, localDate(today));
    const { first, last } = running;
    const startsAt = await startOfDay(database, dayText(first), timeZone);
    const endsAt = await startOfDay(database, dayText(nextPeriod(running).first), timeZone);
    const run: RunningPeriod = {
      kind,
      period,
      startsAt,
      endsAt,
      firstDay: dayText(first),
      lastDay: dayText(last),
    };
    if (!(await projectPeriod(context, run, leaving))) return;
  }
  await database.query('DELETE FROM running_bills WHERE ends_at < now()');
}

async function databaseNow(database: Database): Promise<Date> {
  const { rows } = await database.query<{ now: Date }>('SELECT now() AS now');
  if (!rows[0]) throw new Error('The database has no time.');
  return rows[0].now;
}

/** Answers false where the process is leaving. */
async function projectPeriod(
  { database, config }: Context,
  run: RunningPeriod,
  leaving?: AbortSignal,
): Promise<boolean> {
  let after: bigint | undefined = 0n;
  while (after !== undefined) {
    if (leaving?.aborted) return false;
    const from: bigint = after;
    after = await inTransaction(database, (transaction) =>
      projectBatch(transaction, config.BRAND, run, from),
    );
  }
  return true;
}

/** Answers the contract to go on after; undefined: all are done. */
async function projectBatch(
  transaction: Transaction,
  brand: string,
  running: RunningPeriod,
  after: bigint,
): Promise<bigint | undefined> {
  await transaction.query(summingSettings);
  const contracts = await readContractsOfRun(transaction, running, after, batchSize);
  const last = contracts.at(-1);
  if (!last) return undefined;
  const rules = await readAgencyRules(transaction, brand, running.firstDay);
  // Before the first batch, and only where there are contracts: once for all agents.
  if (after === 0n && running.kind === 'dividend') {
    await keepRunningMembers(transaction, running, rules.activeMinimumPeriod);
  }
  const carried = await readCarried(transaction, brand, running, contracts);
  for (const [currency, some] of Map.groupBy(contracts, (contract) => contract.currency)) {
    const agents = some.map(({ agentId }) => agentId);
    const figures = await readFigures(transaction, running, agents, { currency, rules });
    const bills = some.map((contract) => {
      const ofTeam = figures.get(contract.agentId);
      if (!ofTeam) throw new Error(`The team of ${contract.agentId} has no figures.`);
      const { carriedIn = 0n, lines = [] } = carried.get(contract.id) ?? {};
      const more = { carriedIn, adjustmentLines: linesOf(lines) };
      return { contract, snapshot: snapshotOf(contract.terms, ofTeam, more) };
    });
    await keepRunning(transaction, running, bills, await readPace(transaction, running));
  }
  return last.id;
}

type Pace = { elapsed: bigint; whole: bigint };

/** How much of the period is over, in seconds, at least one. */
async function readPace(
  transaction: Transaction,
  { startsAt, endsAt }: RunningPeriod,
): Promise<Pace> {
  const { rows } = await transaction.query<Pace>(
    `SELECT greatest(extract(epoch FROM now() - $1::timestamptz), 1)::bigint AS elapsed,
            extract(epoch FROM $2::timestamptz - $1::timestamptz)::bigint AS whole`,
    [startsAt, endsAt],
  );
  if (!rows[0]) throw new Error('The period has no length.');
  return rows[0];
}

/** Amounts grow with the time that is left; active members do not. */
function atPace(snapshot: BillSnapshot, { elapsed, whole }: Pace): BillSnapshot {
  if (snapshot.kind !== 'dividend' && snapshot.kind !== 'daily_salary') return snapshot;
  const grow = (amount: bigint) => (amount * whole) / elapsed;
  const { figures } = snapshot;
  const grown = {
    turnover: grow(figures.turnover),
    validTurnover: grow(figures.validTurnover),
    payouts: grow(figures.payouts),
    rebates: grow(figures.rebates),
    bonuses: grow(figures.bonuses),
    promotionCost: grow(figures.promotionCost),
    depositFees: grow(figures.depositFees),
  };
  return snapshot.kind === 'dividend'
    ? { ...snapshot, figures: { ...snapshot.figures, ...grown } }
    : { ...snapshot, figures: { ...snapshot.figures, ...grown } };
}

async function keepRunning(
  transaction: Transaction,
  { startsAt, endsAt }: RunningPeriod,
  bills: readonly { contract: ContractOfRun; snapshot: BillSnapshot }[],
  pace: Pace,
): Promise<void> {
  await transaction.query(
    `INSERT INTO running_bills AS known
       (contract_id, starts_at, ends_at, snapshot, own, own_at_pace)
     SELECT contract_id, $1, $2, snapshot, own, own_at_pace
       FROM unnest($3::bigint[], $4::jsonb[], $5::bigint[], $6::bigint[])
         AS new (contract_id, snapshot, own, own_at_pace)
     ON CONFLICT (contract_id) DO UPDATE
        SET starts_at = excluded.starts_at, ends_at = excluded.ends_at,
            snapshot = excluded.snapshot, own = excluded.own, own_at_pace = excluded.own_at_pace,
            as_of = now()`,
    [
      startsAt,
      endsAt,
      bills.map(({ contract }) => contract.id),
      bills.map(({ snapshot, contract }) =>
        JSON.stringify(snapshotToWire(snapshot, contract.currency)),
      ),
      bills.map(({ snapshot }) => computeBill(snapshot).own),
      bills.map(({ snapshot }) => computeBill(atPace(snapshot, pace)).own),
    ],
  );
}
