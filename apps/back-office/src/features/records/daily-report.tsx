import type { ReportAccount, ReportDay } from '@bahati/contract/back-office/records/reports.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ReportExport } from './report-export.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useFigures } from './use-figures.ts';

/** Each day, and the operator's own accounts over the days. */
export function DailyReport({ today, weekAgo }: { today: string; weekAgo: string }) {
  const { translate } = useWords();
  const search = useSearch();
  const range = { from: search.get('from') ?? weekAgo, to: search.get('to') ?? today };
  const { data, error, refetch, isFetching } = useRecord('GET /bo/reports/daily', { query: range });
  return (
    <section className="report" aria-labelledby="report-daily">
      <header className="report-head">
        <h2 id="report-daily">{translate('reports.daily')}</h2>
        <ReportExport report="days" order={range} />
      </header>
      <div className="office-toolbar">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={translate(name === 'from' ? 'reports.from' : 'reports.to')}
            type="date"
            value={range[name]}
            onValueChange={(value) => search.set({ [name]: value }, true)}
          />
        ))}
      </div>
      {data ? (
        <>
          <Days days={data.days} />
          <header className="report-head">
            <h3>{translate('reports.accounts')}</h3>
            <ReportExport report="accounts" order={range} />
          </header>
          <Accounts accounts={data.accounts} />
        </>
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <SkeletonRows count={7} label={translate('list.loading')} />
      )}
    </section>
  );
}

function Days({ days }: { days: readonly ReportDay[] }) {
  const { translate, day } = useWords();
  const figures = useFigures();
  const sums = [
    'deposits',
    'depositsReversed',
    'withdrawals',
    'withdrawalsReversed',
    'stakes',
    'validBet',
    'payouts',
    'ggr',
    'promotions',
    'rebates',
    'taxes',
    'fees',
    'adjustments',
  ] as const;
  return (
    <ReportTable
      label={translate('reports.daily')}
      rows={days}
      keyOf={(row) => `${row.day} ${row.currency}`}
      columns={[
        { id: 'day', label: translate('reports.day'), render: (row) => day(row.day) },
        { id: 'currency', label: translate('reports.currency'), render: (row) => row.currency },
        ...sums.map((name) => ({
          id: name,
          label: translate(`report_sums.${name}`),
          isNumber: true,
          render: (row: ReportDay) => figures(row[name], row.currency),
        })),
      ]}
    />
  );
}

function Accounts({ accounts }: { accounts: readonly ReportAccount[] }) {
  const { translate, codeWords } = useWords();
  const figures = useFigures();
  const sums = ['opening', 'debited', 'credited', 'closing', 'difference'] as const;
  return (
    <ReportTable
      label={translate('reports.accounts')}
      rows={accounts}
      keyOf={({ currency, kind, scope }) => `${currency} ${kind} ${scope}`}
      columns={[
        {
          id: 'kind',
          label: translate('reports.account'),
          render: ({ kind }) => codeWords('accounts', kind),
        },
        { id: 'scope', label: translate('reports.scope'), render: ({ scope }) => scope || '–' },
        { id: 'currency', label: translate('reports.currency'), render: (row) => row.currency },
        ...sums.map((name) => ({
          id: name,
          label: translate(`report_sums.${name}`),
          isNumber: true,
          render: (row: ReportAccount) => {
            const words = figures(row[name], row.currency);
            const isBreach = name === 'difference' && words !== '–';
            return <span className={isBreach ? 'report-breach' : undefined}>{words}</span>;
          },
        })),
      ]}
    />
  );
}
