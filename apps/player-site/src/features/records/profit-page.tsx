import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitTable } from './profit-table.tsx';
import { RangeFilter } from './range-filter.tsx';
import { daysOf } from './record-days.ts';
import { Sums } from './sums.tsx';
import { VendorPlayTable } from './vendor-play.tsx';
import './records.css';

/** Profit and loss: what playing brought or cost, by day and by what was played. */
export function ProfitPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/site/member/personalProfit' });
  const navigate = useNavigate();
  const { timeZone } = useBrand();
  const [now] = useState(() => new Date());
  const days = daysOf(search, now, timeZone);
  const query = useQuery(memberQuery('GET /wps/records/profit', { query: days }));
  const { data } = query;
  const total = data?.total;
  return (
    <>
      <PageTitle words={t('records_profit')} />
      <h1 className="page-heading">{t('records_profit')}</h1>
      <RangeFilter
        search={search}
        onChange={(next) =>
          void navigate({
            to: '/member/personalProfit',
            search: next,
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Sums
        label={t('records_sums')}
        currency={data?.currency}
        sums={[
          { id: 'profit', label: t('records_result'), value: total?.profit, isLead: true },
          { id: 'turnover', label: t('records_turnover'), value: total?.turnover },
          { id: 'valid', label: t('records_valid_bet'), value: total?.validBet },
          { id: 'payout', label: t('records_kind_payout'), value: total?.payout },
          { id: 'bonus', label: t('records_kind_promotion'), value: total?.promotion },
        ]}
      />
      {!data ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={6} label={t('loading')} />
        )
      ) : data.products.length + data.vendorPlay.length === 0 ? (
        <EmptyState seed="profit" title={t('records_none_title')} text={t('records_profit_none')} />
      ) : (
        <>
          {data.products.length > 0 && (
            <>
              <ProfitChart profit={data} days={days} />
              <ProfitTable profit={data} />
            </>
          )}
          <VendorPlayTable play={data.vendorPlay} />
        </>
      )}
    </>
  );
}
