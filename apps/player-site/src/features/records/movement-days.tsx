import type { Movement } from '@bahati/contract/player-site/records/records.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { MovementLine } from './movement-line.tsx';
import { type Days, dayIn } from './record-days.ts';

/** Movements under a heading for each day, read page by page. */
export function MovementDays({
  days,
  kind,
  empty,
}: {
  days: Days;
  kind: string | undefined;
  empty: { title: string; text: string };
}) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(
    memberPages('GET /wps/records/movements', {
      pageSize: 30,
      ...days,
      ...(kind ? { kind } : {}),
    }),
  );
  const movements = query.data?.pages.flatMap((page) => page.items);
  if (!movements) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={8} label={t('loading')} />
    );
  }
  if (movements.length === 0) return <EmptyState seed="account-record" {...empty} />;
  return (
    <>
      <Days movements={movements} />
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
        summary={query.hasNextPage ? undefined : t('record_end')}
      />
    </>
  );
}

function Days({ movements }: { movements: readonly Movement[] }) {
  const { day } = useFormat();
  const { timeZone } = useBrand();
  const days = Map.groupBy(movements, ({ at }) => dayIn(new Date(at), timeZone));
  return [...days].map(([date, ofDay]) => (
    <section key={date} className="records-day" aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="records-day-title">
        {day(ofDay[0]?.at ?? date)}
      </h2>
      <ul className="rows">
        {ofDay.map((movement) => (
          <li key={movement.id}>
            <MovementLine movement={movement} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
