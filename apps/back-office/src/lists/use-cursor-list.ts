import { useGetList, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListAnswerMeta, ListMeta } from '#office/data-provider.ts';

export type CursorList<T> = ReturnType<typeof useCursorList<T & RaRecord>>;

export type CursorListOptions = { perPage?: number; refetchEveryMs?: number };

type PlaceState = { places?: Readonly<Record<string, readonly string[]>> } | null;

/**
 * A list by cursors. The pages walked through stand in the history entry, one stack a list: the
 * browser's back button, a reload and a change of filter all do what one expects of them.
 */
export function useCursorList<T extends RaRecord>(
  resource: string,
  filter: Readonly<Record<string, string | undefined>>,
  { perPage = 20, refetchEveryMs }: CursorListOptions = {},
) {
  const location = useLocation();
  const navigate = useNavigate();
  const key = `${resource} ${JSON.stringify(filter)}`;
  const places = (location.state as PlaceState)?.places ?? {};
  const stack = places[key] ?? [];
  const meta: ListMeta = { cursor: stack.at(-1) };
  const result = useGetList<T>(
    resource,
    { pagination: { page: stack.length + 1, perPage }, filter, meta },
    {
      placeholderData: (previous) => previous,
      ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    },
  );
  const nextCursor = (result.meta as ListAnswerMeta | undefined)?.nextCursor ?? null;

  function go(next: readonly string[]): void {
    const state: PlaceState = { places: { ...places, [key]: next } };
    void navigate({ search: location.search }, { state });
    window.scrollTo({ top: 0 });
  }

  return {
    resource,
    filter,
    rows: result.data ?? [],
    isPending: result.isPending,
    /** True while the rows shown still belong to the question before this one. */
    isStale: result.isPlaceholderData,
    isFetching: result.isFetching,
    error: result.error,
    refetch: result.refetch,
    page: stack.length + 1,
    goNext: nextCursor === null ? undefined : () => go([...stack, nextCursor]),
    goBack: stack.length === 0 ? undefined : () => go(stack.slice(0, -1)),
  };
}
