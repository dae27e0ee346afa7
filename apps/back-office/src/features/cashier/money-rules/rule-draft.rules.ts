/** Rules of money as they are being typed, field by field. */
import type { AgencyRuleSet } from '@bahati/contract/back-office/agency/agency-rules.ts';
import type {
  QueueRuleSet,
  TransferRuleSet,
  WithdrawalRuleSet,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { CashbackRules, ReferralRules, VipRules } from '@bahati/contract/programme-terms.ts';
import type { PointRuleSet } from '@bahati/contract/back-office/rewards/points.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { bpsOf, percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';

type Value = string | number | boolean | null;

/** Whatever the rules are called: their names are the words' names. */
export type Rules = Readonly<Record<string, Value>>;

export type RuleField = {
  name: string;
  kind: 'amount' | 'count' | 'share' | 'switch';
  /** What an empty field means; absent: it may not be empty. */
  ifEmpty?: 'no_limit' | 'one_is_enough' | 'never' | 'none_waits' | 'no_conversion';
  /** From nothing on. */
  canBeZero?: boolean;
  most?: number;
};

export const withdrawalFields = [
  { name: 'dailyMaximum', kind: 'amount', ifEmpty: 'no_limit' },
  { name: 'dailyCount', kind: 'count', ifEmpty: 'no_limit' },
  { name: 'wageringBps', kind: 'share', most: 1_000_000 },
  { name: 'waitsForOpenStakes', kind: 'switch' },
  { name: 'twoPersonFrom', kind: 'amount', ifEmpty: 'one_is_enough' },
  { name: 'automaticMaximum', kind: 'amount', ifEmpty: 'never' },
  { name: 'automaticScore', kind: 'count', canBeZero: true, most: 100 },
  { name: 'automaticAfterPaid', kind: 'count' },
  { name: 'dueHours', kind: 'count', most: 720 },
] as const satisfies (RuleField & { name: keyof WithdrawalRuleSet })[];

export const transferFields = [
  { name: 'isDownOpen', kind: 'switch' },
  { name: 'isUpOpen', kind: 'switch' },
  { name: 'minimum', kind: 'amount' },
  { name: 'maximum', kind: 'amount' },
  { name: 'dailyCap', kind: 'amount' },
  { name: 'dailyCount', kind: 'count' },
] as const satisfies (RuleField & { name: keyof TransferRuleSet })[];

export const queueFields = [
  { name: 'depositHours', kind: 'count', most: 720 },
  { name: 'disputeHours', kind: 'count', most: 720 },
  { name: 'adjustmentHours', kind: 'count', most: 720 },
  { name: 'exceptionHours', kind: 'count', most: 720 },
] as const satisfies (RuleField & { name: keyof QueueRuleSet })[];

export const agencyFields = [
  { name: 'activeMinimumDay', kind: 'amount' },
  { name: 'activeMinimumPeriod', kind: 'amount' },
  { name: 'depositFeeBps', kind: 'share', most: 1000 },
  { name: 'approvalLimit', kind: 'amount', ifEmpty: 'none_waits' },
  { name: 'integrityLimit', kind: 'count', most: 100 },
  { name: 'fundedLevels', kind: 'count', most: 5 },
  { name: 'debtDays', kind: 'count', most: 365 },
  { name: 'isEqualRateAllowed', kind: 'switch' },
  { name: 'isBalanceVisible', kind: 'switch' },
] as const satisfies (RuleField & { name: keyof AgencyRuleSet })[];

/** Of the rules of levels what is no level. */
export const vipFields = [
  { name: 'keepDays', kind: 'count', most: 365 },
  { name: 'monthlyBudget', kind: 'amount', ifEmpty: 'no_limit' },
] as const satisfies (RuleField & { name: keyof VipRules })[];

export const cashbackFields = [
  { name: 'isOn', kind: 'switch' },
  { name: 'isDaily', kind: 'switch' },
  { name: 'rateBasisPoints', kind: 'share', most: 5000 },
  { name: 'leastLoss', kind: 'amount' },
  { name: 'cap', kind: 'amount', ifEmpty: 'no_limit' },
  { name: 'monthlyBudget', kind: 'amount', ifEmpty: 'no_limit' },
  { name: 'isRebateAutomatic', kind: 'switch' },
] as const satisfies (RuleField & { name: keyof CashbackRules })[];

export const referralFields = [
  { name: 'isOn', kind: 'switch' },
  { name: 'sponsorReward', kind: 'amount' },
  { name: 'friendPercent', kind: 'count', canBeZero: true, most: 200 },
  { name: 'friendMaximum', kind: 'amount' },
  { name: 'friendWagerTimes', kind: 'count', canBeZero: true, most: 100 },
  { name: 'leastDeposit', kind: 'amount' },
  { name: 'leastTurnover', kind: 'amount' },
  { name: 'days', kind: 'count', most: 365 },
  { name: 'mostPerDay', kind: 'count' },
  { name: 'mostPerMonth', kind: 'count', most: 9999 },
  { name: 'monthlyBudget', kind: 'amount', ifEmpty: 'no_limit' },
] as const satisfies (RuleField & { name: keyof ReferralRules })[];
export const pointFields = [
  { name: 'RNG', kind: 'share', most: 10_000 },
  { name: 'FISH', kind: 'share', most: 10_000 },
  { name: 'BGS', kind: 'share', most: 10_000 },
  { name: 'PVP', kind: 'share', most: 10_000 },
  { name: 'LIVE', kind: 'share', most: 10_000 },
  { name: 'SPORTS', kind: 'share', most: 10_000 },
  { name: 'ESPORTS', kind: 'share', most: 10_000 },
  { name: 'LOTT', kind: 'share', most: 10_000 },
  { name: 'ELOTT', kind: 'share', most: 10_000 },
  { name: 'COCKFIGHT', kind: 'share', most: 10_000 },
  { name: 'depositBps', kind: 'share', most: 10_000 },
  { name: 'pointsPerUnit', kind: 'count', ifEmpty: 'no_conversion', most: 9_999 },
  { name: 'leastUnits', kind: 'count', most: 9_999 },
] as const satisfies (RuleField & { name: keyof PointRuleSet })[];

export type RuleDraft = Readonly<Record<string, string | boolean>>;

export function ruleDraft(fields: readonly RuleField[], rules: Rules): RuleDraft {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = rules[name] ?? null;
      if (typeof value === 'boolean') return [name, value];
      if (kind === 'share') return [name, percentOf(Number(value))];
      return [name, value === null ? '' : String(value).replace(/\.00$/, '')];
    }),
  );
}

/** What is sent of a field; undefined: it cannot be read. */
function valueOf(field: RuleField, typed: string | boolean | undefined): Value | undefined {
  const { kind, ifEmpty, canBeZero = false, most = 1000 } = field;
  if (kind === 'switch') return typed === true;
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (text === '') return ifEmpty ? null : undefined;
  if (kind === 'amount') return typedDecimal(text);
  if (kind === 'share') return bpsOf(text, most);
  const isRead = /^\d{1,4}$/.test(text) && Number(text) <= most;
  return isRead && (canBeZero || Number(text) > 0) ? Number(text) : undefined;
}

export function wrongRules(fields: readonly RuleField[], draft: RuleDraft): string[] {
  return fields
    .filter((field) => valueOf(field, draft[field.name]) === undefined)
    .map(({ name }) => name);
}

/** Of a draft without wrong fields. */
export function rulesOf(fields: readonly RuleField[], draft: RuleDraft): Rules {
  return Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field, draft[field.name]) ?? null]),
  );
}
