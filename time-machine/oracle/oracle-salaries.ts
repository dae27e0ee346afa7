/** What a contract earns in one period by what is known at an instant. */
import {
  dailyOf,
  dividendOf,
  hourlyOf,
  notNegative,
  realTimeOf,
  total,
} from '@bahati/agency-rules/oracle/formulas.testing.ts';
import type { WorldTerms } from '@bahati/agency-rules/oracle/worlds.testing.ts';
import { dayOf, startOfDay } from '#time-machine/world/calendar.ts';
import type { History, Play } from '#time-machine/world/history.ts';
import { counts, termsAt } from './oracle-periods.ts';
import type { Contract, Period } from './oracle-types.ts';
import type { Teams } from './oracle-teams.ts';

export type Facts = { history: History; contracts: readonly Contract[]; teams: Teams };

export function salaryOf(
  { history: { rules }, contracts, teams }: Facts,
  contract: Contract,
  period: Period,
  knownAt: number,
): bigint {
  const { agent } = contract;
  const terms = termsOf(contract, period);
  const plays = playsWithin(teams, agent, period, knownAt);
  const played = { bets: plays.map(asBet), activeMinimum: rules.activeMinimumDay };
  switch (terms.kind) {
    case 'hourly_salary':
      return hourlyOf(terms, played);
    case 'daily_salary':
      return dailyOf(terms, played, resultOf(teams, agent, period, plays));
    case 'real_time_salary': {
      const earlier = { ...period, start: brakeStart(contract, period), end: period.start };
      const before = playsWithin(teams, agent, earlier, knownAt).map(({ valid }) => valid);
      const rated = plays.map((play) => ({
        validStake: play.valid,
        nextRateBps: nextRateOf(teams, contracts, { agent, play, start: period.start }),
      }));
      return realTimeOf(terms, rated, total(before));
    }
    case 'dividend':
      throw new Error('A dividend is no salary.');
  }
}

/** All periods of a dividend, since winnings of one are made up for in the next. */
export function dividendsOf(
  { history: { rules }, teams }: Facts,
  contract: Contract,
  periods: readonly Period[],
  knownAt: number,
): bigint[] {
  let winnings = 0n;
  return periods.map((period) => {
    const terms = termsOf(contract, period);
    if (terms.kind !== 'dividend') throw new Error('A salary is no dividend.');
    const plays = playsWithin(teams, contract.agent, period, knownAt);
    const result = resultOf(teams, contract.agent, period, plays);
    const made = terms.carryOver === 'none' ? result : result + winnings;
    winnings = notNegative(terms.carryOver === 'always' ? made : result);
    const played = { bets: plays.map(asBet), activeMinimum: rules.activeMinimumPeriod };
    return dividendOf(terms, played, notNegative(-made));
  });
}

function termsOf({ versions }: Contract, { start }: Period): WorldTerms {
  const terms = termsAt(versions, start)?.terms;
  if (!terms) throw new Error('The contract does not count yet.');
  return terms;
}

function playsWithin(teams: Teams, agent: number, { start, end }: Period, knownAt: number): Play[] {
  return daysOf({ start, end }).flatMap((day) =>
    teams.playsOf(agent, day, knownAt).filter(({ at }) => at >= start && at < end),
  );
}

/** Payouts and deposit fees less turnover: below zero the team lost. */
const resultOf = (teams: Teams, agent: number, period: Period, plays: readonly Play[]): bigint =>
  total(plays.map(({ payout, stake }) => payout - stake)) +
  total(daysOf(period).map((day) => teams.feesOf(agent, day)));

/** The rate of the next agent towards whoever played; 0: there is none. */
function nextRateOf(
  teams: Teams,
  contracts: readonly Contract[],
  { agent, play, start }: { agent: number; play: Play; start: number },
): number {
  const line = teams.lineOf(play.member, dayOf(play.at));
  for (const below of line.slice(0, line.indexOf(agent)).toReversed()) {
    const contract = contracts.find(
      (one) => one.kind === 'real_time_salary' && one.agent === below && counts(one, start),
    );
    const terms = contract && termsAt(contract.versions, start)?.terms;
    if (terms?.kind === 'real_time_salary') return terms.rateBps;
  }
  return 0;
}

/** A day's turnover counts from midnight, or from when the contract did. */
const brakeStart = ({ versions }: Contract, { start }: Period): number =>
  Math.max(startOfDay(dayOf(start)), versions[0]?.from ?? 0);

const asBet = ({ member, stake, valid, payout }: Play) => ({
  bettor: member,
  validStake: valid,
  outcome:
    payout > stake ? ('won' as const) : payout < stake ? ('lost' as const) : ('tie' as const),
});

export function daysOf({ start, end }: Pick<Period, 'start' | 'end'>): number[] {
  const first = dayOf(start);
  return Array.from({ length: Math.max(0, dayOf(end - 1) - first + 1) }, (_, at) => first + at);
}
