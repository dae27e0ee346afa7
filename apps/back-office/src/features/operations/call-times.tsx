import type { CallFigures } from '@bahati/contract/back-office/operations/operations.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';

type Row = CallFigures;

const windows = ['hour', 'day'] as const;
const refreshEveryMs = 15_000;

/** How long calls took and how many failed: those that failed first, then the slowest. */
export function CallTimes({ kind }: { kind: 'own' | 'outside' }) {
  const { translate } = useWords();
  const search = useSearch();
  const window = windows.find((known) => known === search.get('window')) ?? 'hour';
  const list = useWholeList(
    'GET /bo/operations/calls',
    { query: { kind, window } },
    {
      rowsOf: ({ items }) => items,
      idOf: ({ party, call }) => `${party} ${call}`,
      refetchEveryMs: refreshEveryMs,
    },
  );
  const title = translate(`operations.calls_${kind}`);
  return (
    <section className="operations-part" aria-labelledby="operations-calls">
      <header className="operations-head">
        <h2 id="operations-calls">{title}</h2>
        <Segmented
          label={translate('operations.window')}
          value={window}
          options={windows.map((value) => ({
            value,
            label: translate(`operation_windows.${value}`),
          }))}
          onValueChange={(value) => search.set({ window: value })}
        />
      </header>
      <RecordList
        label={title}
        list={list}
        columns={useColumns(kind)}
        empty={{ title: translate('operations.no_calls'), seed: 'calls' }}
      />
    </section>
  );
}

function useColumns(kind: 'own' | 'outside'): Column<Row>[] {
  const { translate, locale } = useWords();
  const count = (value: number) => value.toLocaleString(locale);
  const ms = (id: 'p50' | 'p95' | 'p99' | 'maxMs'): Column<Row> => ({
    id,
    label: translate(`operations.${id}`),
    isNumber: true,
    render: (row) => `${count(row[id])} ms`,
  });
  const party: Column<Row> = {
    id: 'party',
    label: translate('operations.party'),
    render: ({ party: name }) => <strong>{name}</strong>,
  };
  return [
    ...(kind === 'outside' ? [party] : []),
    {
      id: 'call',
      label: translate('operations.call'),
      render: ({ call }) => <span className="operations-code">{call}</span>,
    },
    {
      id: 'total',
      label: translate('operations.total'),
      isNumber: true,
      render: ({ total }) => count(total),
    },
    {
      id: 'failed',
      label: translate('operations.failed'),
      isNumber: true,
      isInCardHead: true,
      render: ({ failed, total }) => (
        <span data-tone={failed > 0 ? 'alarm' : undefined}>
          {failed === 0
            ? '0'
            : translate('operations.failed_share', {
                count: count(failed),
                percent: Math.max(1, Math.round((failed * 100) / total)),
              })}
        </span>
      ),
    },
    {
      id: 'refused',
      label: translate('operations.refused'),
      isNumber: true,
      render: ({ refused }) => count(refused),
    },
    ms('p50'),
    ms('p95'),
    ms('p99'),
    ms('maxMs'),
  ];
}
