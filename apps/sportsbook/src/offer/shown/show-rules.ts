/** The book's terms in force, as members read them. */
import { mostLegs } from '@bahati/book-rules/slip/lines.ts';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Terms } from '#sportsbook/slips/terms.ts';
import { marginOf, type OfferSettings } from '#sportsbook/offer/settings.ts';

type Rules = CallValue<(typeof offerCalls)['GET /book/v1/rules']>;

/** `multipleBonus` by rising number of legs, `margins` of every sport. */
export function showRules(settings: OfferSettings, terms: Terms, currency: string): Rules {
  const money = (minor: bigint) => toDecimal(minor, currency as Currency);
  return {
    currency,
    leastStake: money(terms.leastStake),
    mostStake: money(terms.mostStake),
    mostPayout: money(terms.mostPayout),
    mostLegs,
    liveDelaySeconds: terms.liveDelaySeconds,
    quickStakes: settings.quick_stakes,
    multipleBonus: terms.multipleBonus.toSorted((a, b) => a.legs - b.legs),
    margins: Object.fromEntries(
      sportCodes.map((sport) => [sport, marginOf(settings, { sport, competitionId: '' })]),
    ),
    opensAt: null,
  };
}
