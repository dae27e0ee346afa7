import type { RecordListProps } from './columns.ts';
import { ExportList } from './export-list.tsx';
import { SavedViews } from './saved-views.tsx';
import './saved-views.css';

/** What every list offers: views kept of its page, and all of it as a file. */
export function ListTools<T>({ list, columns }: Pick<RecordListProps<T>, 'list' | 'columns'>) {
  const titles = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  return (
    <div className="list-tools">
      <SavedViews />
      {list.source && <ExportList source={list.source} titles={titles} />}
    </div>
  );
}
