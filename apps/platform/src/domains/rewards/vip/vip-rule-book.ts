/** The levels as staff change them: from the brand's next day on, always by two. */
import { vipRules, type VipLevel, type VipRules } from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import {
  readProgramme,
  soundAmount,
  writeProgramme,
} from '#domains/rewards/programmes/programmes.ts';

export const vipRuleBook: RuleBook<VipRules> = {
  kind: 'vip_rules',
  schema: vipRules,
  // What was written last is what a change differs from, though it may begin tomorrow only.
  read: async ({ config }, database) =>
    (await readProgramme(database, config.BRAND, 'vip', 'infinity')).rules,
  write: (transaction, brand, _currency, rules) =>
    writeProgramme(transaction, brand, 'vip', { rules, inDays: 1 }),
  assertSound: ({ levels, monthlyBudget }, currency) => {
    if (monthlyBudget !== null) soundAmount(monthlyBudget, currency);
    for (const level of levels) assertLevel(level, currency);
  },
  // Levels are a promise to members in both directions.
  isLessStrict: (rules, than) => JSON.stringify(rules) !== JSON.stringify(than),
};

/** Refuses `amount_out_of_range`, `level_unsound`. */
function assertLevel(level: VipLevel, currency: Currency): void {
  const { requirement, keep, rebates } = level;
  const amounts = [
    requirement.turnover,
    requirement.deposits,
    keep.turnover,
    keep.deposits,
    level.gift,
    level.weekly,
    level.monthly,
    level.birthday,
    level.withdrawalMaximum,
  ];
  for (const amount of amounts) if (amount !== null) soundAmount(amount, currency, true);
  const isReachable = requirement.turnover !== null || requirement.deposits !== null;
  const types = new Set(rebates.map(({ gameType }) => gameType));
  if (!isReachable || types.size < rebates.length) throw new Refusal('level_unsound');
}
