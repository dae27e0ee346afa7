import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages, memberQuery } from '#site/api.ts';
import { ExportButtons } from '#features/records/export-buttons.tsx';
import { dayIn, daysOf, instantsOf } from '#features/records/record-days.ts';
import { Sums } from '#features/records/sums.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { useFormat } from '#features/language/use-format.ts';
import { BetsLink } from '#features/sportsbook/bets/bets-link.tsx';
import { BetRow } from './bet-row.tsx';
import { RecordFilters } from './record-filters.tsx';
import './betting-record-page.css';

export function BettingRecordPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/site/member/personalHistoryCopy' });
  const { timeZone } = useBrand();
  const language = useLanguage();
  // "Now" is when the page was opened: a list that is read page by page must not shift.
  const [now] = useState(() => new Date());
  const days = daysOf(search, now, timeZone);
  const played = {
    ...(search.vassalage ? { vassalage: search.vassalage } : {}),
    ...(search.gameType ? { gameType: search.gameType } : {}),
  };
  const state = search.state ? { state: search.state } : {};
  const query = useInfiniteQuery(
    memberPages('GET /wps/gaming/bets', {
      pageSize: 20,
      language,
      ...instantsOf(days, timeZone),
      ...played,
      ...state,
    }),
  );
  const { data: sums } = useQuery(
    memberQuery('GET /wps/records/profit', { query: { ...days, ...played } }),
  );
  const bets = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <PageTitle words={t('member_betting_record')} />
      <h1 className="page-heading">{t('member_betting_record')}</h1>
      <BetsLink />
      <RecordFilters search={search} />
      <Sums
        label={t('records_settled_sums')}
        currency={sums?.currency}
        sums={[
          { id: 'turnover', label: t('records_turnover'), value: sums?.total.turnover },
          { id: 'valid', label: t('records_valid_bet'), value: sums?.total.validBet },
          { id: 'payout', label: t('records_kind_payout'), value: sums?.total.payout },
          { id: 'profit', label: t('records_result'), value: sums?.total.profit, isLead: true },
        ]}
      />
      <ExportButtons order={{ record: 'bets', ...days, ...played, ...state }} />
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
              {t('own_find')}
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
