import { isGain } from '@bahati/money/net.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { RangeFilter } from '#features/records/range-filter.tsx';
import { daysOf } from '#features/records/record-days.ts';
import { Sums } from '#features/records/sums.tsx';
import { IncomeChart } from './income-chart.tsx';
import { IncomeDays } from './income-days.tsx';
import { LiabilityCard } from './liability-card.tsx';
import './income.css';

/** What contracts brought the agent, and what the running periods would bring and cost. */
export function IncomePage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/agentCentre/agentHome/agentRevenueReport' });
  const navigate = useNavigate();
  const { timeZone } = useBrand();
  const [now] = useState(() => new Date());
  const days = daysOf(search, now, timeZone);
  const query = useQuery(memberQuery('GET /wps/agent/income', { query: days }));
  const { data } = query;
  return (
    <>
      <PageTitle words={t('agent_menu_income')} />
      <div>
        <h1 className="page-heading">{t('agent_menu_income')}</h1>
        <p className="page-lead">{t('income_about')}</p>
      </div>
      <RangeFilter
        search={search}
        onChange={(next) =>
          void navigate({
            to: '/agentHome/agentRevenueReport',
            search: next,
            replace: true,
            resetScroll: false,
          })
        }
      />
      <div className="income-columns">
        <div className="income-column income-sums">
          <Sums
            label={t('income_sums')}
            currency={data?.currency}
            sums={[
              { id: 'total', label: t('income_total'), value: data?.total, isLead: true },
              ...(data?.kinds ?? []).map(({ kind, kept }) => ({
                id: kind,
                label: t(`terms_kind_${kind}`),
                value: kept,
              })),
            ]}
          />
          {!data ? (
            query.isError ? (
              <QueryError query={query} />
            ) : (
              <SkeletonRows count={6} label={t('loading')} />
            )
          ) : data.days.length === 0 ? (
            <EmptyState seed="income" title={t('income_none_title')} text={t('income_none_text')} />
          ) : (
            // Days that brought nothing have no bars.
            isGain(data.total) && <IncomeChart income={data} days={days} />
          )}
        </div>
        <LiabilityCard />
        {data && data.days.length > 0 && <IncomeDays income={data} />}
      </div>
    </>
  );
}
