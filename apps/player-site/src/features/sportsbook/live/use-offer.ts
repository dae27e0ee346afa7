/** Readers of the offer as it stands now. */
import type { OfferedEvent, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { offerStore, type Quote } from './offer-store.ts';

/** As last told; undefined before anything was. */
export function useOfferedEvent(eventId: string): OfferedEvent | undefined {
  const subscribe = useCallback(
    (listener: () => void) => offerStore.onEvent(eventId)(listener),
    [eventId],
  );
  return useSyncExternalStore(subscribe, () => offerStore.event(eventId));
}

export function useQuote(eventId: string, market: string, outcome: string): Quote | undefined {
  const subscribe = useCallback(
    (listener: () => void) => offerStore.onQuote(eventId, market, outcome)(listener),
    [eventId, market, outcome],
  );
  return useSyncExternalStore(subscribe, () => offerStore.quote(eventId, market, outcome));
}

/** Every market known of an event; what moves in them is read by `useQuote`. */
export function useMarkets(eventId: string): readonly OfferedMarket[] {
  const subscribe = useCallback(
    (listener: () => void) => offerStore.onMarkets(eventId)(listener),
    [eventId],
  );
  return useSyncExternalStore(subscribe, () => offerStore.markets(eventId));
}

/** The keys of the markets its row shows, with blanks between: another line may take one's place. */
export function useRowKeys(eventId: string): string {
  const subscribe = useCallback(
    (listener: () => void) => offerStore.onRow(eventId)(listener),
    [eventId],
  );
  return useSyncExternalStore(subscribe, () => offerStore.row(eventId));
}
