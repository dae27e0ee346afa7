/** Everything there is to bet on in one event, and how it stands. */
import { RefusedError } from '@bahati/client/caller.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useMemo } from 'react';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useMarkets, useOfferedEvent } from '#features/sportsbook/live/use-offer.ts';
import { nameOf } from '#features/sportsbook/names/event-name.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { EventHeader } from './event-header.tsx';
import { EventMarkets } from './event-markets.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { blocksOf } from './market-groups.rules.ts';
import { useEvent } from './use-event.ts';
import './event-page.css';

export function EventPage({ eventId }: { eventId: string }) {
  const query = useEvent(eventId);
  const event = useOfferedEvent(eventId);
  const markets = useMarkets(eventId);
  const blocks = useMemo(() => blocksOf(markets), [markets]);
  if (query.error instanceof RefusedError && query.error.status === 404) return <UnknownEvent />;
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!event) return <EventSkeleton />;
  return (
    <article className="event-page">
      <PageTitle words={nameOf(event)} />
      <EventHeader event={event} />
      {query.data ? (
        <EventMarkets event={event} blocks={blocks} answer={query.data} />
      ) : (
        <EventSkeleton isHeaderKnown />
      )}
    </article>
  );
}

function UnknownEvent() {
  const { t } = useTranslation();
  return (
    <EmptyState
      seed="event"
      title={<h1 className="page-heading">{t('book_event_unknown')}</h1>}
      text={t('book_event_unknown_text')}
      action={
        <ViewLink view={{}} className="ui-button ui-button-quiet ui-button-m">
          {t('book_event_unknown_back')}
        </ViewLink>
      }
    />
  );
}
