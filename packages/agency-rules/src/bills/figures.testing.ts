/** What tests give bills: amounts in whole units, a team that has played and cost nothing else. */
import type { DailySalaryFigures } from './daily-salary.ts';

/** Whole units, or with cents as decimal text: `amount('0.05')` is 5. */
export function amount(units: number | string): bigint {
  const [whole = '', cents = ''] = String(units).split('.');
  return BigInt(`${whole}${cents.padEnd(2, '0')}`);
}

/** A team that staked `turnover` and lost `loss` of it; below zero it won. In whole units. */
export function teamOf(team: { turnover: number; active?: number; loss?: number }) {
  const turnover = amount(team.turnover);
  return {
    turnover,
    validTurnover: turnover,
    activeMembers: team.active ?? 0,
    payouts: turnover - amount(team.loss ?? 0),
    rebates: 0n,
    bonuses: 0n,
    promotionCost: 0n,
    depositFees: 0n,
    adjustmentLines: [],
  } satisfies DailySalaryFigures;
}
