/** Thresholds as staff change them: stricter ones stand at once, less strict ones take two people. */
import {
  type AmlRule,
  type AmlRuleCode,
  amlRuleCode,
  type AmlThresholds,
  amlThresholds,
} from '@bahati/contract/back-office/risk/aml.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  replaceWaiting,
} from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Thresholds } from './aml.rules.ts';
import { figuresOf, isLessStrict } from './aml-rule-change.rules.ts';
import { readRule, readThresholds } from './aml-thresholds.ts';

const kindName = 'aml_rule';
const subjectOf = (code: AmlRuleCode) => `${kindName}:${code}`;

/** Higher thresholds as a change that takes two people. */
export const amlRuleKind: ChangeKind<AmlThresholds> = {
  kind: kindName,
  permission: 'aml.decide',
  wanted: amlThresholds,
  async look(context, transaction, { subject }) {
    return seenOf(await readRule(context, transaction, codeOf(subject)));
  },
  async apply({ config }, transaction, { subject, wanted, requestedBy }) {
    const { currency } = await readThresholds(transaction, config.BRAND);
    const rule = thresholdsOf(wanted, currency);
    await write(transaction, config.BRAND, codeOf(subject), { ...rule, by: requestedBy });
  },
};

type Change = {
  code: AmlRuleCode;
  thresholds: AmlThresholds;
  version: string;
  reason: string;
  ip: string;
};

/** Refuses `changed_meanwhile`, `amount_out_of_range`, `figures_unfit`. */
export async function changeAmlRule(
  context: Context,
  staff: StaffActor,
  { code, thresholds, version, reason, ip }: Change,
): Promise<AmlRule> {
  const subject = subjectOf(code);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, kindName, subject);
    const { currency, rules } = await readThresholds(transaction, context.config.BRAND);
    assertFit(code, thresholds);
    const rule = thresholdsOf(thresholds, currency);
    const before = await readRule(context, transaction, code);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    if (isLessStrict(code, rule, rules[code])) {
      const wish = { subject, wanted: thresholds, reason, ip };
      await askChange(context, transaction, staff, amlRuleKind, wish);
      return readRule(context, transaction, code);
    }
    await replaceWaiting(context, transaction, staff, kindName, subject);
    await write(transaction, context.config.BRAND, code, { ...rule, by: staff.username });
    const after = await readRule(context, transaction, code);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'aml_rule.changed',
      subject,
      reason,
      before: seenOf(before),
      after: seenOf(after),
      ip,
    });
    return after;
  });
}

function codeOf(subject: string): AmlRuleCode {
  return amlRuleCode.parse(subject.slice(kindName.length + 1));
}

function assertFit(code: AmlRuleCode, thresholds: AmlThresholds): void {
  const asked = figuresOf(code);
  const figures = ['amount', 'count', 'hours', 'ratioBps', 'playBps'] as const;
  const isFit = figures.every((name) => (thresholds[name] !== null) === asked.includes(name));
  if (!isFit) throw new Refusal('figures_unfit');
}

function thresholdsOf(wanted: AmlThresholds, currency: Currency): Thresholds {
  if (wanted.amount === null) return { ...wanted, amount: null };
  const amount = parseAmount(wanted.amount, currency);
  if (amount === undefined || amount === 0n) throw new Refusal('amount_out_of_range');
  return { ...wanted, amount };
}

async function write(
  transaction: Transaction,
  brand: string,
  code: AmlRuleCode,
  rule: Thresholds & { by: string },
): Promise<void> {
  await transaction.query(
    `INSERT INTO aml_rules (brand, code, is_on, points, amount, count, hours, ratio_bps, play_bps,
       changed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (brand, code) DO UPDATE SET is_on = excluded.is_on, points = excluded.points,
       amount = excluded.amount, count = excluded.count, hours = excluded.hours,
       ratio_bps = excluded.ratio_bps, play_bps = excluded.play_bps,
       changed_by = excluded.changed_by, changed_at = now()`,
    [
      brand,
      code,
      rule.isOn,
      rule.points,
      rule.amount,
      rule.count,
      rule.hours,
      rule.ratioBps,
      rule.playBps,
      rule.by,
    ],
  );
}

function seenOf({ isOn, points, amount, count, hours, ratioBps, playBps }: AmlRule) {
  return { isOn, points, amount, count, hours, ratioBps, playBps };
}
