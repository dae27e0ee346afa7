/** The member's marked events; what a visitor or somebody without any sees in their place. */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { EventList } from '#features/sportsbook/offer/lists/event-list.tsx';
import { ListSkeleton } from '#features/sportsbook/offer/lists/list-skeleton.tsx';
import { CountryMark } from '#features/sportsbook/names/country-mark.tsx';
import { useSports } from '#features/sportsbook/offer/use-offer-lists.ts';
import { useView } from '#features/sportsbook/offer/use-view.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
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
  const { eventIds, competitionIds } = query.data;
  if (eventIds.length + competitionIds.length === 0)
    return (
      <EmptyState
        seed="favourites"
        title={t('book_favourites_none')}
        text={t('book_favourites_none_text')}
      />
    );
  return (
    <>
      <Competitions ids={competitionIds} />
      {eventIds.length > 0 && <EventList ids={eventIds.slice(0, mostIds).join(',')} />}
    </>
  );
}

/** Those of the page's sports that have events now. */
function Competitions({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { category } = useView();
  const { data } = useSports(category);
  const shown = (data?.sports ?? []).flatMap(({ sport, competitions }) =>
    competitions.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, sport })),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="when-tabs" aria-label={t('book_favourites_competitions')}>
      {shown.map(({ id, name, country, sport }) => (
        <li key={id}>
          <ViewLink view={{ sport, competition: id }} className="when-tab">
            <CountryMark code={country} />
            {name}
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}
