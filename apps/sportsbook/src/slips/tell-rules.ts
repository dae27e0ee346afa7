import { mostLegs } from '@bahati/book-rules/slip/lines.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { OfferSettings } from '#sportsbook/offer/settings.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';

export type BookRules = CallValue<(typeof offerCalls)['GET /book/v1/rules']>;

/** The book's terms in force, as anybody may read them. */
export async function tellRules(
  { config, terms }: Pick<BetContext, 'config' | 'terms'>,
  settings: OfferSettings,
): Promise<BookRules> {
  const currency = config.BOOK_CURRENCY as Currency;
  const inForce = await terms();
  const shown = (units: bigint) => toDecimal(units, currency);
  return {
    currency,
    leastStake: shown(inForce.leastStake),
    mostStake: shown(inForce.mostStake),
    mostPayout: shown(inForce.mostPayout),
    mostLegs,
    liveDelaySeconds: inForce.liveDelaySeconds,
    quickStakes: settings.quick_stakes,
    multipleBonus: inForce.multipleBonus,
    winningsTaxBasisPoints: inForce.winningsTaxBasisPoints,
    margins: settings.margins,
    opensAt: null,
  };
}
