/** What is known of both sides besides prices: this match, form, meetings, the table. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '#features/loading/query-error.tsx';
import { bookQuery } from '#features/sportsbook/book-call.ts';
import type { EventAnswer } from '#features/sportsbook/event/use-event.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormList } from './form-list.tsx';
import { LeagueTable } from './league-table.tsx';
import { MatchStatistics } from './match-statistics.tsx';
import './event-statistics.css';

export function EventStatistics({ event, answer }: { event: OfferedEvent; answer: EventAnswer }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...bookQuery('GET /book/v1/events/:eventId/statistics', { params: { eventId: event.id } }),
    staleTime: 5 * 60_000,
  });
  const [home, away] = event.participants;
  return (
    <section className="event-statistics" aria-label={t('book_part_statistics')}>
      <MatchStatistics event={event} answer={answer} />
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : !query.data ? (
        <SkeletonRows count={5} label={t('loading')} />
      ) : (
        <>
          {!event.isOutright && (
            <div className="statistics-card">
              <h2>{t('book_statistics_form')}</h2>
              <div className="statistics-pair">
                {home && <FormList side={home} events={query.data.home} />}
                {away && <FormList side={away} events={query.data.away} />}
              </div>
            </div>
          )}
          {!event.isOutright && (
            <div className="statistics-card">
              <h2>{t('book_statistics_meetings')}</h2>
              {query.data.meetings.length === 0 ? (
                <p className="quiet">{t('book_statistics_meetings_none')}</p>
              ) : (
                <FormList events={query.data.meetings} />
              )}
            </div>
          )}
          <div className="statistics-card">
            <h2>{t('book_statistics_table')}</h2>
            {query.data.table.length === 0 ? (
              <p className="quiet">{t('book_statistics_table_none')}</p>
            ) : (
              <LeagueTable rows={query.data.table} event={event} />
            )}
          </div>
        </>
      )}
    </section>
  );
}
