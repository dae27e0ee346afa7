import type { ReactNode } from 'react';
import type { List } from './use-list.ts';

export type Column<T> = {
  id: string;
  label: string;
  render: (row: T) => ReactNode;
  /** Figures stand to the right, digit under digit. */
  isNumber?: boolean;
  /** On a phone it stands beside the card's name instead of below it. */
  isInCardHead?: boolean;
  /** Kept on one line whatever it costs the others. */
  isTight?: boolean;
};

export type RecordListProps<T> = {
  label: string;
  list: List<T>;
  /** The first column names the row; on a phone it is the card's head. */
  columns: readonly Column<T>[];
  empty: { title: string; text?: string; seed?: string };
  selectedId?: string | undefined;
  /** One of several parts of a page: no view is kept of it. */
  isPart?: boolean;
  /** What stands below a row when it is opened. */
  detailOf?: ((row: T) => ReactNode) | undefined;
};
