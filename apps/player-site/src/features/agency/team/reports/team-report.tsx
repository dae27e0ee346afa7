import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { TeamPath } from '#features/agency/team/team-path.tsx';
import type { FigureKey } from '#features/agency/team/use-team-figures.ts';
import type { Days } from '#features/records/record-days.ts';
import { type LinkOf, ReportTable } from './report-table.tsx';

/** The figures of each direct downline of one of the team, with the way down and back up. */
export function TeamReport({
  caption,
  days,
  under,
  columns,
  lead,
  linkOf,
  linkUp,
}: {
  caption: string;
  days: Days;
  under: string | undefined;
  columns: readonly FigureKey[];
  lead: FigureKey;
  linkOf: LinkOf;
  linkUp: ComponentProps<typeof TeamPath>['linkTo'];
}) {
  const { t } = useTranslation();
  const query = useInfiniteQuery({
    ...memberPages('GET /wps/agent/reports/members', { pageSize: 30, ...days, under }),
    placeholderData: keepPreviousData,
  });
  const first = query.data?.pages[0];
  if (!first) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={8} label={t('loading')} />
    );
  }
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="team-report" aria-busy={query.isPlaceholderData}>
      {first.path.length > 1 && <TeamPath path={first.path} linkTo={linkUp} />}
      <ReportTable
        caption={caption}
        report={first}
        rows={rows}
        columns={columns}
        lead={lead}
        linkOf={linkOf}
      />
      {rows.length === 0 && (
        <EmptyState
          seed="wakala"
          title={t('agent_downlines_none_title')}
          text={under ? t('team_none_below') : t('agent_downlines_none_text')}
        />
      )}
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </div>
  );
}
