import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { accountKinds, type AccountSearch } from '#site/search.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { AddressChoice } from '#features/forms/address-choice.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { ExportButtons } from './export-buttons.tsx';
import { MovementDays } from './movement-days.tsx';
import { RangeFilter } from './range-filter.tsx';
import { dayIn, daysOf } from './record-days.ts';
import { StatementView } from './statement-view.tsx';
import { Sums } from './sums.tsx';
import './records.css';

/** The account record: every movement, or a month's statement. */
export function AccountRecordPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/site/member/transactionHistory' });
  const navigate = useNavigate();
  const { timeZone } = useBrand();
  // "Now" is when the page was opened: a list that is read page by page must not shift.
  const [now] = useState(() => new Date());
  const thisMonth = dayIn(now, timeZone).slice(0, 7);
  const show = (next: AccountSearch) =>
    void navigate({
      to: '/member/transactionHistory',
      search: next,
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageTitle words={t('records_account')} />
      <div className="records-head">
        <h1 className="page-heading">{t('records_account')}</h1>
        <AddressChoice
          label={t('records_view')}
          options={[
            { value: 'movements', label: t('records_view_movements') },
            { value: 'statement', label: t('records_view_statement') },
          ]}
          value={search.month ? 'statement' : 'movements'}
          onValueChange={(view) => show(view === 'statement' ? { month: thisMonth } : {})}
        />
      </div>
      {search.month ? (
        <StatementView
          month={search.month}
          thisMonth={thisMonth}
          onPick={(month) => show({ month })}
        />
      ) : (
        <Movements search={search} now={now} onChange={show} />
      )}
    </>
  );
}

function Movements({
  search,
  now,
  onChange,
}: {
  search: AccountSearch;
  now: Date;
  onChange: (next: AccountSearch) => void;
}) {
  const { t } = useTranslation();
  const { timeZone } = useBrand();
  const days = daysOf(search, now, timeZone);
  const { kind } = search;
  const { data } = useQuery(memberQuery('GET /wps/records/profit', { query: days }));
  const total = data?.total;
  return (
    <>
      <RangeFilter search={search} onChange={onChange}>
        <SelectField
          label={t('records_kind')}
          options={[
            { value: '', label: t('record_any') },
            ...accountKinds.map((value) => ({ value, label: t(`records_kind_${value}`) })),
          ]}
          value={kind ?? ''}
          onValueChange={(value) => {
            const { kind: _, ...kept } = search;
            const chosen = accountKinds.find((one) => one === value);
            onChange(chosen ? { ...kept, kind: chosen } : kept);
          }}
        />
      </RangeFilter>
      <Sums
        label={t('records_sums')}
        currency={data?.currency}
        sums={[
          { id: 'deposit', label: t('records_kind_deposit'), value: total?.deposit },
          { id: 'withdrawal', label: t('records_kind_withdrawal'), value: total?.withdrawal },
          { id: 'tax', label: t('records_kind_tax'), value: total?.tax },
          { id: 'profit', label: t('records_result'), value: total?.profit, isLead: true },
        ]}
      />
      <ExportButtons order={{ record: 'movements', ...days, ...(kind ? { kind } : {}) }} />
      <MovementDays
        days={days}
        kind={kind}
        empty={{ title: t('records_none_title'), text: t('records_none_text') }}
      />
    </>
  );
}
