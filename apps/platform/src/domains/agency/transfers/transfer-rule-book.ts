/** The rules of transfers between members as staff change them. */
import {
  transferRules,
  type TransferRuleSet,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import { readTransferRules } from './transfer-rules.ts';

export const transferRuleBook: RuleBook<TransferRuleSet> = {
  kind: 'transfer_rules',
  schema: transferRules,
  read: async (context, database, currency) => {
    const rules = await readTransferRules(context, database);
    return {
      ...rules,
      minimum: toDecimal(rules.minimum, currency),
      maximum: toDecimal(rules.maximum, currency),
      dailyCap: toDecimal(rules.dailyCap, currency),
    };
  },
  write: async (transaction, brand, currency, rules) => {
    await transaction.query(
      `INSERT INTO member_transfer_rules
         (brand, is_down_open, is_up_open, minimum, maximum, daily_cap, daily_count)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (brand) DO UPDATE SET
         is_down_open = excluded.is_down_open, is_up_open = excluded.is_up_open,
         minimum = excluded.minimum, maximum = excluded.maximum,
         daily_cap = excluded.daily_cap, daily_count = excluded.daily_count`,
      [
        brand,
        rules.isDownOpen,
        rules.isUpOpen,
        minor(rules.minimum, currency),
        minor(rules.maximum, currency),
        minor(rules.dailyCap, currency),
        rules.dailyCount,
      ],
    );
  },
  assertSound: ({ minimum, maximum, dailyCap }, currency) => {
    const least = minor(minimum, currency);
    if (least === 0n || minor(maximum, currency) < least) throw new Refusal('limits_crossed');
    if (minor(dailyCap, currency) < least) throw new Refusal('amount_out_of_range');
  },
  isLessStrict,
};

function minor(amount: string, currency: Currency): bigint {
  return parseAmount(amount, currency) ?? 0n;
}

/** Does a way open, or does more money pass? A smaller least amount lets no more through. */
function isLessStrict(rules: TransferRuleSet, than: TransferRuleSet, currency: Currency): boolean {
  const isMore = (name: 'maximum' | 'dailyCap') =>
    minor(rules[name], currency) > minor(than[name], currency);
  return (
    (rules.isDownOpen && !than.isDownOpen) ||
    (rules.isUpOpen && !than.isUpOpen) ||
    isMore('maximum') ||
    isMore('dailyCap') ||
    rules.dailyCount > than.dailyCount
  );
}
