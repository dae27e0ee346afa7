/** Cashback and automatic rebates as staff change them; what pays more takes two. */
import { cashbackRules, type CashbackRules } from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import {
  isHigher,
  readProgramme,
  soundAmount,
  writeProgramme,
} from '#domains/rewards/programmes/programmes.ts';

export const cashbackRuleBook: RuleBook<CashbackRules> = {
  kind: 'cashback_rules',
  schema: cashbackRules,
  read: async ({ config }, database) =>
    (await readProgramme(database, config.BRAND, 'cashback', 'infinity')).rules,
  write: (transaction, brand, _currency, rules) =>
    writeProgramme(transaction, brand, 'cashback', { rules, inDays: 0 }),
  assertSound: ({ leastLoss, cap, monthlyBudget }, currency) => {
    soundAmount(leastLoss, currency);
    if (cap !== null) soundAmount(cap, currency, true);
    if (monthlyBudget !== null) soundAmount(monthlyBudget, currency);
  },
  isLessStrict,
};

function isLessStrict(rules: CashbackRules, than: CashbackRules, currency: Currency): boolean {
  const minor = (amount: string | null) => (amount === null ? null : soundAmount(amount, currency));
  return (
    (rules.isOn && !than.isOn) ||
    (rules.isRebateAutomatic && !than.isRebateAutomatic) ||
    // Days add up to more than the week they are of: wins of one day lessen no other's loss.
    (rules.isDaily && !than.isDaily) ||
    rules.rateBasisPoints > than.rateBasisPoints ||
    soundAmount(rules.leastLoss, currency) < soundAmount(than.leastLoss, currency) ||
    isHigher(minor(rules.cap), minor(than.cap)) ||
    isHigher(minor(rules.monthlyBudget), minor(than.monthlyBudget))
  );
}
