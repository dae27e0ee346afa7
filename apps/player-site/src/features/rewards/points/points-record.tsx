import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { inLanguage } from './in-language.ts';

/** Every change of one's points, newest first. */
export function PointsRecord() {
  const { t, language } = useTranslation();
  const { count, time } = useFormat();
  const query = useInfiniteQuery(memberPages('GET /wps/points/entries', { pageSize: 20 }));
  const entries = query.data?.pages.flatMap((page) => page.items);
  if (!entries) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={5} label={t('loading')} />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        seed="record"
        title={t('points_record_none_title')}
        text={t('points_record_none_text')}
      />
    );
  }
  return (
    <>
      <ul className="rows">
        {entries.map(({ id, kind, points, name, createdAt }) => (
          <li key={id}>
            <ListRow
              title={t(`points_kind_${kind}`)}
              subtitle={
                name ? `${inLanguage(name, language)} · ${time(createdAt)}` : time(createdAt)
              }
              trailing={
                <span className="points-change tabular" data-tone={points > 0 ? 'win' : undefined}>
                  {points > 0 ? `+${count(points)}` : `−${count(-points)}`}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </>
  );
}
