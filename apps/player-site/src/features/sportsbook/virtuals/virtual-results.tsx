import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { DayHead } from './day-head.tsx';
import { useVirtualResults } from './use-virtuals.ts';

/** Match days that are over, newest first. */
export function VirtualResults({ league }: { league: string }) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const query = useVirtualResults(league);
  const days = query.data?.pages.flatMap(({ items }) => items);
  if (query.isError && !days) return <QueryError query={query} />;
  if (!days) return <SkeletonRows count={6} label={t('loading')} />;
  if (days.length === 0)
    return (
      <EmptyState
        seed="virtual"
        title={t('virtual_no_results')}
        text={t('virtual_no_results_text')}
      />
    );
  return (
    <>
      {days.map((day) => (
        <article key={day.id} className="virtual-day">
          <DayHead day={day} note={clock(day.startsAt)} />
          <ul className="virtual-results">
            {day.matches.map((match) => (
              <li key={match.eventId}>
                <span>{match.home}</span>
                <b title={t('virtual_half_time', { score: match.halfTime.join(' : ') })}>
                  {match.score[0]} : {match.score[1]}
                </b>
                <span>{match.away}</span>
              </li>
            ))}
          </ul>
        </article>
      ))}
      {query.hasNextPage && (
        <Button
          isWide
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
