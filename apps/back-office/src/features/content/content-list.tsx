import { type ReactNode, useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useCan } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import type { List } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { StateChip } from './state-chip.tsx';
import { useWhenWords } from './use-when-words.ts';

/** What every piece of content has, whatever it says. */
type Content = {
  id: string;
  state: Parameters<typeof StateChip>[0]['state'];
  title: { en: string; sw: string };
  startsAt: string;
  endsAt: string | null;
  position: number;
};

export type ContentFilter = {
  /** Its name in the address. */
  name: string;
  label: string;
  value: string | undefined;
  allLabel: string;
  options: readonly { value: string; label: string }[];
};

/** A list of content with its filters, the way to add one and the dialog of the one that is open. */
export function ContentList<Row extends Content>({
  list,
  label,
  addLabel,
  empty,
  filters,
  columns,
  dialog,
}: {
  list: List<Row>;
  label: string;
  addLabel: string;
  empty: { title: string; seed: string };
  filters: readonly ContentFilter[];
  /** Between state and time. */
  columns: readonly Column<Row>[];
  /** `row` is undefined for a new one. */
  dialog: (open: { row: Row | undefined; isReadOnly: boolean; onClose: () => void }) => ReactNode;
}) {
  const search = useSearch();
  const canAccess = useCan('POST /bo/announcements');
  const [open, setOpen] = useState<Row | 'new'>();
  const allColumns = useColumns(columns, setOpen);
  return (
    <>
      <div className="office-toolbar">
        {filters.map(({ name, allLabel, options, value, ...filter }) => (
          <SelectField
            key={name}
            {...filter}
            isLabelHidden
            value={value ?? ''}
            options={[{ value: '', label: allLabel }, ...options]}
            onValueChange={(chosen) => search.set({ [name]: chosen })}
          />
        ))}
        {canAccess && (
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {addLabel}
          </Button>
        )}
      </div>
      <RecordList label={label} list={list} columns={allColumns} empty={empty} />
      {open &&
        dialog({
          row: open === 'new' ? undefined : open,
          isReadOnly: !canAccess,
          onClose: () => setOpen(undefined),
        })}
    </>
  );
}

function useColumns<Row extends Content>(
  own: readonly Column<Row>[],
  onOpen: (row: Row) => void,
): Column<Row>[] {
  const { translate, locale } = useWords();
  const { whenWords } = useWhenWords();
  return [
    {
      id: 'title',
      label: translate('content.title'),
      render: (row) => (
        <button type="button" className="records-open" onClick={() => onOpen(row)}>
          {locale === 'sw' ? row.title.sw : row.title.en}
        </button>
      ),
    },
    {
      id: 'state',
      label: translate('content.state'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => <StateChip state={state} />,
    },
    ...own,
    { id: 'when', label: translate('content.when'), render: whenWords },
    {
      id: 'position',
      label: translate('content.position'),
      isNumber: true,
      render: ({ position }) => position,
    },
  ];
}
