/**
 * What a bet is worth now: each line's stake times the average of what its legs make of it, by the
 * chances of now, before any margin. A cash-out pays a share of that. Pure; money in minor units.
 */
import { type Factor, factorOf, times, wholeFactor } from '@bahati/book-rules/leg-result.ts';
import type { Chances, Odds } from '@bahati/book-rules/odds.ts';
import { linesOf } from '@bahati/book-rules/slip/lines.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Offer } from '#sportsbook/offer/quote.ts';
import { endedLegs, type EndedMarkets } from '#sportsbook/settlement/leg-results.ts';
import type { StoredBet } from '#sportsbook/slips/stored-bet.ts';
import type { Terms } from '#sportsbook/slips/terms.ts';

export type Worth = {
  /** Of the stake that still runs, rounded down. */
  amount: bigint;
  isLive: boolean;
};

/** On average, of a unit staked at these odds. */
function expectedFactor(odds: Odds, chances: Chances): Factor {
  const { win, halfWin = 0, push = 0, halfLoss = 0 } = chances;
  const over = 2 * win * odds + halfWin * (odds + 1_000) + push * 2_000 + halfLoss * 1_000;
  return { over: BigInt(over), under: 2_000_000_000n };
}

/**
 * Undefined where it is not bought back: a leg is not open, has several selections, or its event is
 * not known; each way; or nothing of the stake runs.
 */
export function worthOf(offer: Offer, bet: StoredBet, markets: EndedMarkets): Worth | undefined {
  const running = bet.stake - bet.cashedStake;
  if (bet.state !== 'open' || bet.isEachWay || running <= 0n) return undefined;
  const at = bet.acceptedAt ?? bet.placedAt;
  const ended = endedLegs(bet.legOdds.length, bet.selections, markets, at);
  let isLive = false;
  const factors: Factor[] = [];
  for (const [leg, odds] of bet.legOdds.entries()) {
    const result = ended[leg]?.result ?? null;
    const factor: OpenFactor | undefined = result
      ? factorOf(odds, result)
      : openFactor(offer, bet, leg, odds);
    if (!factor) return undefined;
    isLive ||= factor.isLive ?? false;
    factors.push(factor);
  }
  const lines = linesOf(bet.shape, bet.legOdds.length, bet.bankers);
  const whole = lines.reduce((sum, places, line) => {
    const stake = bet.stakes[bet.stakes.length === 1 ? 0 : line] ?? 0n;
    const factor = places.reduce((all, place) => times(all, factors[place] ?? zero), wholeFactor);
    return sum + (stake * factor.over) / factor.under;
  }, 0n);
  return { amount: (whole * running) / bet.stake, isLive };
}

const zero: Factor = { over: 0n, under: 1n };

type OpenFactor = Factor & { isLive?: boolean };

function openFactor(offer: Offer, bet: StoredBet, leg: number, odds: Odds): OpenFactor | undefined {
  const selections = bet.selections.filter((selection) => selection.leg === leg);
  const [selection] = selections;
  if (!selection || selections.length > 1) return undefined;
  const quote = offer.quote(selection);
  if (!quote?.isOpen) return undefined;
  return { ...expectedFactor(odds, quote.chances), isLive: quote.isLive };
}

/** What is paid for a part of the running stake; `part` in basis points. Rounded down. */
export const cashOutAmount = (worth: bigint, part: number, terms: Terms): bigint =>
  (worth * BigInt(part) * BigInt(terms.cashOutShare)) / 100_000_000n;

/** As the member's list shows it; null once the bet does not run. */
export function offeredCashOut(offer: Offer, bet: StoredBet, markets: EndedMarkets, terms: Terms) {
  if (bet.state !== 'open') return null;
  const worth = worthOf(offer, bet, markets);
  const amount = worth ? cashOutAmount(worth.amount, 10_000, terms) : 0n;
  const autoAt = bet.autoCashOut === null ? null : toDecimal(bet.autoCashOut, bet.currency);
  return { amount: toDecimal(amount, bet.currency), isOffered: amount > 0n, autoAt };
}
