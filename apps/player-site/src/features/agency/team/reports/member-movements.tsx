import { isGain } from '@bahati/money/net.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { type Days, dayIn } from '#features/records/record-days.ts';
import { useCodeWords } from '#features/records/use-movement-words.ts';
import '#features/records/records.css';

/** Under a heading for each day, newest first. */
export function MemberMovements({ memberId, days }: { memberId: string; days: Days }) {
  const { t } = useTranslation();
  const { locale, clock, day } = useFormat();
  const { timeZone } = useBrand();
  const codeWords = useCodeWords();
  const query = useInfiniteQuery(
    memberPages(
      'GET /wps/agent/members/:id/movements',
      { pageSize: 30, ...days },
      { id: memberId },
    ),
  );
  const movements = query.data?.pages.flatMap((page) => page.items);
  if (!movements) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={8} label={t('loading')} />
    );
  }
  if (movements.length === 0) {
    return (
      <EmptyState
        seed="account-record"
        title={t('records_none_title')}
        text={t('team_range_none')}
      />
    );
  }
  const ofDays = Map.groupBy(movements, ({ at }) => dayIn(new Date(at), timeZone));
  return (
    <>
      {[...ofDays].map(([date, ofDay]) => (
        <section key={date} className="records-day" aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="records-day-title">
            {day(ofDay[0]?.at ?? date)}
          </h2>
          <ul className="rows">
            {ofDay.map(({ id, code, amount, at, currency }) => (
              <li key={id} className="team-movement">
                <span className="team-movement-time tabular">{clock(at)}</span>
                <span className="team-movement-what">{codeWords(code) ?? t('team_movement')}</span>
                <Amount
                  value={amount}
                  currency={currency}
                  locale={locale}
                  sign="always"
                  tone={isGain(amount) ? 'win' : 'text'}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
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
