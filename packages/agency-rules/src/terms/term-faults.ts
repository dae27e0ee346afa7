/**
 * Which terms are valid: the same answer in a form while somebody types and on the server. Within
 * these bounds no bill overflows, and a higher tier always asks for more and pays more.
 */
import { maxAmount } from '@bahati/money/money.ts';
import type { TermField, TermPlace, Terms, Tier, TieredTerms } from './terms.ts';

export const maxRateBps = 10_000;
export const maxTiers = 10;
export const maxActiveMembers = 1_000_000;

export type TermFault = TermPlace & {
  readonly code:
    | 'not_whole'
    | 'negative'
    /** Above `maxAmount`, `maxRateBps` or `maxActiveMembers`. */
    | 'too_high'
    | 'no_tiers'
    | 'too_many_tiers'
    /** A condition is lower than in the tier before. */
    | 'condition_falls'
    /** All conditions are those of the tier before. */
    | 'conditions_repeat'
    /** The tier pays no more than the tier before; at the first field that shows it. */
    | 'pay_not_rising'
    /** A loss is asked for, but the terms do not check losses. */
    | 'loss_not_checked';
};

/** All faults, in the order of the form: the terms, then tier by tier. None: the terms are valid. */
export function findTermFaults(terms: Terms): TermFault[] {
  if (terms.kind === 'real_time_salary') return faultsOfFields(terms, null);
  return [
    ...faultsOfNumber(terms.tiers.length),
    ...terms.tiers.flatMap((tier: Tier, index) => [
      ...faultsOfFields(tier, index),
      ...faultsOfLossCheck(terms, tier, index),
      ...faultsOfRise(terms.tiers[index - 1], tier, index),
    ]),
  ];
}

function faultsOfNumber(tiers: number): TermFault[] {
  if (tiers === 0) return [{ code: 'no_tiers', field: 'tiers', tier: null }];
  return tiers > maxTiers ? [{ code: 'too_many_tiers', field: 'tiers', tier: null }] : [];
}

const fields = [
  'turnover',
  'activeMembers',
  'loss',
  'rateBps',
  'sum',
  'winRateBps',
  'lossRateBps',
  'dailyTurnoverBrake',
] as const satisfies readonly TermField[];

function faultsOfFields(part: Terms | Tier, tier: number | null): TermFault[] {
  const values: Partial<Record<TermField, unknown>> = part;
  return fields.flatMap((field) => {
    const value = values[field];
    const code =
      typeof value === 'bigint' ? faultOf(value, maxAmount) : faultOfNumber(field, value);
    return code ? [{ code, field, tier }] : [];
  });
}

function faultOfNumber(field: TermField, value: unknown): TermFault['code'] | undefined {
  if (typeof value !== 'number') return undefined;
  if (!Number.isSafeInteger(value)) return 'not_whole';
  return faultOf(value, field === 'activeMembers' ? maxActiveMembers : maxRateBps);
}

function faultOf<T extends bigint | number>(
  value: T,
  most: T,
): 'negative' | 'too_high' | undefined {
  if (value < 0) return 'negative';
  return value > most ? 'too_high' : undefined;
}

function faultsOfLossCheck(terms: TieredTerms, tier: Tier, index: number): TermFault[] {
  const isUnchecked = terms.kind === 'daily_salary' && !terms.hasLossCheck;
  return isUnchecked && 'loss' in tier && tier.loss !== 0n
    ? [{ code: 'loss_not_checked', field: 'loss', tier: index }]
    : [];
}

type Steps = readonly (readonly [
  field: TermField,
  before: bigint | number,
  now: bigint | number,
])[];

/** Beside the tier before: no condition falls, at least one rises, and the pay rises. */
function faultsOfRise(before: Tier | undefined, tier: Tier, index: number): TermFault[] {
  if (!before) return [];
  const at = (code: TermFault['code'], field: TermField) => ({ code, field, tier: index });
  const conditions = conditionSteps(before, tier);
  const faults = conditions
    .filter(([, earlier, now]) => now < earlier)
    .map(([field]) => at('condition_falls', field));
  if (conditions.every(([, earlier, now]) => now === earlier)) {
    faults.push(at('conditions_repeat', 'turnover'));
  }
  const pay = paySteps(before, tier);
  const stalled =
    pay.find(([, earlier, now]) => now < earlier) ??
    (pay.every(([, earlier, now]) => now === earlier) ? pay[0] : undefined);
  return stalled ? [...faults, at('pay_not_rising', stalled[0])] : faults;
}

function conditionSteps(before: Tier, tier: Tier): Steps {
  const steps: Steps = [
    ['turnover', before.turnover, tier.turnover],
    ['activeMembers', before.activeMembers, tier.activeMembers],
  ];
  return 'loss' in before && 'loss' in tier ? [...steps, ['loss', before.loss, tier.loss]] : steps;
}

/** A rate beside a sum tells nothing: which pays more depends on the turnover. */
function paySteps(before: Tier, tier: Tier): Steps {
  if ('winRateBps' in before && 'winRateBps' in tier) {
    return [
      ['winRateBps', before.winRateBps, tier.winRateBps],
      ['lossRateBps', before.lossRateBps, tier.lossRateBps],
    ];
  }
  if ('rateBps' in before && 'rateBps' in tier) return [['rateBps', before.rateBps, tier.rateBps]];
  return 'sum' in before && 'sum' in tier ? [['sum', before.sum, tier.sum]] : [];
}
