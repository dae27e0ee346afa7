/** A decision of people as what the feed would say of it, so that it goes the same way as the feed's. */
import type { TradingDecision } from '@bahati/contract/trading/trading.ts';
import type { SpokenMessage } from '#sportsbook/feed/apply-message.ts';
import type { HeldEvent } from '#sportsbook/offer/held-events.ts';

/** Of the markets a decision is about. */
export function marketsOf(event: HeldEvent, decision: TradingDecision): string[] {
  if (decision.kind === 'result') return [decision.market];
  if (decision.market !== undefined) return [decision.market];
  return [...event.markets.keys()];
}

/**
 * Each word on a market counts by its version: the next one after the feed's newest holds until the
 * feed says another thing.
 */
export function messagesOf(event: HeldEvent, decision: TradingDecision, at: Date): SpokenMessage[] {
  return marketsOf(event, decision).map((market): SpokenMessage => {
    const held = event.markets.get(market);
    const of = { eventId: event.id, at: at.toISOString(), producer: held?.producer ?? 'pre' };
    if (decision.kind === 'result') {
      const { outcomes } = decision;
      const version = (held?.resultsVersion ?? 0) + 1;
      return {
        type: 'bet_settlement',
        ...of,
        version,
        certainty: 2,
        markets: [{ market, outcomes: outcomes.map((outcome) => ({ ...outcome })) }],
      };
    }
    const { from, until } = decision;
    return {
      type: 'bet_cancel',
      ...of,
      version: (held?.cancelVersion ?? 0) + 1,
      markets: [market],
      reason: 'error',
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    };
  });
}
