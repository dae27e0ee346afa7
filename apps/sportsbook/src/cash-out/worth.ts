/**
 * What a bet is bought back for now: of each line what it is expected to pay by the chances of now,
 * less the book's share. Pure; money in minor units.
 */
import { cashOutValue, type RunningLeg } from '@bahati/book-rules/cash-out.ts';
import { linesOf } from '@bahati/book-rules/slip/lines.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Offer, Quote } from '#sportsbook/offer/quote.ts';
import { endedLegs, type EndedMarkets } from '#sportsbook/settlement/leg-results.ts';
import type { StoredBet } from '#sportsbook/slips/stored-bet.ts';
import type { Terms } from '#sportsbook/slips/terms.ts';

export type Worth = {
  /** For all of the stake that still runs. */
  amount: bigint;
  isLive: boolean;
};

/**
 * Undefined where it is not bought back: a leg is not open, has several selections, or its event is
 * not known; each way; or nothing of the stake runs.
 */
export function worthOf(
  offer: Offer,
  bet: StoredBet,
  markets: EndedMarkets,
  { cashOutShare }: Terms,
): Worth | undefined {
  const running = bet.stake - bet.cashedStake;
  if (bet.state !== 'open' || bet.isEachWay || running <= 0n) return undefined;
  const at = bet.acceptedAt ?? bet.placedAt;
  const ended = endedLegs(bet.legOdds.length, bet.selections, markets, at);
  let isLive = false;
  const legs: RunningLeg[] = [];
  for (const [leg, odds] of bet.legOdds.entries()) {
    const result = ended[leg]?.result;
    const quote = result ? undefined : openQuote(offer, bet, leg);
    if (!result && !quote) return undefined;
    isLive ||= quote?.isLive ?? false;
    if (result) legs.push({ odds, result });
    else if (quote) legs.push({ odds, result: null, chances: quote.chances });
  }
  const lines = linesOf(bet.shape, bet.legOdds.length, bet.bankers).map((places, line) => ({
    stake: bet.stakes[bet.stakes.length === 1 ? 0 : line] ?? 0n,
    legs: places.map((place) => legs[place]).filter((leg) => leg !== undefined),
  }));
  const whole = cashOutValue(lines, 10_000 - cashOutShare);
  return { amount: (whole * running) / bet.stake, isLive };
}

/** Undefined: it is not open, or the leg has several selections. */
function openQuote(offer: Offer, { selections }: StoredBet, leg: number): Quote | undefined {
  const [selection, second] = selections.filter((one) => one.leg === leg);
  const quote = selection && !second ? offer.quote(selection) : undefined;
  return quote?.isOpen ? quote : undefined;
}

/** As the member's list shows it; null once the bet does not run. */
export function offeredCashOut(offer: Offer, bet: StoredBet, markets: EndedMarkets, terms: Terms) {
  if (bet.state !== 'open') return null;
  const amount = worthOf(offer, bet, markets, terms)?.amount ?? 0n;
  const autoAt = bet.autoCashOut === null ? null : toDecimal(bet.autoCashOut, bet.currency);
  return { amount: toDecimal(amount, bet.currency), isOffered: amount > 0n, autoAt };
}
