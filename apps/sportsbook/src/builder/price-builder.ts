/**
 * Several selections of one event as one leg: odds by the chance that all of them win, from the
 * event's own model. A selection that is void makes the leg void. Lines in quarters are not put
 * together: half of a win has no place in it.
 */
import { fairlyPricedOdds, type Odds } from '@bahati/book-rules/odds.ts';
import { lineInQuarters, parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { Slip } from '@bahati/contract/sportsbook/slip.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { SelectionKey } from '#sportsbook/offer/quote.ts';
import type { BuilderPrice, BuilderPrices } from '#sportsbook/slips/judge-slip.ts';

/** Undefined where they cannot be put together, or not now. */
export async function priceBuilder(
  context: Pick<BetContext, 'offer' | 'combine' | 'terms'>,
  selections: readonly SelectionKey[],
): Promise<BuilderPrice | undefined> {
  const [first] = selections;
  if (!first || !selections.every((one) => isCombinable(first, one))) return undefined;
  const names = new Set(selections.map(({ market, outcome }) => `${market} ${outcome}`));
  if (names.size < selections.length) return undefined;
  if (selections.some((one) => context.offer.quote(one) === undefined)) return undefined;
  const { builderPayback } = await context.terms();
  const combination = await context.combine(first.eventId, selections);
  if (!combination) return undefined;
  const odds = fairlyPricedOdds({ win: combination.chance }, builderPayback / 10_000);
  return odds === undefined ? undefined : { odds, version: combination.version };
}

/** Refuses `selections_not_combinable`; null odds: not now, as a selection is not open. */
export async function offerBuilder(
  context: Pick<BetContext, 'offer' | 'combine' | 'terms'>,
  selections: readonly SelectionKey[],
): Promise<{ odds: Odds | null }> {
  const quotes = selections.map((selection) => context.offer.quote(selection));
  if (quotes.some((quote) => quote && !quote.isOpen)) return { odds: null };
  const price = await priceBuilder(context, selections);
  if (!price) throw new Refusal('selections_not_combinable');
  return { odds: price.odds };
}

function isCombinable(first: SelectionKey, { eventId, market }: SelectionKey): boolean {
  const key = parseMarketKey(market);
  if (!key || eventId !== first.eventId) return false;
  const quarters = key.line === null ? 0 : lineInQuarters(key.line);
  return quarters !== undefined && quarters % 2 === 0;
}

/** The prices of every leg of several selections, side by side. */
export async function priceBuilders(
  context: Pick<BetContext, 'offer' | 'combine' | 'terms'>,
  { legs }: Pick<Slip, 'legs'>,
): Promise<BuilderPrices> {
  const prices = await Promise.all(
    legs.map(async ({ selections }, at) => {
      if (selections.length === 1) return undefined;
      const price = await priceBuilder(context, selections);
      return price && ([at, price] as const);
    }),
  );
  return new Map(prices.filter((price) => price !== undefined));
}
