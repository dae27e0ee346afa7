/** What the trading room reads, kept under the call and what it was asked. */
import { nextEntries } from '@bahati/client/next-entries.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls } from '@bahati/contract/trading/trading.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type List, standingOf, usePlaces } from '#office/lists/use-list.ts';
import { call } from '#office/api.ts';
import { bookCode, openTrading, tradingCall } from './trading-session.ts';

/** Prices and stakes move; what one looks at follows them this fast. */
export const liveMs = 2_500;

export const sessionQuery = queryOptions({
  queryKey: ['trading', 'session'] as const,
  queryFn: () => openTrading(),
  retry: false,
});

export type ReadKey = keyof TradingCalls & `GET ${string}`;
type Input<K extends ReadKey> = CallerInput<TradingCalls[K]>;
type Value<K extends ReadKey> = CallValue<TradingCalls[K]>;
type Options = { isEnabled?: boolean; refetchEveryMs?: number };

export function useTrading<K extends ReadKey>(
  key: K,
  input: Input<K>,
  { isEnabled = true, refetchEveryMs }: Options = {},
) {
  return useQuery({
    queryKey: ['trading', key, input],
    queryFn: ({ signal }) => tradingCall(key, input, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
  });
}

/** A list that is answered whole. */
export function useTradingList<K extends ReadKey, T>(
  key: K,
  input: Input<K>,
  {
    rowsOf,
    idOf,
    ...options
  }: Options & { rowsOf: (value: Value<K>) => readonly T[]; idOf: (row: T) => string },
): List<T> {
  const result = useTrading(key, input, options);
  return {
    rows: result.data === undefined ? [] : rowsOf(result.data as Value<K>),
    idOf,
    ...standingOf(result),
    page: 1,
    goNext: undefined,
    goBack: undefined,
  };
}

type PagedKey =
  | 'GET /trading/v1/events'
  | 'GET /trading/v1/decisions'
  | 'GET /trading/v1/jackpot-entries';
type Row<K extends PagedKey> = Value<K>['items'][number];
type QueryOf<K extends PagedKey> = Input<K> extends { query?: infer Q } ? NonNullable<Q> : never;
type Narrowed<K extends PagedKey> = Omit<QueryOf<K>, 'cursor' | 'pageSize'>;

type Identified = { id: string } | { betId: string };

const pageSize = 25;

/** A list that is walked through by cursor. */
export function useTradingPages<K extends PagedKey>(
  key: K,
  query: Narrowed<K>,
  { refetchEveryMs }: Options = {},
): List<Row<K>> & { question: string } {
  const { cursor, walkOf } = usePlaces(`${key} ${JSON.stringify(query)}`);
  const asked = { ...query, pageSize };
  const read = (at: string | undefined, signal: AbortSignal) =>
    tradingCall(key, { query: { ...asked, ...(at ? { cursor: at } : {}) } } as Input<K>, signal);
  const result = useQuery({
    queryKey: ['trading', key, asked, cursor],
    queryFn: ({ signal }) =>
      nextEntries(
        (at) => read(at, signal) as Promise<{ items: Row<K>[]; nextCursor: string | null }>,
        cursor,
      ),
    placeholderData: keepPreviousData,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
  });
  return {
    question: JSON.stringify([asked, cursor]),
    rows: result.data?.items ?? [],
    idOf: (row: Identified) => ('betId' in row ? row.betId : row.id),
    ...standingOf(result),
    ...walkOf(result.data?.nextCursor ?? null),
  };
}

/** Whether this brand has a book. */
export const hasBookQuery = {
  queryKey: ['trading', 'is there'],
  queryFn: async (): Promise<boolean> => {
    const { codes } = await call('GET /bo/programs');
    return codes.includes(bookCode);
  },
  staleTime: 600_000,
};
