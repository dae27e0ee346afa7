/** Referral as staff change it; what pays more, or for less, takes two. */
import { referralRules, type ReferralRules } from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import {
  isHigher,
  readProgramme,
  soundAmount,
  writeProgramme,
} from '#domains/rewards/programmes/programmes.ts';

export const referralRuleBook: RuleBook<ReferralRules> = {
  kind: 'referral_rules',
  schema: referralRules,
  read: async ({ config }, database) =>
    (await readProgramme(database, config.BRAND, 'referral', 'infinity')).rules,
  write: (transaction, brand, _currency, rules) =>
    writeProgramme(transaction, brand, 'referral', { rules, inDays: 0 }),
  assertSound: (rules, currency) => {
    soundAmount(rules.sponsorReward, currency, rules.isOn);
    soundAmount(rules.friendMaximum, currency, rules.isOn && rules.friendPercent > 0);
    soundAmount(rules.leastDeposit, currency);
    soundAmount(rules.leastTurnover, currency);
    if (rules.monthlyBudget !== null) soundAmount(rules.monthlyBudget, currency);
  },
  isLessStrict,
};

function isLessStrict(rules: ReferralRules, than: ReferralRules, currency: Currency): boolean {
  const of = (name: 'sponsorReward' | 'friendMaximum' | 'leastDeposit' | 'leastTurnover') => ({
    now: soundAmount(rules[name], currency),
    before: soundAmount(than[name], currency),
  });
  const isMore = (name: Parameters<typeof of>[0]) => of(name).now > of(name).before;
  const isLess = (name: Parameters<typeof of>[0]) => of(name).now < of(name).before;
  const minor = (amount: string | null) => (amount === null ? null : soundAmount(amount, currency));
  return (
    (rules.isOn && !than.isOn) ||
    isMore('sponsorReward') ||
    isMore('friendMaximum') ||
    isLess('leastDeposit') ||
    isLess('leastTurnover') ||
    rules.friendPercent > than.friendPercent ||
    rules.friendWagerTimes < than.friendWagerTimes ||
    rules.days > than.days ||
    rules.mostPerDay > than.mostPerDay ||
    rules.mostPerMonth > than.mostPerMonth ||
    isHigher(minor(rules.monthlyBudget), minor(than.monthlyBudget))
  );
}
