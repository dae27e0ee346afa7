/** The member's marked events; what a visitor or somebody without any sees in their place. */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { EventList } from '#features/sportsbook/offer/event-list.tsx';
import { ListSkeleton } from '#features/sportsbook/offer/list-skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBookFavourites } from './use-book-favourites.ts';

/** As many ids as one question to the book carries; the last marked come first. */
const mostIds = 20;

export function FavouriteEvents() {
  const { t } = useTranslation();
  const { isLoggedIn, query } = useBookFavourites();
  if (!isLoggedIn)
    return (
      <EmptyState
        seed="favourites"
        title={t('book_favourites_login')}
        text={t('book_favourites_login_text')}
        action={<AuthLink popup="login" tone="brass" />}
      />
    );
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <ListSkeleton isMixed />;
  const { eventIds } = query.data;
  if (eventIds.length === 0)
    return (
      <EmptyState
        seed="favourites"
        title={t('book_favourites_none')}
        text={t('book_favourites_none_text')}
      />
    );
  return <EventList ids={eventIds.slice(0, mostIds).join(',')} />;
}
