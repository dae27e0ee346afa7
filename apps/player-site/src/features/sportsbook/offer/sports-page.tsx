/** The sports and e-sports of the brand's own book; of a brand without one the providers' stalls. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { LostNotice } from '#features/sportsbook/live/lost-notice.tsx';
import { SlipAside } from '#features/sportsbook/slip/slip-aside.tsx';
import { originQuery } from '#features/sportsbook/book-call.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { categoryLabels } from '#site/paths.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { CompetitionTree } from './competition-tree.tsx';
import { OfferPage, OfferSkeleton } from './offer-page.tsx';
import { useView } from './use-view.ts';
import { useWide } from './use-wide.ts';
import './sports-page.css';

const GameCentrePage = lazy(() =>
  loadChunk(() => import('#features/catalogue/vendors/game-centre-page.tsx')).then((part) => ({
    default: part.GameCentrePage,
  })),
);
const EventPage = lazy(() =>
  loadChunk(() => import('#features/sportsbook/event/event-page.tsx')).then((part) => ({
    default: part.EventPage,
  })),
);

const MyBets = lazy(() =>
  loadChunk(() => import('#features/sportsbook/bets/my-bets.tsx')).then((part) => ({
    default: part.MyBets,
  })),
);

const JackpotsPage = lazy(() =>
  loadChunk(() => import('#features/sportsbook/jackpots/jackpots-page.tsx')).then((part) => ({
    default: part.JackpotsPage,
  })),
);

const VirtualsPage = lazy(() =>
  loadChunk(() => import('#features/sportsbook/virtuals/virtuals-page.tsx')).then((part) => ({
    default: part.VirtualsPage,
  })),
);

export function SportsPage() {
  const { data: origin, ...query } = useQuery(originQuery);
  if (origin === null)
    return (
      <Suspense>
        <GameCentrePage />
      </Suspense>
    );
  if (query.isError)
    return (
      <div className="page">
        <QueryError query={query} />
      </div>
    );
  return <Book isOpen={origin !== undefined} />;
}

/** Three columns on a desk: what there is, what was chosen of it, and the slip. */
function Book({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  const { category, search } = useView();
  const isWide = useWide();
  return (
    <div className="book">
      <PageTitle words={t(categoryLabels[category])} />
      {isWide && (
        <nav className="book-tree" aria-label={t('book_tree')}>
          {isOpen && <CompetitionTree />}
        </nav>
      )}
      <div className="book-middle">
        <LostNotice />
        {!isOpen ? (
          <OfferSkeleton />
        ) : search.bets !== undefined ? (
          <Suspense fallback={<OfferSkeleton />}>
            <MyBets view={search.bets} />
          </Suspense>
        ) : search.view !== undefined && search.event === undefined ? (
          <Suspense fallback={<OfferSkeleton />}>
            {search.view === 'jackpots' ? (
              <JackpotsPage shown={search.shown} />
            ) : (
              <VirtualsPage shown={search.shown} />
            )}
          </Suspense>
        ) : search.event !== undefined ? (
          <Suspense fallback={<OfferSkeleton />}>
            <EventPage key={search.event} eventId={search.event} />
          </Suspense>
        ) : (
          <OfferPage />
        )}
      </div>
      <SlipAside />
    </div>
  );
}
