import type { TeamSums } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

const counted = ['betCount', 'newMembers', 'activeMembers'] as const;
type Counted = (typeof counted)[number];
export type FigureKey = keyof TeamSums;

export function isCounted(key: FigureKey): key is Counted {
  return counted.some((one) => one === key);
}

const labels = {
  turnover: 'team_turnover',
  validTurnover: 'team_valid_turnover',
  payouts: 'team_payouts',
  promotionCost: 'team_promotions',
  rebates: 'team_rebates',
  depositFees: 'team_deposit_fees',
  result: 'team_result',
  deposits: 'team_deposits',
  withdrawals: 'team_withdrawals',
  betCount: 'team_bets',
  newMembers: 'team_new',
  activeMembers: 'team_active',
} as const satisfies Record<FigureKey, string>;

/** Of which more is better for the agent. */
const isGood: readonly FigureKey[] = ['turnover', 'validTurnover', 'newMembers', 'activeMembers'];

/** What a team's figures are called, and how each is read, told and compared. */
export function useTeamFigures(currency: Currency) {
  const { t } = useTranslation();
  const { money, count, figures } = useFormat();
  return {
    label: (key: FigureKey) => t(labels[key]),
    /** Minor units, or a number of members or bets. */
    size: (sums: TeamSums, key: FigureKey) =>
      isCounted(key) ? BigInt(sums[key]) : parseDecimal(sums[key], currency),
    told: (sums: TeamSums, key: FigureKey) =>
      isCounted(key) ? count(sums[key]) : money(sums[key], currency),
    /** Without the currency, where others of it stand beside. */
    figures: (sums: TeamSums, key: FigureKey) =>
      isCounted(key) ? count(sums[key]) : figures(sums[key]),
    isGood: (key: FigureKey) => isGood.includes(key),
  };
}
