import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnyInput, Input, ReadKey, Value } from './calls.ts';
import { type List, standingOf } from './use-list.ts';
import { ask } from './use-record.ts';

/** A list short enough to be answered whole. */
export function useWholeList<K extends ReadKey, T>(
  key: K,
  input: Input<K>,
  {
    rowsOf,
    idOf,
    refetchEveryMs,
  }: {
    rowsOf: (value: Value<K>) => readonly T[];
    idOf: (row: T) => string;
    refetchEveryMs?: number;
  },
): List<T> {
  const result = useQuery({
    queryKey: [key, input],
    queryFn: ({ signal }) => ask(key, input as AnyInput, signal),
    placeholderData: keepPreviousData,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
  });
  return {
    source: { key, input: input as AnyInput },
    rows: result.data === undefined ? [] : rowsOf(result.data),
    idOf,
    ...standingOf(result),
    page: 1,
    goNext: undefined,
    goBack: undefined,
  };
}
