/** What a room of a provider's program reads, kept under the call and what it was asked. */
import { nextEntries } from '@bahati/client/next-entries.ts';
import type { CallerInput, CallKey, Calls, CallValue } from '@bahati/contract/call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type List, standingOf, usePlaces } from '#office/lists/use-list.ts';
import type { ProgramCaller } from './program-session.ts';

export type ReadOptions = { isEnabled?: boolean; refetchEveryMs?: number };

type RowOf<Value> = Value extends { items: readonly (infer Row)[] } ? Row : never;
type QueryOf<Input> = Input extends { query?: infer Query } ? NonNullable<Query> : never;
type ParamsOf<Input> = Input extends { params: infer Params } ? { params: Params } : object;

const pageSize = 25;

/** @param room the first part of every key under which answers are kept */
export function createProgramReads<C extends Calls>(room: string, ask: ProgramCaller<C>) {
  type Key = keyof C & CallKey & `GET ${string}`;
  type Input<K extends Key> = CallerInput<C[K]>;
  type Value<K extends Key> = CallValue<C[K]>;

  /** A list asked anew keeps its rows meanwhile; one record is never shown for another. */
  function useRead<K extends Key>(
    key: K,
    input: Input<K>,
    { isEnabled = true, refetchEveryMs }: ReadOptions = {},
  ) {
    return useQuery({
      queryKey: [room, key, input],
      queryFn: ({ signal }) => ask(key, input, signal),
      enabled: isEnabled,
      ...('params' in (input as object) ? {} : { placeholderData: keepPreviousData }),
      ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    });
  }

  /** A list that is answered whole; `rowsOf` may leave some of it out. */
  function useWhole<K extends Key, T>(
    key: K,
    input: Input<K>,
    {
      rowsOf,
      idOf,
      ...options
    }: ReadOptions & { rowsOf: (value: Value<K>) => readonly T[]; idOf: (row: T) => string },
  ): List<T> {
    const result = useRead(key, input, options);
    return {
      rows: result.data === undefined ? [] : rowsOf(result.data as Value<K>),
      idOf,
      ...standingOf(result),
      page: 1,
      goNext: undefined,
      goBack: undefined,
    };
  }

  return { useRead, useWhole, usePages: createPages<C>(room, ask) };
}

function createPages<C extends Calls>(room: string, ask: ProgramCaller<C>) {
  type Key = keyof C & CallKey & `GET ${string}`;
  type Input<K extends Key> = CallerInput<C[K]>;
  type Row<K extends Key> = RowOf<CallValue<C[K]>>;

  /** A list that is walked through by cursor; `question` names what it was asked. */
  return function usePages<K extends Key>(
    key: K,
    query: Omit<QueryOf<Input<K>>, 'cursor' | 'pageSize'>,
    {
      idOf,
      refetchEveryMs,
      ...of
    }: Pick<ReadOptions, 'refetchEveryMs'> & { idOf: (row: Row<K>) => string } & ParamsOf<Input<K>>,
  ): List<Row<K>> & { question: string } {
    const { cursor, walkOf } = usePlaces(`${key} ${JSON.stringify([query, of])}`);
    const asked = { ...query, pageSize };
    type Page = { items: Row<K>[]; nextCursor: string | null };
    const read = (at: string | undefined, signal: AbortSignal) =>
      ask(key, { ...of, query: { ...asked, ...(at ? { cursor: at } : {}) } } as Input<K>, signal);
    const result = useQuery({
      queryKey: [room, key, asked, of, cursor],
      queryFn: ({ signal }) => nextEntries((at) => read(at, signal) as Promise<Page>, cursor),
      placeholderData: keepPreviousData,
      ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    });
    return {
      question: JSON.stringify([asked, cursor]),
      rows: result.data?.items ?? [],
      idOf,
      ...standingOf(result),
      ...walkOf(result.data?.nextCursor ?? null),
    };
  };
}
