import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { CurrentBonuses } from '#features/rewards/bonuses/current-bonuses.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { FreeRoundsList } from '#features/rewards/free-rounds/free-rounds-list.tsx';
import { MovementDays } from './movement-days.tsx';
import { RangeFilter } from './range-filter.tsx';
import { daysOf } from './record-days.ts';
import { Sums } from './sums.tsx';
import './records.css';

/** What the operator gave: prizes of promotions, and rebates. */
export function BonusPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/site/member/bonusDetails' });
  const navigate = useNavigate();
  const { timeZone } = useBrand();
  const [now] = useState(() => new Date());
  const days = daysOf(search, now, timeZone);
  const { data } = useQuery(memberQuery('GET /wps/records/profit', { query: days }));
  return (
    <>
      <PageTitle words={t('records_bonuses')} />
      <h1 className="page-heading">{t('records_bonuses')}</h1>
      <CurrentBonuses />
      <FreeRoundsList />
      <RangeFilter
        search={search}
        onChange={(next) =>
          void navigate({
            to: '/member/bonusDetails',
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
          { id: 'promotion', label: t('records_kind_promotion'), value: data?.total.promotion },
          { id: 'rebate', label: t('records_kind_rebate'), value: data?.total.rebate },
        ]}
      />
      <MovementDays
        days={days}
        kind="bonus"
        empty={{ title: t('records_bonus_none_title'), text: t('records_bonus_none_text') }}
      />
    </>
  );
}
