/** Everything there is to bet on in one event, and how it stands. */
import { RefusedError } from '@bahati/client/caller.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { InfoIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { useLowData } from '#features/low-data/low-data.ts';
import { useMarkets, useOfferedEvent } from '#features/sportsbook/live/use-offer.ts';
import { nameOf } from '#features/sportsbook/names/event-name.ts';
import { useView } from '#features/sportsbook/offer/use-view.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { EventHeader } from './event-header.tsx';
import { EventMarkets } from './event-markets.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { blocksOf } from './market-groups.rules.ts';
import { isTrackerOpen } from './tracker/tracker-choice.ts';
import { type EventAnswer, useEvent } from './use-event.ts';
import './event-page.css';

const Tracker = lazy(() =>
  loadChunk(() => import('./tracker/tracker.tsx')).then((part) => ({ default: part.Tracker })),
);
const EventStatistics = lazy(() =>
  loadChunk(() => import('./statistics/event-statistics.tsx')).then((part) => ({
    default: part.EventStatistics,
  })),
);
const RulesDialog = lazy(() =>
  loadChunk(() => import('./rules-dialog.tsx')).then((part) => ({ default: part.RulesDialog })),
);

export function EventPage({ eventId }: { eventId: string }) {
  const query = useEvent(eventId);
  const event = useOfferedEvent(eventId);
  if (query.error instanceof RefusedError && query.error.status === 404) return <UnknownEvent />;
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!event) return <EventSkeleton />;
  return (
    <article className="event-page">
      <PageTitle words={nameOf(event)} />
      <EventHeader event={event} />
      {query.data ? <Parts event={event} answer={query.data} /> : <EventSkeleton isHeaderKnown />}
    </article>
  );
}

/** The drawn match, then the markets or the statistics. */
function Parts({ event, answer }: { event: OfferedEvent; answer: EventAnswer }) {
  const { t } = useTranslation();
  const { search } = useView();
  const isThrifty = useLowData();
  const markets = useMarkets(event.id);
  const blocks = useMemo(() => blocksOf(markets), [markets]);
  return (
    <>
      {event.state === 'live' && !isThrifty && (
        <QuietBoundary>
          <Suspense
            fallback={
              <div className="tracker-place" data-open={isTrackerOpen() ? '' : undefined} />
            }
          >
            <Tracker event={event} incidents={answer.incidents} />
          </Suspense>
        </QuietBoundary>
      )}
      <PartLinks event={event} />
      {search.part === 'statistics' ? (
        <Suspense fallback={<SkeletonRows count={6} label={t('loading')} />}>
          <EventStatistics event={event} answer={answer} />
        </Suspense>
      ) : (
        <EventMarkets event={event} blocks={blocks} answer={answer} />
      )}
    </>
  );
}

function PartLinks({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const { search } = useView();
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  return (
    <div className="event-tabs">
      <nav aria-label={nameOf(event)}>
        <ViewLink
          view={{ event: event.id, group: search.group }}
          className="event-tab"
          isCurrent={search.part !== 'statistics'}
        >
          {t('book_part_markets')}
        </ViewLink>
        <ViewLink
          view={{ event: event.id, group: search.group, part: 'statistics' }}
          className="event-tab"
          isCurrent={search.part === 'statistics'}
        >
          {t('book_part_statistics')}
        </ViewLink>
      </nav>
      <button
        type="button"
        className="event-rules"
        aria-haspopup="dialog"
        onClick={() => setAreRulesOpen(true)}
      >
        <InfoIcon size={18} />
        {t('book_rules_short')}
      </button>
      {areRulesOpen && (
        <Suspense>
          <RulesDialog sport={event.sport} onClose={() => setAreRulesOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function UnknownEvent() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="page-heading">{t('book_event_unknown')}</h1>
      <EmptyState
        seed="event"
        title={t('book_event_unknown_text')}
        action={
          <ViewLink view={{}} className="ui-button ui-button-quiet ui-button-m">
            {t('book_event_unknown_back')}
          </ViewLink>
        }
      />
    </>
  );
}
