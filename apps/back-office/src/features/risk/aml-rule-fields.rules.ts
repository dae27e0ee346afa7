/** The figures a rule asks, as fields somebody types in. */
import type { AmlRule } from '@bahati/contract/back-office/risk/aml.ts';
import type { RuleField } from '#features/cashier/money-rules/rule-draft.rules.ts';

export type AmlField = RuleField & {
  name: 'points' | 'amount' | 'count' | 'hours' | 'ratioBps' | 'playBps';
};

const fields: readonly AmlField[] = [
  { name: 'amount', kind: 'amount' },
  { name: 'count', kind: 'count' },
  { name: 'hours', kind: 'count', most: 720 },
  { name: 'ratioBps', kind: 'share', most: 1_000_000 },
  { name: 'playBps', kind: 'share', most: 1_000_000 },
  { name: 'points', kind: 'count', most: 100 },
];

/** A figure the rule does not know is null, now and after every change. */
export function figuresOfRule(rule: AmlRule): readonly AmlField[] {
  return fields.filter(({ name }) => rule[name] !== null);
}
