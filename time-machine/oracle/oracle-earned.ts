/** What the contracts of agents earn, period by period, with what is known late. */
import {
  dailyOf,
  dividendOf,
  hourlyOf,
  notNegative,
  realTimeOf,
  total,
} from '@bahati/agency-rules/oracle/formulas.testing.ts';
import type { WorldTerms } from '@bahati/agency-rules/oracle/worlds.testing.ts';
import { dayOf } from '../world/calendar.ts';
import type { History, Play } from '../world/history.ts';
import { counts, termsAt } from './oracle-periods.ts';
import type { Contract, Period } from './oracle-types.ts';
import type { Teams } from './oracle-teams.ts';

type Billed = { period: Period; came: bigint; knownAt: number };
type Account = { billed: Billed[]; unborne: bigint };

/** Answers, asked for each period of a contract once and in order, what is earned and owed for it. */
export function earningsOf(history: History, contracts: readonly Contract[], teams: Teams) {
  const accounts = new Map<Contract, Account>();
  const { rules } = history;
  const realTime = contracts.filter(({ kind }) => kind === 'real_time_salary');

  const playsWithin = (agent: number, { start, end }: Period, knownAt: number): Play[] =>
    daysOf(start, end).flatMap((day) =>
      teams.playsOf(agent, day, knownAt).filter(({ at }) => at >= start && at < end),
    );

  const resultOf = (agent: number, { start, end }: Period, plays: readonly Play[]): bigint =>
    total(plays.map(({ payout, stake }) => payout - stake)) +
    total(daysOf(start, end).map((day) => teams.feesOf(agent, day)));

  /** The rate of the next agent towards whoever played. */
  const nextRateOf = (agent: number, { member, at }: Play, start: number): number => {
    const line = teams.lineOf(member, dayOf(at));
    const below = line.slice(0, line.indexOf(agent)).toReversed();
    for (const one of below) {
      const contract = realTime.find((each) => each.agent === one && counts(each, start));
      const terms = contract && termsAt(contract.versions, start)?.terms;
      if (terms?.kind === 'real_time_salary') return terms.rateBps;
    }
    return 0;
  };

  const salaryOf = (contract: Contract, period: Period, terms: WorldTerms, knownAt: number) => {
    const { agent } = contract;
    const plays = playsWithin(agent, period, knownAt);
    const bets = plays.map(asBet);
    if (terms.kind === 'hourly_salary') {
      return hourlyOf(terms, { bets, activeMinimum: rules.activeMinimumDay });
    }
    if (terms.kind === 'daily_salary') {
      const played = { bets, activeMinimum: rules.activeMinimumDay };
      return dailyOf(terms, played, resultOf(agent, period, plays));
    }
    if (terms.kind !== 'real_time_salary') throw new Error('Dividends have no salary.');
    const midnight = { ...period, start: dayStart(contract, period), end: period.start };
    const before = total(playsWithin(agent, midnight, knownAt).map(({ valid }) => valid));
    const rated = plays.map((play) => ({
      validStake: play.valid,
      nextRateBps: nextRateOf(agent, play, period.start),
    }));
    return realTimeOf(terms, rated, before);
  };

  /** All periods of a dividend, since winnings of one are made up for in the next. */
  const dividendsOf = (contract: Contract, periods: readonly Period[], knownAt: number) => {
    let winnings = 0n;
    return periods.map((period) => {
      const terms = termsAt(contract.versions, period.start)?.terms;
      if (terms?.kind !== 'dividend') throw new Error('The dividend has no terms.');
      const plays = playsWithin(contract.agent, period, knownAt);
      const result = resultOf(contract.agent, period, plays);
      const made = terms.carryOver === 'none' ? result : result + winnings;
      winnings = notNegative(terms.carryOver === 'always' ? made : result);
      const played = { bets: plays.map(asBet), activeMinimum: rules.activeMinimumPeriod };
      return dividendOf(terms, played, notNegative(-made));
    });
  };

  const againOf = (contract: Contract, { period, came, knownAt }: Billed, now: number): bigint => {
    const isChanged = daysOf(period.start, period.end).some((day) =>
      teams.isChanged(contract.agent, day, knownAt, now),
    );
    const terms = termsAt(contract.versions, period.start)?.terms;
    return isChanged && terms ? salaryOf(contract, period, terms, now) : came;
  };

  return (contract: Contract, period: Period, now: number): { earned: bigint; own: bigint } => {
    const account = accounts.get(contract) ?? { billed: [], unborne: 0n };
    accounts.set(contract, account);
    const { billed } = account;
    const terms = termsAt(contract.versions, period.start)?.terms;
    if (!terms) throw new Error('The contract does not count yet.');
    const again =
      terms.kind === 'dividend'
        ? dividendsOf(contract, [...billed.map((one) => one.period), period], now)
        : [
            ...billed.map((one) => againOf(contract, one, now)),
            salaryOf(contract, period, terms, now),
          ];
    const earned = again.at(-1) ?? 0n;
    const late = total(billed.map(({ came }, at) => (again[at] ?? 0n) - came));
    const sum = account.unborne + late + earned;
    account.unborne = sum < 0n ? sum : 0n;
    account.billed = [
      ...billed.map((one, at) => ({ ...one, came: again[at] ?? 0n, knownAt: now })),
      { period, came: earned, knownAt: now },
    ];
    return { earned, own: notNegative(sum) };
  };
}

const asBet = ({ member, stake, valid, payout }: Play) => ({
  bettor: member,
  validStake: valid,
  outcome: payout > stake ? ('won' as const) : payout < stake ? ('lost' as const) : ('tie' as const),
});

const daysOf = (start: number, end: number): number[] => {
  const first = dayOf(start);
  return Array.from({ length: Math.max(0, dayOf(end - 1) - first + 1) }, (_, at) => first + at);
};

/** A day's turnover counts from midnight, or from when the contract did. */
function dayStart({ versions }: Contract, { start }: Period): number {
  const midnight = start - ((start + 10_800_000) % 86_400_000);
  return Math.max(midnight, versions[0]?.from ?? midnight);
}
