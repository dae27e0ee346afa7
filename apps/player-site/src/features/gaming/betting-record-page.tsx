import type { Bet } from '@bahati/contract/player-site/gaming.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberPages } from '#site/api.ts';
import { PageTitle } from '#features/system/page-title.tsx';
import { QueryError } from '#features/system/query-error.tsx';
import { useBrand } from '#features/system/use-brand.ts';
import { useFormat } from '#features/system/use-format.ts';
import { BetRow } from './bet-row.tsx';
import { RecordFilters } from './record-filters.tsx';
import { dayIn, rangeOf } from './record-range.ts';
import './betting-record-page.css';

export function BettingRecordPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/site/member/personalHistoryCopy' });
  const { timeZone } = useBrand();
  // "Now" is when the page was opened: a list that is read page by page must not shift.
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(
    memberPages('GET /wps/gaming/bets', {
      pageSize: 20,
      ...rangeOf(search, now, timeZone),
      ...(search.state ? { state: search.state } : {}),
      ...(search.vassalage ? { vassalage: search.vassalage } : {}),
    }),
  );
  const bets = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <PageTitle words={t('member_betting_record')} />
      <h1 className="page-heading">{t('member_betting_record')}</h1>
      <RecordFilters search={search} />
      {!bets ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={8} label={t('loading')} />
        )
      ) : bets.length === 0 ? (
        <EmptyState
          seed="record"
          title={t('record_none_title')}
          text={t('record_none_text')}
          action={
            <Link to="/" className={buttonClass({ tone: 'brass' })}>
              {t('record_none_action')}
            </Link>
          }
        />
      ) : (
        <>
          <Days bets={bets} />
          <Pager
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
            loadingLabel={t('loading')}
            summary={query.hasNextPage ? undefined : t('record_end')}
          />
        </>
      )}
    </>
  );
}

/** The record under a heading for each day, as one remembers it. */
function Days({ bets }: { bets: readonly Bet[] }) {
  const { day } = useFormat();
  const { timeZone } = useBrand();
  const days = Map.groupBy(bets, (bet) => dayIn(new Date(bet.openedAt), timeZone));
  return [...days].map(([date, ofDay]) => (
    <section key={date} className="record-day" aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="record-day-title">
        {day(ofDay[0]?.openedAt ?? date)}
      </h2>
      <ul className="rows">
        {ofDay.map((bet) => (
          <li key={bet.id}>
            <BetRow bet={bet} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
