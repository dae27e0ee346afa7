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

/** The book's terms in force; undefined until they are read. */
export function useBookTerms() {
  const { data } = useQuery({ ...bookQuery('GET /book/v1/rules'), staleTime: 60_000 });
  return data;
}

export function useBookCurrency() {
  const terms = useBookTerms();
  const brand = useBrand();
  const told = terms?.currency ?? '';
  return isCurrency(told) ? told : (brand.currency ?? 'KES');
}
