/**
 * The oracle's books: it goes through the same instants as the product did, and says what every bill
 * came to, who paid it, what each agent kept and what is in every wallet.
 */
import { notNegative, sharesOf, total } from '@bahati/agency-rules/oracle/formulas.testing.ts';
import { dayMs, dayOf } from '../world/calendar.ts';
import type { History } from '../world/history.ts';
import { earningsOf } from './oracle-earned.ts';
import { counts, periodsOf } from './oracle-periods.ts';
import { teamsOf } from './oracle-teams.ts';
import type { Contract, OracleBill, OracleBooks, Period } from './oracle-types.ts';

type Debt = { debtor: number; bill: OracleBill; missing: bigint; expiresAt: number };
type Event = { at: number; happens: () => void };

export function booksByOracle(history: History, contracts: readonly Contract[]): OracleBooks {
  const { rules } = history;
  const teams = teamsOf(history);
  const earn = earningsOf(history, contracts, teams);
  const dueBy = periodsOf(contracts);
  const wallets = history.members.map(() => 0n);
  const bills: OracleBill[] = [];
  let debts: Debt[] = [];
  let operatorPaid = 0n;
  const give = (member: number, amount: bigint) => {
    wallets[member] = (wallets[member] ?? 0n) + amount;
  };

  const settle = (period: Period, now: number): void => {
    const own = contracts.filter(
      (one) => one.kind === period.kind && isOfPeriod(one, period) && counts(one, period.start),
    );
    const ofRun = own.map((contract): OracleBill => ({
      contract,
      period,
      ...earn(contract, period, now),
      received: 0n,
      fromOperator: 0n,
      kept: 0n,
      fromDebt: 0n,
    }));
    bills.push(...ofRun);
    // Real-time salaries are differences already.
    const tops = ofRun.filter(
      ({ contract }) => contract.upline === null || period.kind === 'real_time_salary',
    );
    for (const bill of tops) {
      operatorPaid += bill.own;
      bill.fromOperator = bill.own;
      pay(bill, bill.own, period.kind === 'real_time_salary' ? [] : ofRun, now);
    }
  };

  /** The agent receives this much of its bill, pays those directly below, and keeps the rest. */
  const pay = (bill: OracleBill, received: bigint, ofRun: OracleBill[], now: number): void => {
    const { agent } = bill.contract;
    const directs = ofRun.filter(({ contract }) => contract.upline === agent);
    const owed = directs.map(({ own }) => own);
    const due = total(owed);
    const isFunded = teams.levelOf(agent, dayOf(now)) < rules.fundedLevels;
    const has = isFunded ? due : received + (wallets[agent] ?? 0n);
    const given = has < due ? has : due;
    const lacked = notNegative(given - received);
    bill.received = received;
    bill.kept = notNegative(received - given);
    if (isFunded) operatorPaid += lacked;
    else give(agent, -lacked);
    give(agent, bill.kept);
    const shares = sharesOf(given, owed);
    for (const [at, direct] of directs.entries()) {
      const share = shares[at] ?? 0n;
      const missing = direct.own - share;
      const expiresAt = now + rules.debtDays * dayMs;
      if (missing > 0n) debts.push({ debtor: agent, bill: direct, missing, expiresAt });
      pay(direct, share, ofRun, now);
    }
  };

  /** Each debtor pays its oldest debts first, as far as its wallet goes, until nobody can. */
  const collect = (now: number): void => {
    debts = debts.filter(({ expiresAt }) => expiresAt > now);
    for (let moved = 1n; moved > 0n; ) {
      moved = 0n;
      for (const debt of debts) {
        const free = wallets[debt.debtor] ?? 0n;
        const amount = free < debt.missing ? free : debt.missing;
        const isOldest = debts.find((one) => one.debtor === debt.debtor && one.missing > 0n) === debt;
        if (amount <= 0n || !isOldest) continue;
        debt.missing -= amount;
        debt.bill.fromDebt += amount;
        give(debt.debtor, -amount);
        give(debt.bill.contract.agent, amount);
        moved += amount;
      }
    }
    debts = debts.filter(({ missing }) => missing > 0n);
  };

  const look = (what: 'settle' | 'collect', at: number): void => {
    if (what === 'collect') collect(at);
    else for (const period of dueBy(at)) settle(period, at);
  };
  const events: Event[] = [
    ...history.plays.flatMap(({ member, at, stake, payout, voidedAt }) => [
      { at, happens: () => give(member, payout - stake) },
      ...(voidedAt === null
        ? []
        : [{ at: voidedAt, happens: () => give(member, stake - payout) }]),
    ]),
    ...history.payments.map(({ member, at, direction, amount }) => ({
      at,
      happens: () => give(member, direction === 'in' ? amount : -amount),
    })),
    ...history.looks.map(({ what, at }) => ({ at, happens: () => look(what, at) })),
  ];
  for (const { happens } of events.toSorted((a, b) => a.at - b.at)) happens();
  return { bills, wallets, operatorPaid };
}

const isOfPeriod = ({ versions }: Contract, { kind, code }: Period): boolean =>
  kind !== 'dividend' || versions.every(({ terms }) => terms.kind === kind && terms.period === code);
