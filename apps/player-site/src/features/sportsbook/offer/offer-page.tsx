/** The lists of the book: what is chosen stands in the address. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon, FilterIcon } from '@bahati/ui/icons/icons.tsx';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { useState } from 'react';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useLiveList, useSports } from './use-offer-lists.ts';
import { categoryLabels } from '#site/paths.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { CompetitionTree } from './competition-tree.tsx';
import { EventList } from './event-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { SportTabs } from './sport-tabs.tsx';
import { useView } from './use-view.ts';
import { useWide } from './use-wide.ts';
import { ViewLink } from './view-link.tsx';
import { WhenTabs } from './when-tabs.tsx';
import './event-row.css';

export function OfferPage() {
  useLiveList();
  return (
    <>
      <Head />
      <SportTabs />
      <WhenTabs />
      <EventList />
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
      <ListSkeleton isMixed={false} />
    </>
  );
}

function Head() {
  const { t } = useTranslation();
  const { search } = useView();
  const isWide = useWide();
  const title = useTitle();
  const [isTreeOpen, setIsTreeOpen] = useState(false);
  const [shownFor, setShownFor] = useState(search);
  // Whoever chose something in the tree sees it.
  if (shownFor !== search) {
    setShownFor(search);
    setIsTreeOpen(false);
  }
  return (
    <div className="book-head">
      <h1>{title}</h1>
      {(search.competition ?? search.country) !== undefined && (
        <ViewLink
          view={{ sport: search.sport, when: search.when }}
          className="ui-icon-button ui-icon-button-plain"
          label={t('book_competition_leave', { name: title })}
        >
          <CloseIcon size={20} />
        </ViewLink>
      )}
      <ViewLink
        view={{ bets: 'open' }}
        className="ui-icon-button ui-icon-button-plain"
        label={t('bets_title')}
      >
        <ReceiptIcon size={22} />
      </ViewLink>
      {!isWide && (
        <IconButton
          label={t('book_tree')}
          aria-haspopup="dialog"
          onClick={() => setIsTreeOpen(true)}
        >
          <FilterIcon />
        </IconButton>
      )}
      <Dialog
        isOpen={isTreeOpen}
        onClose={() => setIsTreeOpen(false)}
        title={t('book_tree')}
        closeLabel={t('close')}
        size="full"
      >
        <CompetitionTree />
      </Dialog>
    </div>
  );
}

/** The competition, the country or the sport; else the page's own name. */
function useTitle(): string {
  const { t } = useTranslation();
  const names = useNames();
  const { category, search, sport } = useView();
  const { data } = useSports(category);
  const competition = data?.sports
    .flatMap(({ competitions }) => competitions)
    .find(({ id }) => id === search.competition);
  if (competition) return competition.name;
  if (search.country !== undefined) return names.country(search.country);
  if (search.sport !== undefined && sport !== undefined) return names.sport(sport);
  return t(categoryLabels[category]);
}
