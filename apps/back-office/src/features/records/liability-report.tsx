import type { LiabilityLine } from '@bahati/contract/back-office/records/reports.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { fromClockField, toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import { ReportExport } from './report-export.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';

/** What members are owed, now or at an instant that is past. */
export function LiabilityReport({ today }: { today: string }) {
  const { translate, instant } = useWords();
  const search = useSearch();
  const at = search.get('at');
  const { data, error, refetch, isFetching } = useRecord('GET /bo/reports/liability', {
    query: at ? { at } : {},
  });
  const order = { from: today, to: today, ...(at ? { at } : {}) };
  return (
    <section className="report" aria-labelledby="report-liability">
      <header className="report-head">
        <h2 id="report-liability">{translate('reports.liability')}</h2>
        <ReportExport report="liability" order={order} />
      </header>
      <div className="office-toolbar">
        <TextField
          label={translate('reports.at')}
          type="datetime-local"
          value={at ? toClockField(at) : ''}
          onValueChange={(value) => search.set({ at: fromClockField(value) }, true)}
        />
      </div>
      {data ? (
        <>
          <p className="quiet">{translate('reports.as_of', { at: instant(data.at) })}</p>
          <Lines lines={data.lines} />
        </>
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <SkeletonRows count={3} label={translate('list.loading')} />
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly LiabilityLine[] }) {
  const { translate, locale, codeWords } = useWords();
  const hasAccounts = lines.some(({ accounts }) => accounts !== null);
  return (
    <ReportTable
      label={translate('reports.liability')}
      rows={lines}
      keyOf={({ currency, kind }) => `${currency} ${kind}`}
      columns={[
        {
          id: 'kind',
          label: translate('reports.account'),
          render: ({ kind }) => codeWords('accounts', kind),
        },
        {
          id: 'amount',
          label: translate('reports.owed'),
          isNumber: true,
          render: ({ amount, currency }) => (
            <Amount size="s" value={amount} currency={currency} locale={locale} />
          ),
        },
        ...(hasAccounts
          ? [
              {
                id: 'accounts',
                label: translate('reports.by_accounts'),
                isNumber: true,
                render: ({ amount, accounts, currency }: LiabilityLine) => (
                  <span className={amount === accounts ? undefined : 'report-breach'}>
                    <Amount size="s" value={accounts ?? '0'} currency={currency} locale={locale} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
