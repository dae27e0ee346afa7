import type {
  LedgerDifference,
  ReconciledLine,
} from '@bahati/contract/back-office/records/reports.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ReportExport } from './report-export.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useFigures } from './use-figures.ts';

type Reconciliation = {
  lines: ReconciledLine[];
  differences: LedgerDifference[];
  isCut: boolean;
};

/** The cashier's rows beside the ledger, over the days the reports above are of. */
export function ReconciliationReport({ today, weekAgo }: { today: string; weekAgo: string }) {
  const { translate } = useWords();
  const search = useSearch();
  const range = { from: search.get('from') ?? weekAgo, to: search.get('to') ?? today };
  const { data, error, refetch, isFetching } = useRecord('GET /bo/reports/reconciliation', {
    query: range,
  });
  return (
    <section className="report" aria-labelledby="report-reconciliation">
      <header className="report-head">
        <h2 id="report-reconciliation">{translate('reports.reconciliation')}</h2>
        <ReportExport report="reconciliation" order={range} />
      </header>
      {data ? (
        <>
          <Verdict data={data} range={range} />
          {data.lines.length > 0 && <Lines lines={data.lines} />}
        </>
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <SkeletonRows count={5} label={translate('list.loading')} />
      )}
    </section>
  );
}

/** What matters stands first: whether all agrees, and if not, what does not. */
function Verdict({
  data: { lines, differences, isCut },
  range,
}: {
  data: Reconciliation;
  range: { from: string; to: string };
}) {
  const { translate } = useWords();
  if (differences.length === 0) {
    return <p>{translate(lines.length === 0 ? 'reports.nothing' : 'reports.all_agrees')}</p>;
  }
  return (
    <>
      <header className="report-head">
        <h3 className="report-breach">{translate('reports.differences')}</h3>
        <ReportExport report="differences" order={range} />
      </header>
      <Differences differences={differences} />
      {isCut && <p>{translate('reports.cut')}</p>}
    </>
  );
}

function Differences({ differences }: { differences: readonly LedgerDifference[] }) {
  const { translate, codeWords, day } = useWords();
  const figures = useFigures();
  const told = ({ currency }: LedgerDifference, amount: string | null) =>
    amount === null ? translate('reports.missing') : figures(amount, currency);
  return (
    <ReportTable
      label={translate('reports.differences')}
      rows={differences}
      keyOf={({ code, reference, currency }) => `${code} ${reference} ${currency}`}
      columns={[
        { id: 'day', label: translate('reports.day'), render: (row) => day(row.day) },
        {
          id: 'code',
          label: translate('reports.what'),
          render: ({ code }) => codeWords('transfer_codes', code),
        },
        { id: 'method', label: translate('reports.method'), render: ({ method }) => method ?? '–' },
        { id: 'currency', label: translate('reports.currency'), render: (row) => row.currency },
        {
          id: 'cashier',
          label: translate('reports.by_cashier'),
          isNumber: true,
          render: (row) => told(row, row.cashier),
        },
        {
          id: 'ledger',
          label: translate('reports.owed'),
          isNumber: true,
          render: (row) => told(row, row.ledger),
        },
        {
          id: 'subject',
          label: translate('reports.record'),
          render: ({ subject, reference }) => <code>{subject ?? reference}</code>,
        },
        {
          id: 'transfer',
          label: translate('reports.transfer'),
          render: ({ transferId }) => <code>{transferId ?? '–'}</code>,
        },
      ]}
    />
  );
}

const sums = ['deposits', 'withdrawals', 'taxes', 'fees'] as const;

/** A row for each day and method; where the two disagree, both stand in the cell. */
function Lines({ lines }: { lines: readonly ReconciledLine[] }) {
  const { translate, day, locale } = useWords();
  const figures = useFigures();
  const keyOf = ({ day: of, currency, method }: ReconciledLine) => `${of} ${currency} ${method}`;
  const rows = [...Map.groupBy(lines, keyOf).values()];
  const cell = (row: readonly ReconciledLine[], sum: (typeof sums)[number]) => {
    const line = row.find((one) => one.sum === sum);
    if (!line) return '–';
    const { cashier, ledger, currency } = line;
    if (cashier === ledger) return figures(ledger, currency);
    return (
      <span className="report-breach">
        {formatAmount(cashier, currency, locale)} ≠ {formatAmount(ledger, currency, locale)}
      </span>
    );
  };
  return (
    <ReportTable
      label={translate('reports.reconciliation')}
      rows={rows}
      keyOf={([first]) => (first ? keyOf(first) : '')}
      columns={[
        { id: 'day', label: translate('reports.day'), render: ([row]) => row && day(row.day) },
        {
          id: 'method',
          label: translate('reports.method'),
          render: ([row]) => row?.methodName ?? translate('reports.no_record'),
        },
        { id: 'currency', label: translate('reports.currency'), render: ([row]) => row?.currency },
        ...sums.map((sum) => ({
          id: sum,
          label: translate(`report_sums.${sum}`),
          isNumber: true,
          render: (row: readonly ReconciledLine[]) => cell(row, sum),
        })),
      ]}
    />
  );
}
