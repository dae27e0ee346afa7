import type { ReactNode } from 'react';
import { RowCards } from './record-cards.tsx';
import { tooNarrowForTables, useMediaQuery } from './use-media-query.ts';
import './record-list.css';

export type ReportColumn<T> = {
  id: string;
  label: string;
  render: (row: T) => ReactNode;
  isNumber?: boolean;
  /** On a phone it stands beside the card's name instead of below it. */
  isInCardHead?: boolean;
};

/** A whole report as one table: nothing of it is paged, so that it can be read across. */
export function ReportTable<T>({
  label,
  columns,
  rows,
  keyOf,
  isPart = false,
}: {
  label: string;
  columns: readonly ReportColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /**
   * One of several parts of a page or a dialog: a long one scrolls in a box, words may wrap, and where
   * there is no room for it each row is a card.
   */
  isPart?: boolean;
}) {
  const isNarrow = useMediaQuery(tooNarrowForTables);
  if (isPart && isNarrow) {
    return (
      // A dialog that holds nothing else for the keys to reach is scrolled from here.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section aria-label={label} tabIndex={0}>
        <RowCards columns={columns} rows={rows} keyOf={keyOf} isHeadLabelled />
      </section>
    );
  }
  return (
    <section
      className={isPart ? 'records-scroll records-part' : 'records-scroll'}
      aria-label={label}
      // A wide report scrolls, and who has no mouse scrolls it by the keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="records-table">
        <caption className="office-unseen">{label}</caption>
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
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, render, isNumber }) => (
                <td
                  key={id}
                  data-number={isNumber ? '' : undefined}
                  data-tight={isPart ? undefined : ''}
                >
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
