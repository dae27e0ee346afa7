import type { ReactNode } from 'react';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { Column, RecordListProps } from './columns.ts';
import { CursorPager } from './cursor-pager.tsx';
import { ListTools } from './list-tools.tsx';
import { ListProblem } from './list-problem.tsx';
import { RecordCards } from './record-cards.tsx';
import { tooNarrowForTables, useMediaQuery } from './use-media-query.ts';
import './record-list.css';

/** A page of records: a dense table where there is room, cards where there is none. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { list, empty, isPart = false } = props;
  const isNarrow = useMediaQuery(tooNarrowForTables);
  if (list.error && list.rows.length === 0) {
    return <ListProblem error={list.error} onRetry={list.refetch} isRetrying={list.isFetching} />;
  }
  if (!list.isPending && list.rows.length === 0 && !list.goBack) {
    if (isPart) return <p className="quiet">{empty.title}</p>;
    return (
      <>
        <ListTools list={list} columns={props.columns} />
        <EmptyState title={empty.title} text={empty.text} seed={empty.seed} />
      </>
    );
  }
  return (
    <>
      {!isPart && <ListTools list={list} columns={props.columns} />}
      <div className="records" data-stale={list.isStale ? '' : undefined}>
        {list.error !== null && <ListProblem error={list.error} onRetry={list.refetch} isSmall />}
        {isNarrow ? <RecordCards {...props} /> : <RecordTable {...props} />}
        <CursorPager list={list} />
      </div>
    </>
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, at) => at);

function RecordTable<T>({ label, list, columns, selectedId, detailOf }: RecordListProps<T>) {
  const { translate } = useWords();
  return (
    <div className="records-scroll">
      <table className="records-table" aria-busy={list.isPending}>
        <caption className="office-unseen">
          {list.isPending ? translate('list.loading') : label}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label: head, isNumber }) => (
              <th key={id} scope="col" data-number={isNumber ? '' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.isPending
            ? skeletonRows.map((row) => (
                <tr key={row}>
                  {columns.map(({ id }, at) => (
                    <td key={id}>
                      <Skeleton width={`${72 - ((row * 17 + at * 23) % 40)}%`} />
                    </td>
                  ))}
                </tr>
              ))
            : list.rows.map((row) => (
                <TableRow
                  key={list.idOf(row)}
                  id={list.idOf(row)}
                  row={row}
                  columns={columns}
                  isSelected={list.idOf(row) === selectedId}
                  detail={detailOf?.(row)}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<T>({
  id,
  row,
  columns,
  isSelected,
  detail,
}: {
  id: string;
  row: T;
  columns: readonly Column<T>[];
  isSelected: boolean;
  detail: ReactNode;
}) {
  return (
    <>
      <tr data-row={id} data-selected={isSelected ? '' : undefined}>
        {columns.map(({ id: column, render, isNumber, isTight }) => (
          <td
            key={column}
            data-number={isNumber ? '' : undefined}
            data-tight={isTight ? '' : undefined}
          >
            {render(row)}
          </td>
        ))}
      </tr>
      {detail && (
        <tr className="records-detail">
          <td colSpan={columns.length}>{detail}</td>
        </tr>
      )}
    </>
  );
}
