import { nextEntries } from '@bahati/client/next-entries.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '#office/address/use-address.ts';
import type { AnyInput, ListInput, ListKey, ReadKey, Row } from './calls.ts';
import { ask } from './use-record.ts';

/** A list as a screen shows it, whichever call answers it. */
export type List<T> = {
  /** The call and what it was asked, for taking the list away whole; absent: it cannot be. */
  source?: { key: ReadKey; input: AnyInput };
  rows: readonly T[];
  idOf: (row: T) => string;
  isPending: boolean;
  /** True while the rows shown still belong to the question before this one. */
  isStale: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
  page: number;
  goNext: (() => void) | undefined;
  goBack: (() => void) | undefined;
};

type Options = { pageSize?: number; refetchEveryMs?: number | undefined };
type IdOf<T> = { idOf: (row: T) => string };
type ListOptions<T> = T extends { id: string } ? [Options?] : [Options & IdOf<T>];

/**
 * A list by cursors. The pages walked through stand in the history entry, one stack a list: the
 * browser's back button, a reload and a change of filter all do what one expects of them.
 */
export function useList<K extends ListKey>(
  key: K,
  input: ListInput<K>,
  ...[options]: ListOptions<Row<K>>
): List<Row<K>> {
  const { pageSize = 20, refetchEveryMs, idOf = ownId } = { ...options } as Options & OwnIdOf;
  const { cursor, walkOf } = usePlaces(`${key} ${JSON.stringify(input)}`);
  const from = (at: string | undefined) => ({
    ...input,
    query: { pageSize, ...input.query, ...(at ? { cursor: at } : {}) },
  });
  const result = useQuery({
    queryKey: [key, from(cursor)],
    queryFn: ({ signal }) =>
      nextEntries((at) => ask(key, from(at), signal) as Promise<Page<Row<K>>>, cursor),
    placeholderData: keepPreviousData,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
  });
  return {
    source: { key, input },
    rows: result.data?.items ?? [],
    idOf,
    ...standingOf(result),
    ...walkOf(result.data?.nextCursor ?? null),
  };
}

/** Where one is in a list of this name: the cursor of the page, and the ways to others. */
export function usePlaces(place: string) {
  const { pathname, search, state, go } = useAddress();
  const { places = {} } = state;
  const stack = places[place] ?? [];

  function walk(next: readonly string[]): void {
    go(search || pathname, { state: { places: { ...places, [place]: next } } });
    window.scrollTo({ top: 0 });
  }

  return {
    cursor: stack.at(-1),
    walkOf: (nextCursor: string | null) => ({
      page: stack.length + 1,
      goNext: nextCursor === null ? undefined : () => walk([...stack, nextCursor]),
      goBack: stack.length === 0 ? undefined : () => walk(stack.slice(0, -1)),
    }),
  };
}

type Page<T> = { items: T[]; nextCursor: string | null };
type OwnIdOf = { idOf?: (row: unknown) => string };

const ownId = (row: unknown) => (row as { id: string }).id;

/** How a reading stands. */
export function standingOf(result: {
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}) {
  const { isPending, isPlaceholderData, isFetching, error, refetch } = result;
  return { isPending, isStale: isPlaceholderData, isFetching, error, refetch };
}
