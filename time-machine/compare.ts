/** Bills of the product beside those of the oracle, and what has to hold of all of them together. */
import { toDecimal } from '@bahati/money/money.ts';
import { total } from '@bahati/agency-rules/oracle/formulas.testing.ts';
import {
  dayMs,
  dayOf,
  dayText,
  hourMs,
  minuteMs,
  startOfDay,
} from '#time-machine/world/calendar.ts';
import type { Member } from '#time-machine/world/history.ts';
import type { Contract, OracleBill, OracleBooks } from '#time-machine/oracle/oracle-types.ts';
import type { BillRow } from '#time-machine/run/read-books.ts';

export type Line = {
  agent: string;
  kind: string;
  bills: number;
  own: bigint;
  kept: bigint;
  oracleOwn: bigint;
  oracleKept: bigint;
};

const shown = (amount: bigint): string => toDecimal(amount, 'KES');

/** One line for each agent and kind of contract. */
export function tableOf(
  members: readonly Member[],
  bills: readonly BillRow[],
  { bills: expected }: OracleBooks,
): Line[] {
  const lines = new Map<string, Line>();
  const lineOf = (agent: string, kind: string): Line => {
    const key = `${agent} ${kind}`;
    const line = lines.get(key) ?? {
      agent,
      kind,
      bills: 0,
      own: 0n,
      kept: 0n,
      oracleOwn: 0n,
      oracleKept: 0n,
    };
    lines.set(key, line);
    return line;
  };
  const names = new Map(members.map(({ id, username }) => [id, username]));
  for (const { contract, own, kept } of expected) {
    const line = lineOf(members[contract.agent]?.username ?? '', contract.kind);
    line.oracleOwn += own;
    line.oracleKept += kept;
  }
  for (const { agentId, kind, own, kept } of bills) {
    const line = lineOf(names.get(agentId) ?? '', kind);
    line.bills += 1;
    line.own += own;
    line.kept += kept;
  }
  return [...lines.values()].toSorted((a, b) =>
    a.agent === b.agent ? (a.kind < b.kind ? -1 : 1) : a.agent < b.agent ? -1 : 1,
  );
}

const compared = ['earned', 'own', 'received', 'kept', 'fromDebt'] as const;

/** A sentence for each bill on which the two differ. A bill of nothing may be left out. */
export function differencesOf(
  members: readonly Member[],
  bills: readonly BillRow[],
  { bills: expected }: OracleBooks,
): string[] {
  const known = new Map(bills.map((bill) => [keyOf(bill.contractId, +bill.startsAt), bill]));
  const said = new Set<string>();
  const differences = expected.flatMap((oracle) => {
    const key = keyOf(oracle.contract.id, oracle.period.start);
    said.add(key);
    const bill = known.get(key);
    const wrong = compared.filter((part) => (bill?.[part] ?? 0n) !== oracle[part]);
    if (wrong.length === 0) return [];
    const parts = wrong.map(
      (part) => `${part} ${shown(bill?.[part] ?? 0n)} instead of ${shown(oracle[part])}`,
    );
    return [`${nameOf(members, oracle)}: ${parts.join(', ')}${bill ? '' : ' (no bill)'}`];
  });
  const unexpected = [...known].filter(([key]) => !said.has(key));
  return [
    ...differences,
    ...unexpected.map(
      ([, { kind, startsAt }]) => `A ${kind} of ${timeOf(+startsAt)} nobody expects`,
    ),
  ];
}

const keyOf = (contractId: bigint, startsAt: number): string => `${contractId} ${startsAt}`;
const timeOf = (at: number): string =>
  `${dayText(dayOf(at))} ${new Date(at + 10_800_000).toISOString().slice(11, 16)}`;
const nameOf = (members: readonly Member[], { contract, period }: OracleBill): string =>
  `${members[contract.agent]?.username} ${contract.kind} of ${timeOf(period.start)}`;

export type Sums = {
  wallets: readonly bigint[];
  commissionCost: bigint;
  commissionClearing: bigint;
  ledgerBreaches: readonly string[];
};

/** Sentences about what does not hold of all bills together. */
export function brokenIdentities(
  members: readonly Member[],
  bills: readonly BillRow[],
  books: OracleBooks,
  { wallets, commissionCost, commissionClearing, ledgerBreaches }: Sums,
): string[] {
  const paid = total(bills.map(({ fromOperator }) => fromOperator));
  const expected: [what: string, is: bigint, should: bigint][] = [
    ['The operator paid for bills', -commissionCost, paid],
    ['The operator paid by the oracle', -commissionCost, books.operatorPaid],
    ['Commission clearing holds', commissionClearing, 0n],
    ...wallets.map((balance, at): [string, bigint, bigint] => [
      `The wallet of ${members[at]?.username} holds`,
      balance,
      books.wallets[at] ?? 0n,
    ]),
  ];
  return [
    ...ledgerBreaches,
    ...expected.flatMap(([what, is, should]) =>
      is === should ? [] : [`${what} ${shown(is)} instead of ${shown(should)}`],
    ),
    ...keptTooMuch(bills),
  ];
}

/** What counts, counts from the beginning of a period on, and to the beginning of another. */
export function offBeat(members: readonly Member[], contracts: readonly Contract[]): string[] {
  return contracts.flatMap(({ agent, kind, versions, endedFrom }) => {
    const step = { real_time_salary: 5 * minuteMs, hourly_salary: hourMs }[kind as string] ?? dayMs;
    const isOff = (at: number) => (at - startOfDay(0)) % step !== 0;
    const ends = endedFrom === null ? [] : [endedFrom];
    return [...versions.map(({ from }) => from), ...ends].filter(isOff).map((at) => {
      const { username = '' } = members[agent] ?? {};
      return `The ${kind} of ${username} counts from or to ${timeOf(at)}`;
    });
  });
}

/** Nobody keeps more of a bill than what is its own beyond its direct downlines. */
function keptTooMuch(bills: readonly BillRow[]): string[] {
  const owed = new Map<string, bigint>();
  for (const { runId, uplineId, own } of bills) {
    const key = `${runId} ${uplineId}`;
    if (uplineId !== null) owed.set(key, (owed.get(key) ?? 0n) + own);
  }
  return bills.flatMap(({ runId, agentId, own, kept }) => {
    const rest = own - (owed.get(`${runId} ${agentId}`) ?? 0n);
    const most = rest > 0n ? rest : 0n;
    return kept <= most ? [] : [`A bill kept ${shown(kept)}, above ${shown(most)}`];
  });
}
