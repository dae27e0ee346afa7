import { type ReactNode, useId } from 'react';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { Column, RecordListProps } from './columns.ts';
import './record-list.css';

const skeletonCards = [0, 1, 2, 3];

/** Each record as a card, where a table finds no room. */
export function RecordCards<T>({ label, list, columns, selectedId, detailOf }: RecordListProps<T>) {
  const { translate } = useWords();
  if (list.isPending) {
    return (
      <div className="records-cards" role="status" aria-label={translate('list.loading')}>
        {skeletonCards.map((row) => (
          <div key={row} className="records-card">
            <Skeleton width="50%" height={18} />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <RowCards
      label={label}
      columns={columns}
      rows={list.rows}
      keyOf={list.idOf}
      selectedKey={selectedId}
      detailOf={detailOf}
    />
  );
}

type RowCardsProps<T> = {
  /** Left out where what stands around the cards has it. */
  label?: string;
  /** The first one names the row. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Where the head alone does not say what it is, as a number does not. */
  isHeadLabelled?: boolean;
  selectedKey?: string | undefined;
  detailOf?: ((row: T) => ReactNode) | undefined;
};

export function RowCards<T>(props: RowCardsProps<T>) {
  const { label, columns, rows, keyOf, isHeadLabelled = false, selectedKey, detailOf } = props;
  const headId = useId();
  const [name, ...others] = columns;
  const beside = others.filter(({ isInCardHead }) => isInCardHead);
  const below = others.filter(({ isInCardHead }) => !isInCardHead);
  return (
    <ul className="records-cards" aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="records-card"
          data-row={keyOf(row)}
          data-selected={keyOf(row) === selectedKey ? '' : undefined}
          aria-labelledby={`${headId}-${keyOf(row)}`}
        >
          <div className="records-card-head">
            <span id={`${headId}-${keyOf(row)}`}>
              {isHeadLabelled && <span className="quiet small">{name?.label} </span>}
              {name?.render(row)}
            </span>
            {beside.map(({ id, render }) => (
              <span key={id}>{render(row)}</span>
            ))}
          </div>
          <dl>
            {below.map(({ id, label: fact, render }) => (
              <div key={id}>
                <dt>{fact}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
          {detailOf?.(row)}
        </li>
      ))}
    </ul>
  );
}
