import { useId } from 'react';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { RecordListProps } from './columns.ts';

const skeletonCards = [0, 1, 2, 3];

/** Each record as a card, where a table finds no room. */
export function RecordCards<T>({ label, list, columns, selectedId, detailOf }: RecordListProps<T>) {
  const { translate } = useWords();
  const headId = useId();
  const [name, ...others] = columns;
  const beside = others.filter(({ isInCardHead }) => isInCardHead);
  const below = others.filter(({ isInCardHead }) => !isInCardHead);
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
    <ul className="records-cards" aria-label={label}>
      {list.rows.map((row) => (
        <li
          key={list.idOf(row)}
          className="records-card"
          data-row={list.idOf(row)}
          data-selected={list.idOf(row) === selectedId ? '' : undefined}
          aria-labelledby={`${headId}-${list.idOf(row)}`}
        >
          <div className="records-card-head">
            <span id={`${headId}-${list.idOf(row)}`}>{name?.render(row)}</span>
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
