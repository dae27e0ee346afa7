/** Who pays whom: the operator the tops of lines, each agent those directly below, debts as money comes. */
import { notNegative, sharesOf, total } from '@bahati/agency-rules/oracle/formulas.testing.ts';
import { dayMs, dayOf } from '#time-machine/world/calendar.ts';
import type { History } from '#time-machine/world/history.ts';
import type { Teams } from './oracle-teams.ts';
import type { OracleBill } from './oracle-types.ts';

type Debt = { debtor: number; bill: OracleBill; missing: bigint; expiresAt: number };

export function paymentsOf({ members, rules }: History, teams: Teams) {
  const wallets = members.map(() => 0n);
  let debts: Debt[] = [];
  let operatorPaid = 0n;

  const give = (member: number, amount: bigint): void => {
    wallets[member] = (wallets[member] ?? 0n) + amount;
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

  /** A debtor pays its oldest debt first, as far as its wallet goes. Answers what it paid. */
  const payDebt = (debt: Debt): bigint => {
    const oldest = debts.find((one) => one.debtor === debt.debtor && one.missing > 0n);
    const free = wallets[debt.debtor] ?? 0n;
    const amount = oldest !== debt ? 0n : free < debt.missing ? free : debt.missing;
    debt.missing -= amount;
    debt.bill.fromDebt += amount;
    give(debt.debtor, -amount);
    give(debt.bill.contract.agent, amount);
    return amount;
  };

  return {
    wallets,
    operatorPaid: () => operatorPaid,
    give,
    payRun(bills: OracleBill[], now: number): void {
      for (const bill of bills) {
        // Real-time salaries are differences already, and the operator pays each.
        const isAlone = bill.contract.kind === 'real_time_salary';
        if (bill.contract.upline !== null && !isAlone) continue;
        operatorPaid += bill.own;
        bill.fromOperator = bill.own;
        pay(bill, bill.own, isAlone ? [] : bills, now);
      }
    },
    /** Until nobody can pay any more; debts that are too old are collected no more. */
    collect(now: number): void {
      debts = debts.filter(({ expiresAt }) => expiresAt > now);
      for (let moved = 1n; moved > 0n; ) moved = total(debts.map(payDebt));
      debts = debts.filter(({ missing }) => missing > 0n);
    },
  };
}
