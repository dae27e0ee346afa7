/** Events and markets as traders see them: prices beside what is at stake. */
import { type Chances, fairlyPricedOdds } from '@bahati/book-rules/odds.ts';
import type { MarketExposure, TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#sportsbook/context.ts';
import { type HeldEvent, type HeldMarket, stateOf } from '#sportsbook/offer/held-events.ts';
import { groupOf } from '#sportsbook/offer/market-order.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { isMarketClosed, isSuspendedByHand } from '#sportsbook/offer/openness.ts';
import { placeOf } from '#sportsbook/offer/controls/controls.ts';
import { marginOf } from '#sportsbook/offer/settings.ts';
import { expectedResult, type OutcomeExposure, resultIf, worstCase } from './read-exposure.ts';

const mostMarkets = 250;

export function eventName({ fixture }: HeldEvent): string {
  if (!fixture) return '';
  return fixture.name ?? fixture.participants.map(({ name }) => name).join(' – ');
}

const chanceIn = (event: HeldEvent) => (market: string, outcome: string) =>
  event.markets.get(market)?.outcomes.find((one) => one.outcome === outcome)?.win;

export function showLine(
  { config }: Context,
  offer: BookOffer,
  event: HeldEvent,
  exposure: readonly OutcomeExposure[],
): TradingEventLine | undefined {
  const { fixture } = event;
  const shown = offer.show.event(event);
  if (!fixture || !shown) return undefined;
  const currency = config.BOOK_CURRENCY;
  const stake = exposure.reduce((sum, one) => sum + one.stake, 0n);
  const bets = exposure.reduce((sum, one) => sum + one.bets, 0);
  const keys = [event.id, `${event.id}/`];
  return {
    id: event.id,
    sport: fixture.sport,
    country: fixture.country,
    competitionId: fixture.competition.id,
    competition: fixture.competition.name,
    name: eventName(event),
    startsAt: fixture.startsAt,
    state: shown.state,
    score: shown.inPlay?.score ?? null,
    clock: shown.inPlay?.clock ?? null,
    isSuspended: shown.isSuspended,
    openMarkets: shown.marketCount,
    bets,
    stake: toDecimal(stake, currency),
    worstCase: toDecimal(worstCase(exposure), currency),
    expected: toDecimal(expectedResult(exposure, chanceIn(event)), currency),
    controls: offer.controls
      .list()
      .filter(({ key }) => key === keys[0] || key.startsWith(keys[1] ?? '')).length,
  };
}

/** Every market with odds or bets, those with the most stake first. */
export function showMarkets(
  context: Context,
  offer: BookOffer,
  event: HeldEvent,
  exposure: readonly OutcomeExposure[],
): MarketExposure[] {
  const byMarket = Map.groupBy(exposure, ({ market }) => market);
  const stakeOf = (market: string) =>
    (byMarket.get(market) ?? []).reduce((sum, one) => sum + one.stake, 0n);
  return [...event.markets.values()]
    .filter(({ market, oddsVersion }) => oddsVersion > 0 || byMarket.has(market))
    .toSorted((a, b) => Number(stakeOf(b.market) - stakeOf(a.market)))
    .slice(0, mostMarkets)
    .map((market) => showMarket(context, offer, event, market, byMarket.get(market.market) ?? []));
}

function stateIn({ results, cancel }: HeldMarket, shown: 'open' | 'suspended' | 'closed') {
  if (cancel !== null && cancel.until === null) return 'cancelled';
  return results ? 'settled' : shown;
}

function showMarket(
  { config }: Context,
  offer: BookOffer,
  event: HeldEvent,
  held: HeldMarket,
  exposure: readonly OutcomeExposure[],
): MarketExposure {
  const { controls } = offer;
  const { market } = held;
  const place = { ...placeOf(event), market };
  const shown = offer.show.market(event, held);
  const currency = config.BOOK_CURRENCY;
  const names = new Map(event.fixture?.participants.map(({ id, name }) => [`p${id}`, name]));
  const outcomes = new Set([
    ...held.outcomes.map(({ outcome }) => outcome),
    ...exposure.map(({ outcome }) => outcome),
  ]);
  return {
    market,
    group: groupOf(place.sport, market),
    state: stateIn(held, isMarketClosed(held) ? 'closed' : shown.state),
    marginBasisPoints: controls.find('margin', place) ?? marginOf(offer.settings(), place),
    isSuspendedByHand: isSuspendedByHand(controls, event, market),
    outcomes: [...outcomes].slice(0, 60).map((outcome) => {
      const chances = held.outcomes.find((one) => one.outcome === outcome);
      const offered = shown.outcomes.find((one) => one.outcome === outcome);
      const own = exposure.find((one) => one.outcome === outcome);
      const at = { ...place, outcome };
      return {
        outcome,
        participant: names.get(outcome) ?? null,
        odds: offered?.odds ?? null,
        fairOdds: (chances && fairlyPricedOdds(chances as Chances, 1)) ?? null,
        chance: chances?.win ?? 0,
        override: controls.find('odds', at) ?? null,
        boost: controls.find('boost', at) ?? null,
        isOpen: offered?.isOpen ?? false,
        bets: own?.bets ?? 0,
        stake: toDecimal(own?.stake ?? 0n, currency),
        result: toDecimal(resultIf(exposure, outcome), currency),
        ended: held.results?.find((one) => one.outcome === outcome)?.result ?? null,
      };
    }),
  };
}

export const isUnsettled = (event: HeldEvent): boolean => {
  const state = stateOf(event);
  if (state === 'upcoming' || state === 'live') return false;
  return event.markets.values().some(({ results, cancel }) => results === null && cancel === null);
};
