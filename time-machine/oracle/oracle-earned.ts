/** What agents are owed for each period, with what became known late of earlier ones. */
import { notNegative, total } from '@bahati/agency-rules/oracle/formulas.testing.ts';
import { daysOf, dividendsOf, type Facts, salaryOf } from './oracle-salaries.ts';
import type { Contract, Period } from './oracle-types.ts';

type Billed = { period: Period; came: bigint; knownAt: number };
type Account = { billed: Billed[]; unborne: bigint };

/** Answers, asked for each period of a contract once and in order, what is earned and owed for it. */
export function earningsOf(facts: Facts) {
  const accounts = new Map<Contract, Account>();
  return (contract: Contract, period: Period, now: number): { earned: bigint; own: bigint } => {
    const { billed, unborne } = accounts.get(contract) ?? { billed: [], unborne: 0n };
    // Each earlier period once more by what is known now, less what it came to by then.
    const again = knownNow(facts, contract, [...billed, { period, came: 0n, knownAt: -1 }], now);
    const earned = again.at(-1) ?? 0n;
    const late = total(billed.map(({ came }, at) => (again[at] ?? 0n) - came));
    const sum = unborne + late + earned;
    accounts.set(contract, {
      unborne: sum < 0n ? sum : 0n,
      billed: [...billed.map((one) => one.period), period].map((one, at) => ({
        period: one,
        came: again[at] ?? 0n,
        knownAt: now,
      })),
    });
    return { earned, own: notNegative(sum) };
  };
}

function knownNow(
  facts: Facts,
  contract: Contract,
  billed: readonly Billed[],
  now: number,
): bigint[] {
  if (contract.kind === 'dividend') {
    return dividendsOf(
      facts,
      contract,
      billed.map(({ period }) => period),
      now,
    );
  }
  return billed.map(({ period, came, knownAt }) => {
    const isChanged = daysOf(period).some((day) =>
      facts.teams.isChanged(contract.agent, day, knownAt, now),
    );
    return knownAt < 0 || isChanged ? salaryOf(facts, contract, period, now) : came;
  });
}
