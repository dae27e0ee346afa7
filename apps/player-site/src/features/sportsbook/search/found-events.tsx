/** What a search found: competitions, then matches. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { useFormat } from '#features/language/use-format.ts';
import { CountryMark } from '#features/sportsbook/names/country-mark.tsx';
import { nameOf } from '#features/sportsbook/names/event-name.ts';
import { SportIcon } from '#features/sportsbook/names/sport-icon.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

type Found = CallValue<SportsbookCalls['GET /book/v1/search']>;
type FoundEvent = Found['events'][number];

export function FoundEvents({
  found: { competitions, events },
  onLeave,
}: {
  found: Found;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <>
      {competitions.length > 0 && (
        <section aria-label={t('book_search_competitions')}>
          <h3 className="book-search-group">{t('book_search_competitions')}</h3>
          <ul>
            {competitions.map((one) => (
              <li key={one.id}>
                <ViewLink
                  view={{ sport: one.sport, competition: one.id }}
                  className="book-search-hit"
                  onFollow={onLeave}
                >
                  <CountryMark code={one.country} />
                  <span>
                    {one.name}
                    <small>{names.sport(one.sport)}</small>
                  </span>
                  <b>{one.events}</b>
                </ViewLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && (
        <section aria-label={t('book_events')}>
          <h3 className="book-search-group">{t('book_events')}</h3>
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                <ViewLink view={{ event: event.id }} className="book-search-hit" onFollow={onLeave}>
                  <EventHit event={event} />
                </ViewLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EventHit({ event }: { event: FoundEvent }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  return (
    <>
      <SportIcon sport={event.sport} size={20} />
      <span>
        {nameOf(event)}
        <small>{event.competition.name}</small>
      </span>
      {event.state === 'live' ? (
        <span className="book-search-live">
          <span className="live-dot" aria-hidden="true" />
          {t('book_when_live')}
        </span>
      ) : (
        <time dateTime={event.startsAt}>{shortTime(event.startsAt)}</time>
      )}
    </>
  );
}
