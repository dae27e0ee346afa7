/** What a campaign gives on one occasion, and what that costs. */
import type { CampaignAward } from '@bahati/contract/campaign-terms.ts';
import type { Award } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';

/** `base`: the deposit or the loss that a share is taken of; a share is rounded down. */
export function awardsOf(
  awards: readonly CampaignAward[],
  base: bigint,
  currency: Currency,
): Award[] {
  return awards.flatMap((one) => {
    if (one.kind === 'fixed') return [one.award];
    const share = (base * BigInt(one.percent)) / 100n;
    const cap = parseDecimal(one.cap, currency);
    const amount = share < cap ? share : cap;
    if (amount <= 0n) return [];
    const told = toDecimal(amount, currency);
    return one.bonus === null
      ? [{ kind: 'cash' as const, amount: told }]
      : [{ kind: 'bonus' as const, amount: told, terms: one.bonus }];
  });
}

/** Minor units of money; points and tickets cost none. */
export function costOf(awards: readonly Award[], currency: Currency): bigint {
  return awards.reduce((sum, one) => sum + costOfOne(one, currency), 0n);
}

function costOfOne(award: Award, currency: Currency): bigint {
  switch (award.kind) {
    case 'cash':
    case 'bonus':
      return parseDecimal(award.amount, currency);
    case 'free_rounds':
      return parseDecimal(award.stake, currency) * BigInt(award.rounds);
    case 'points':
    case 'tickets':
      return 0n;
  }
}
