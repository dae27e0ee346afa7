/** The lists of the book: what is chosen stands in the address. */
import { FavouriteEvents } from '#features/sportsbook/favourites/favourite-events.tsx';
import { EventList } from './lists/event-list.tsx';
import { ListSkeleton } from './lists/list-skeleton.tsx';
import { OfferHead } from './offer-head.tsx';
import { SportTabs } from './sport-tabs.tsx';
import { useLiveList } from './use-offer-lists.ts';
import { useView } from './use-view.ts';
import { WhenTabs } from './when-tabs.tsx';
import './lists/event-row.css';

export function OfferPage() {
  const { search } = useView();
  useLiveList();
  return (
    <>
      <OfferHead />
      <SportTabs />
      <WhenTabs />
      {search.only === 'favourites' ? <FavouriteEvents /> : <EventList />}
    </>
  );
}

/** What stands until it is known where the book answers. */
export function OfferSkeleton() {
  return (
    <>
      <div className="book-head" />
      <div className="sport-tabs">
        <span className="sport-tab" />
      </div>
      <WhenTabs />
      <div className="event-list">
        <div className="list-head" />
        <ListSkeleton isMixed={false} />
      </div>
    </>
  );
}
