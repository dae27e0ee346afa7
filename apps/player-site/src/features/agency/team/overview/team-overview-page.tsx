import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { RangeFilter } from '#features/records/range-filter.tsx';
import { agentRanges, type RangeSearch } from '#site/search.ts';
import { AsOf } from '#features/agency/team/as-of.tsx';
import { useReportDays } from '#features/agency/team/use-report-days.ts';
import { RangeFigures } from './range-figures.tsx';
import { TodayCard } from './today-card.tsx';
import { FiguresTable } from './figures-table.tsx';
import './team-overview.css';

/** The team today, and in a range of days against the range before. */
export function TeamOverviewPage() {
  const { t } = useTranslation();
  const search: RangeSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const days = useReportDays(search);
  const query = useQuery({
    ...memberQuery('GET /wps/agent/overview', { query: days }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const { data } = query;
  return (
    <>
      <PageTitle words={t('agent_menu_overview')} />
      <div>
        <h1 className="page-heading">{t('agent_menu_overview')}</h1>
        <AsOf at={data?.asOf} />
      </div>
      {!data ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={8} label={t('loading')} />
        )
      ) : (
        <>
          <TodayCard overview={data} />
          <section className="team-range" aria-labelledby="team-range">
            <h2 id="team-range" className="team-title">
              {t('team_range_title')}
            </h2>
            <RangeFilter
              search={search}
              ranges={agentRanges}
              onChange={(next) =>
                void navigate({ to: '.', search: next, replace: true, resetScroll: false })
              }
            />
            {query.isError ? (
              <QueryError query={query} />
            ) : (
              <div className="team-range-figures" aria-busy={query.isPlaceholderData}>
                <RangeFigures overview={data} />
                <FiguresTable overview={data} />
              </div>
            )}
          </section>
        </>
      )}
    </>
  );
}
