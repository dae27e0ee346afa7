/** Which producers of the feed are heard without a hole: prices of the others take no bets. */
import type { Speaker } from '@bahati/contract/odds-feed/feed.ts';
import type { HeldEvents } from './held-events.ts';

export type Trust = {
  isTrusted: (producer: Speaker) => boolean;
  /** Acts on every price of the producer in the same tick. */
  set: (producer: Speaker, isTrusted: boolean) => void;
};

/** Nobody is trusted until the first recovery is complete. */
export function createTrust(events: HeldEvents): Trust {
  // Of what it plays itself the book misses nothing.
  const trusted = new Set<Speaker>(['virtual']);
  return {
    isTrusted: (producer) => trusted.has(producer),
    set(producer, isTrusted) {
      if (trusted.has(producer) === isTrusted) return;
      if (isTrusted) trusted.add(producer);
      else trusted.delete(producer);
      for (const event of events.all()) {
        const isOf = event.markets.values().some((market) => market.producer === producer);
        if (!isOf) continue;
        events.tellChange({ event, markets: 'all', isOfEvent: false, isUrgent: !isTrusted });
      }
    },
  };
}
