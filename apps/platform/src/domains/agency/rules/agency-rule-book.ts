/** The rules of agency contracts as staff change them: from the brand's next day on. */
import {
  agencyRules,
  type AgencyRuleSet,
} from '@bahati/contract/back-office/agency/agency-rules.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { type RuleBook, readRules } from '#domains/system/approvals/approvals.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { type AgencyRules, readAgencyRules, readNewestAgencyRules } from './read-agency-rules.ts';

export const agencyRuleBook: RuleBook<AgencyRuleSet> = {
  kind: 'agency_rules',
  schema: agencyRules,
  // What was written last is what a change differs from, though it may begin tomorrow only.
  read: async ({ config }, database, currency) =>
    told((await readNewestAgencyRules(database, config.BRAND)).rules, currency),
  write,
  assertSound: (rules, currency) => {
    minor(rules.activeMinimumDay, currency);
    minor(rules.activeMinimumPeriod, currency);
    if (limitOf(rules, currency) === 0n) throw new Refusal('amount_out_of_range');
  },
  isLessStrict,
};

/** The newest rules, a change that waits, and what holds today. */
export async function readAgencyRuleSheet(context: Context) {
  const { database, config } = context;
  const { currency } = await readBrand(database, config.BRAND);
  return {
    ...(await readRules(context, database, agencyRuleBook)),
    inForce: told(await readAgencyRules(database, config.BRAND), currency),
    countsFrom: (await readNewestAgencyRules(database, config.BRAND)).countsFrom,
  };
}

function told(rules: AgencyRules, currency: Currency): AgencyRuleSet {
  const { activeMinimumDay, activeMinimumPeriod, approvalLimit } = rules;
  return {
    ...rules,
    activeMinimumDay: toDecimal(activeMinimumDay, currency),
    activeMinimumPeriod: toDecimal(activeMinimumPeriod, currency),
    approvalLimit: approvalLimit === null ? null : toDecimal(approvalLimit, currency),
  };
}

/** Refuses `amount_out_of_range`. */
function minor(amount: string, currency: Currency): bigint {
  const read = parseAmount(amount, currency);
  if (read === undefined) throw new Refusal('amount_out_of_range');
  return read;
}

function limitOf({ approvalLimit }: AgencyRuleSet, currency: Currency): bigint | null {
  return approvalLimit === null ? null : minor(approvalLimit, currency);
}

async function write(
  transaction: Database | Transaction,
  brand: string,
  currency: Currency,
  rules: AgencyRuleSet,
): Promise<void> {
  await transaction.query(
    `INSERT INTO agency_rules
       (brand, valid_from, active_minimum_day, active_minimum_period, deposit_fee_bps,
        is_equal_rate_allowed, is_balance_visible, approval_limit, integrity_limit,
        funded_levels, debt_days)
     SELECT code, (now() AT TIME ZONE time_zone)::date + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10
       FROM brands WHERE code = $1
     ON CONFLICT (brand, valid_from) DO UPDATE SET
       active_minimum_day = excluded.active_minimum_day,
       active_minimum_period = excluded.active_minimum_period,
       deposit_fee_bps = excluded.deposit_fee_bps,
       is_equal_rate_allowed = excluded.is_equal_rate_allowed,
       is_balance_visible = excluded.is_balance_visible,
       approval_limit = excluded.approval_limit, integrity_limit = excluded.integrity_limit,
       funded_levels = excluded.funded_levels, debt_days = excluded.debt_days`,
    [
      brand,
      minor(rules.activeMinimumDay, currency),
      minor(rules.activeMinimumPeriod, currency),
      rules.depositFeeBps,
      rules.isEqualRateAllowed,
      rules.isBalanceVisible,
      limitOf(rules, currency),
      rules.integrityLimit,
      rules.fundedLevels,
      rules.debtDays,
    ],
  );
}

/** Is more paid, is less of it looked at, or is more shown? */
function isLessStrict(rules: AgencyRuleSet, than: AgencyRuleSet, currency: Currency): boolean {
  const isLess = (name: 'activeMinimumDay' | 'activeMinimumPeriod') =>
    minor(rules[name], currency) < minor(than[name], currency);
  return (
    isLess('activeMinimumDay') ||
    isLess('activeMinimumPeriod') ||
    rules.depositFeeBps < than.depositFeeBps ||
    (rules.isEqualRateAllowed && !than.isEqualRateAllowed) ||
    (rules.isBalanceVisible && !than.isBalanceVisible) ||
    isHigherLimit(limitOf(rules, currency), limitOf(than, currency)) ||
    rules.integrityLimit > than.integrityLimit ||
    rules.fundedLevels > than.fundedLevels ||
    rules.debtDays > than.debtDays
  );
}

function isHigherLimit(limit: bigint | null, than: bigint | null): boolean {
  if (than === null) return false;
  return limit === null || limit > than;
}
