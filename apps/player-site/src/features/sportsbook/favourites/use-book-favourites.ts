/** Events and competitions the member marked: the star fills at once, and empties if the book says no. */
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '#site/api.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';

export type Marked = { kind: 'event' | 'competition'; id: string };

const favouritesQuery = queryOptions({
  // A member's answers are forgotten when the session ends (api.ts).
  queryKey: ['member', 'GET /book/v1/favourites'] as const,
  queryFn: () => bookMemberCall('GET /book/v1/favourites'),
  staleTime: 5 * 60_000,
});

const placeOf = { event: 'eventIds', competition: 'competitionIds' } as const;

export function useBookFavourites() {
  const words = useErrorWords();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const query = useQuery({ ...favouritesQuery, enabled: isLoggedIn });
  const isOn = ({ kind, id }: Marked): boolean => query.data?.[placeOf[kind]].includes(id) ?? false;

  const { mutate } = useMutation({
    mutationFn: (body: Marked & { isFavourite: boolean }) =>
      bookMemberCall('PUT /book/v1/favourites', { body }),
    async onMutate({ kind, id, isFavourite }) {
      await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey });
      const before = queryClient.getQueryData(favouritesQuery.queryKey);
      if (!before) return before;
      const others = before[placeOf[kind]].filter((one) => one !== id);
      const now = isFavourite ? [id, ...others] : others;
      queryClient.setQueryData(favouritesQuery.queryKey, { ...before, [placeOf[kind]]: now });
      return before;
    },
    onError(error, _, before) {
      if (before) queryClient.setQueryData(favouritesQuery.queryKey, before);
      showToast({ tone: 'alarm', message: words(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });

  return {
    isLoggedIn,
    query,
    isOn,
    toggle(marked: Marked) {
      if (isLoggedIn) mutate({ ...marked, isFavourite: !isOn(marked) });
      else
        void navigate({
          to: '.',
          search: (current: object) => ({
            ...current,
            popup: 'login' as const,
            next: window.location.pathname + window.location.search,
          }),
          resetScroll: false,
        });
    },
  };
}
