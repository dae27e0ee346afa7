/**
 * The oracle's books: it goes through the same instants as the product did, and says what every bill
 * came to, who paid it, what each agent kept and what is in every wallet.
 */
import type { History, Look } from '#time-machine/world/history.ts';
import { earningsOf } from './oracle-earned.ts';
import { paymentsOf } from './oracle-payments.ts';
import { counts, periodsOf } from './oracle-periods.ts';
import { teamsOf } from './oracle-teams.ts';
import type { Contract, OracleBill, OracleBooks, Period } from './oracle-types.ts';

type Event = { at: number; happens: () => void };

export function booksByOracle(history: History, contracts: readonly Contract[]): OracleBooks {
  const teams = teamsOf(history);
  const earn = earningsOf({ history, contracts, teams });
  const dueBy = periodsOf(contracts);
  const money = paymentsOf(history, teams);
  const bills: OracleBill[] = [];

  const settle = (period: Period, now: number): void => {
    const counting = contracts.filter(
      (one) => one.kind === period.kind && isOfPeriod(one, period) && counts(one, period.start),
    );
    const ofRun = counting.map(
      (contract): OracleBill => ({
        contract,
        period,
        ...earn(contract, period, now),
        received: 0n,
        fromOperator: 0n,
        kept: 0n,
        fromDebt: 0n,
      }),
    );
    bills.push(...ofRun);
    money.payRun(ofRun, now);
  };
  const look = ({ what, at }: Look): void => {
    if (what === 'collect') money.collect(at);
    else for (const period of dueBy(at)) settle(period, at);
  };

  const events: Event[] = [
    ...history.plays.flatMap(({ member, at, stake, payout, voidedAt }) => [
      { at, happens: () => money.give(member, payout - stake) },
      ...(voidedAt === null
        ? []
        : [{ at: voidedAt, happens: () => money.give(member, stake - payout) }]),
    ]),
    ...history.payments.map(({ member, at, direction, amount }) => ({
      at,
      happens: () => money.give(member, direction === 'in' ? amount : -amount),
    })),
    ...history.looks.map((one) => ({ at: one.at, happens: () => look(one) })),
  ];
  for (const { happens } of events.toSorted((a, b) => a.at - b.at)) happens();
  return { bills, wallets: money.wallets, operatorPaid: money.operatorPaid() };
}

const isOfPeriod = ({ versions }: Contract, { kind, code }: Period): boolean =>
  kind !== 'dividend' ||
  versions.every(({ terms }) => terms.kind === kind && terms.period === code);
