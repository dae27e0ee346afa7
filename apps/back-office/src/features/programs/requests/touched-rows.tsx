import type { ReactNode } from 'react';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { type ReportColumn, ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';

type Sum = { readonly id: string; readonly value: ReactNode };

/** What a decision comes to in all. Names are words of `<words>.<id>`. */
export function TouchedSums({ words, sums }: { words: string; sums: readonly Sum[] }) {
  const { translate } = useWords();
  return (
    <KeyValueList
      isCompact
      items={sums.map(({ id, value }) => ({ id, label: translate(`${words}.${id}`), value }))}
    />
  );
}

type Touched = { readonly before: string; readonly after: string };

type Props<T extends Touched> = {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** Who it is, and what else is told beside his money before and after. */
  readonly columns: readonly ReportColumn<T>[];
  readonly before: string;
  readonly after: string;
  readonly money: (amount: string) => ReactNode;
  /** What is said where it is nobody. */
  readonly nobody: string;
  /** What is said below where these are not all. */
  readonly more: string | false;
};

/** Who is touched by a decision: what each has, and what he would have. */
export function TouchedRows<T extends Touched>(props: Props<T>) {
  const { label, rows, keyOf, columns, before, after, money, nobody, more } = props;
  if (rows.length === 0) return <p className="quiet">{nobody}</p>;
  return (
    <>
      <ReportTable
        isPart
        label={label}
        columns={[
          ...columns,
          { id: 'before', label: before, render: (row) => money(row.before), isNumber: true },
          { id: 'after', label: after, render: (row) => money(row.after), isNumber: true },
        ]}
        rows={rows}
        keyOf={keyOf}
      />
      {more !== false && <p className="quiet">{more}</p>}
    </>
  );
}
