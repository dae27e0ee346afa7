/** The rules of withdrawals as staff change them. */
import {
  withdrawalRules,
  type WithdrawalRuleSet,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import { readWithdrawalRules } from './read-withdrawal-rules.ts';

export const withdrawalRuleBook: RuleBook<WithdrawalRuleSet> = {
  kind: 'withdrawal_rules',
  schema: withdrawalRules,
  read: async ({ config }, database, currency) => {
    const rules = await readWithdrawalRules(database, config.BRAND);
    const told = (amount: bigint | null) => (amount === null ? null : toDecimal(amount, currency));
    return {
      ...rules,
      dailyMaximum: told(rules.dailyMaximum),
      twoPersonFrom: told(rules.twoPersonFrom),
      automaticMaximum: told(rules.automaticMaximum),
    };
  },
  write: async (transaction, brand, currency, rules) => {
    await transaction.query(
      `INSERT INTO withdrawal_rules
         (brand, daily_maximum, daily_count, wagering_bps, waits_for_open_stakes, two_person_from,
          automatic_maximum, automatic_score, automatic_after_paid, due_hours)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (brand) DO UPDATE SET
         daily_maximum = excluded.daily_maximum, daily_count = excluded.daily_count,
         wagering_bps = excluded.wagering_bps,
         waits_for_open_stakes = excluded.waits_for_open_stakes,
         two_person_from = excluded.two_person_from,
         automatic_maximum = excluded.automatic_maximum,
         automatic_score = excluded.automatic_score,
         automatic_after_paid = excluded.automatic_after_paid, due_hours = excluded.due_hours`,
      [
        brand,
        minor(rules.dailyMaximum, currency),
        rules.dailyCount,
        rules.wageringBps,
        rules.waitsForOpenStakes,
        minor(rules.twoPersonFrom, currency),
        minor(rules.automaticMaximum, currency),
        rules.automaticScore,
        rules.automaticAfterPaid,
        rules.dueHours,
      ],
    );
  },
  assertSound: (rules, currency) => {
    const amounts = [rules.dailyMaximum, rules.twoPersonFrom, rules.automaticMaximum];
    if (amounts.some((amount) => minor(amount, currency) === 0n)) {
      throw new Refusal('amount_out_of_range');
    }
  },
  isLessStrict,
};

function minor(amount: string | null, currency: Currency): bigint | null {
  return amount === null ? null : (parseAmount(amount, currency) ?? 0n);
}

/** More than before, where null knows no bound. */
function isAbove<T extends bigint | number>(value: T | null, than: T | null): boolean {
  if (than === null) return false;
  return value === null || value > than;
}

/** Does more money leave, with less to do for it or fewer eyes on it? The law's hours move none. */
function isLessStrict(
  rules: WithdrawalRuleSet,
  than: WithdrawalRuleSet,
  currency: Currency,
): boolean {
  const of = (set: WithdrawalRuleSet) => ({
    daily: minor(set.dailyMaximum, currency),
    twoFrom: minor(set.twoPersonFrom, currency),
    // Where nothing passes by itself the bound is nothing.
    automatic: minor(set.automaticMaximum, currency) ?? 0n,
  });
  const [now, before] = [of(rules), of(than)];
  const passes = now.automatic > 0n;
  return (
    isAbove(now.daily, before.daily) ||
    isAbove(rules.dailyCount, than.dailyCount) ||
    rules.wageringBps < than.wageringBps ||
    (!rules.waitsForOpenStakes && than.waitsForOpenStakes) ||
    isAbove(now.twoFrom, before.twoFrom) ||
    now.automatic > before.automatic ||
    (passes && rules.automaticScore > than.automaticScore) ||
    (passes && rules.automaticAfterPaid < than.automaticAfterPaid)
  );
}
