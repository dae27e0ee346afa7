/**
 * The book's odds of a market: the feed's chances less the margin, rounded down, under what the
 * trading room decided. Made when somebody asks, and kept until the feed or a control changes.
 */
import { type Chances, fairlyPricedOdds, type Odds } from '@bahati/book-rules/odds.ts';
import { type Controls, type Place, placeOf } from './controls/controls.ts';
import type { HeldEvent, HeldMarket } from './held-events.ts';
import { type OfferSettings, marginOf } from './settings.ts';

/** Shown where there is no price: nothing is won by it, and no bet is taken. */
export const noOdds: Odds = 1_000;

export type PricedOutcome = {
  readonly outcome: string;
  readonly chances: Chances;
  readonly odds: Odds;
  /** Before a boost. */
  readonly unboosted: Odds | undefined;
  /** Priced, active at the feed, and not suspended by itself. */
  readonly isActive: boolean;
};

export type MarketPricer = (event: HeldEvent, market: HeldMarket) => readonly PricedOutcome[];

export function createMarketPricer(
  controls: Controls,
  settings: () => OfferSettings,
): MarketPricer {
  const kept = new WeakMap<
    HeldMarket,
    { generation: number; settings: OfferSettings; priced: readonly PricedOutcome[] }
  >();
  return (event, market) => {
    const known = kept.get(market);
    const generation = controls.generation();
    const now = settings();
    if (known?.generation === generation && known.settings === now) return known.priced;
    const place = { ...placeOf(event), market: market.market };
    const margin = controls.find('margin', place) ?? marginOf(now, place);
    const priced = market.outcomes.map((told) => {
      const { outcome, isActive, ...chances } = told;
      return priceOutcome(controls, { ...place, outcome }, chances as Chances, isActive, margin);
    });
    kept.set(market, { generation, settings: now, priced });
    return priced;
  };
}

function priceOutcome(
  controls: Controls,
  place: Place & { outcome: string },
  chances: Chances,
  isActive: boolean,
  margin: number,
): PricedOutcome {
  const plain = controls.find('odds', place) ?? fairlyPricedOdds(chances, 1 - margin / 10_000);
  const raised = controls.find('boost', place) ?? 0;
  const isBoosted = plain !== undefined && raised > plain;
  const isSuspended = controls.find('suspend', place) !== undefined;
  return {
    outcome: place.outcome,
    chances,
    odds: isBoosted ? raised : (plain ?? noOdds),
    unboosted: isBoosted ? plain : undefined,
    isActive: isActive && plain !== undefined && !isSuspended,
  };
}
