/** For brands whose downlines have to stay below their upline's rates. */
import type { DailySalaryTier, Terms } from '@bahati/agency-rules/terms/terms.ts';

/**
 * The same terms with each rate one basis point and each sum one minor unit higher, where they pay
 * at all: who stays within an upline with these pays less than it by the terms themselves. For
 * `findExcesses` and `findEndedContracts`, never to be offered.
 */
export function withHigherRates(terms: Terms): Terms {
  switch (terms.kind) {
    case 'dividend':
      return {
        ...terms,
        tiers: terms.tiers.map((tier) => ({ ...tier, rateBps: higher(tier.rateBps) })),
      };
    case 'daily_salary':
      return { ...terms, tiers: terms.tiers.map(higherDailyTier) };
    case 'hourly_salary':
      return {
        ...terms,
        tiers: terms.tiers.map((tier) => ({
          ...tier,
          winRateBps: higher(tier.winRateBps),
          lossRateBps: higher(tier.lossRateBps),
        })),
      };
    case 'real_time_salary':
      return { ...terms, rateBps: higher(terms.rateBps) };
  }
}

function higherDailyTier(tier: DailySalaryTier): DailySalaryTier {
  return tier.pays === 'rate'
    ? { ...tier, rateBps: higher(tier.rateBps) }
    : { ...tier, sum: tier.sum > 0n ? tier.sum + 1n : 0n };
}

function higher(rateBps: number): number {
  return rateBps > 0 ? rateBps + 1 : 0;
}
