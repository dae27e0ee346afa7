/** The slip and what the book says of it, for screens. */
import { isCurrency } from '@bahati/money/currencies.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useBrand } from '#features/brand/use-brand.ts';
import { bookQuery } from '#features/sportsbook/book-call.ts';
import type { SlipDraft } from './slip-draft.ts';
import { slipStore } from './slip-store.ts';

export function useSlip(): SlipDraft {
  return useSyncExternalStore(slipStore.subscribe, slipStore.readDraft);
}

const silentMs = 10_000;

function useTermsQuery() {
  return useQuery({
    ...bookQuery('GET /book/v1/rules'),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.status === 'error' ? silentMs : false),
  });
}

/** The book's terms in force; undefined until they are read. */
export const useBookTerms = () => useTermsQuery().data;

/** Nothing is known of the terms, since the book does not answer. */
export const useIsBookSilent = (): boolean => useTermsQuery().isLoadingError;

export function useBookCurrency() {
  const terms = useBookTerms();
  const brand = useBrand();
  const told = terms?.currency ?? '';
  return isCurrency(told) ? told : (brand.currency ?? 'KES');
}
