/** What the lottery's room reads, kept under the call and what it was asked. */
import { nextEntries } from '@bahati/client/next-entries.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';
import type {
  LotteryDecision,
  LotteryOfficeCalls,
} from '@bahati/contract/lottery-office/office.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type List, standingOf, usePlaces } from '#office/lists/use-list.ts';
import { hasProgramQuery } from '#features/programs/program-queries.ts';
import { lotteryCall, lotteryCode, openLottery } from './lottery-session.ts';

/** Sales move; what one looks at follows them this fast. */
export const liveMs = 5_000;

export const hasLotteryQuery = hasProgramQuery(lotteryCode);

export const sessionQuery = queryOptions({
  queryKey: ['lottery', 'session'] as const,
  queryFn: () => openLottery(),
  retry: false,
});

type ReadKey = keyof LotteryOfficeCalls & `GET ${string}`;
type Input<K extends ReadKey> = CallerInput<LotteryOfficeCalls[K]>;
type Value<K extends ReadKey> = CallValue<LotteryOfficeCalls[K]>;
type Options = { isEnabled?: boolean; refetchEveryMs?: number };

export function useLottery<K extends ReadKey>(
  key: K,
  input: Input<K>,
  { isEnabled = true, refetchEveryMs }: Options = {},
) {
  return useQuery({
    queryKey: ['lottery', key, input],
    queryFn: ({ signal }) => lotteryCall(key, input, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
  });
}

/** A list that is answered whole; `choose` leaves some of it out. */
export function useLotteryList<K extends ReadKey, T>(
  key: K,
  input: Input<K>,
  {
    rowsOf,
    idOf,
    ...options
  }: Options & { rowsOf: (value: Value<K>) => readonly T[]; idOf: (row: T) => string },
): List<T> {
  const result = useLottery(key, input, options);
  return {
    rows: result.data === undefined ? [] : rowsOf(result.data as Value<K>),
    idOf,
    ...standingOf(result),
    page: 1,
    goNext: undefined,
    goBack: undefined,
  };
}

type PagedKey = 'GET /lottery-office/v1/draws' | 'GET /lottery-office/v1/decisions';
type Row<K extends PagedKey> = Value<K>['items'][number];
type QueryOf<K extends PagedKey> = Input<K> extends { query?: infer Q } ? NonNullable<Q> : never;
type Narrowed<K extends PagedKey> = Omit<QueryOf<K>, 'cursor' | 'pageSize'>;

const pageSize = 25;

/** A list that is walked through by cursor. */
export function useLotteryPages<K extends PagedKey>(
  key: K,
  query: Narrowed<K>,
  { idOf, refetchEveryMs = liveMs }: Options & { idOf: (row: Row<K>) => string },
): List<Row<K>> {
  const { cursor, walkOf } = usePlaces(`${key} ${JSON.stringify(query)}`);
  const asked = { ...query, pageSize };
  const read = (at: string | undefined, signal: AbortSignal) =>
    lotteryCall(key, { query: { ...asked, ...(at ? { cursor: at } : {}) } } as Input<K>, signal);
  const result = useQuery({
    queryKey: ['lottery', key, asked, cursor],
    queryFn: ({ signal }) =>
      nextEntries(
        (at) => read(at, signal) as Promise<{ items: Row<K>[]; nextCursor: string | null }>,
        cursor,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: refetchEveryMs,
  });
  return {
    rows: result.data?.items ?? [],
    idOf,
    ...standingOf(result),
    ...walkOf(result.data?.nextCursor ?? null),
  };
}

/**
 * Who is touched by a decision as it stands now; undefined: nothing to look at yet. What is being
 * answered is not looked at again: once it is done it is not possible any more.
 */
export const useLook = (decision: LotteryDecision | undefined, isAnswered = false) =>
  useQuery({
    queryKey: ['lottery', 'look', decision],
    queryFn: ({ signal }) =>
      decision &&
      lotteryCall('POST /lottery-office/v1/decisions/look', { body: { decision } }, signal),
    enabled: decision !== undefined && !isAnswered,
    staleTime: 0,
    retry: false,
  });

/** Draws without numbers or stopped past their time: staff have to do something. */
export const useLateDraws = () =>
  useLottery(
    'GET /lottery-office/v1/draws',
    { query: { view: 'late', pageSize: 50 } },
    { refetchEveryMs: 15_000 },
  );

export const useWaiting = () =>
  useLottery(
    'GET /lottery-office/v1/decisions',
    { query: { state: 'waiting', pageSize: 50 } },
    { refetchEveryMs: 15_000 },
  );
