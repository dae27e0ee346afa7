/** Whether changed thresholds let more pass than those before. */
import type { AmlRuleCode } from '@bahati/contract/back-office/risk/aml.ts';
import type { Thresholds } from './aml.rules.ts';

type Figure = 'amount' | 'count' | 'hours' | 'ratioBps' | 'playBps';

/** Which way a figure finds less: `more` of it, or `less` of it. */
const loosens: Readonly<Record<AmlRuleCode, Partial<Record<Figure, 'more' | 'less' | 'any'>>>> = {
  // Another threshold watches other deposits: neither way is surely the stricter.
  structuring: { amount: 'any', count: 'more', hours: 'less', ratioBps: 'more' },
  velocity: { count: 'more', hours: 'less' },
  sudden_change: { amount: 'more', hours: 'any', ratioBps: 'more' },
  pass_through: { amount: 'more', hours: 'any', ratioBps: 'more', playBps: 'less' },
  many_payers: { count: 'more', hours: 'less' },
  shared_payout: { count: 'more' },
  large_single: { amount: 'more' },
  excluded_payee: {},
  collusion: { amount: 'more', count: 'more', hours: 'less', ratioBps: 'more' },
  case: { hours: 'more' },
};

/** The figures a rule asks; all others stay null. */
export function figuresOf(code: AmlRuleCode): readonly Figure[] {
  return Object.keys(loosens[code]) as Figure[];
}

/** True where staff would hear of less, or later, or let more go. */
export function isLessStrict(code: AmlRuleCode, now: Thresholds, before: Thresholds): boolean {
  if (before.isOn && !now.isOn) return true;
  // An alert that weighs less, or a score that has to be higher before money waits.
  if (code === 'case' ? now.points > before.points : now.points < before.points) return true;
  return figuresOf(code).some((figure) => {
    const [value, than] = [now[figure], before[figure]];
    if (value === than || value === null || than === null) return value !== than;
    const way = loosens[code][figure];
    return way === 'any' || (way === 'more' ? value > than : value < than);
  });
}
