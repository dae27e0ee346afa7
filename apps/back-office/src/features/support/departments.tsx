import { useState } from 'react';
import type { StaffChatModel } from '@bahati/contract/back-office/support/chat-models.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { DepartmentDialog } from './department-dialog.tsx';
import { useDayNames } from './use-day-names.ts';

type Row = StaffChatModel;

/** Whom people may speak with in the chat, and when. */
export function Departments() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/chatModels');
  const list = useWholeList(
    'GET /bo/chatModels',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const [open, setOpen] = useState<StaffChatModel | 'new'>();
  const columns = useColumns(canAccess ? setOpen : undefined);
  return (
    <>
      <div className="access-lead">
        <p className="quiet">{translate('departments.about')}</p>
        {canAccess && (
          <Button
            className="office-ink"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('departments.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('content.departments')}
        list={list}
        columns={columns}
        empty={{ title: translate('departments.empty'), seed: 'departments' }}
      />
      {open && (
        <DepartmentDialog
          department={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function useColumns(onOpen: ((row: Row) => void) | undefined) {
  const { translate, locale } = useWords();
  const dayNames = useDayNames();
  const nameOf = ({ name }: Row) => (locale === 'sw' ? name.sw : name.en);
  const columns: Column<Row>[] = [
    {
      id: 'name',
      label: translate('departments.name'),
      render: (row) =>
        onOpen ? (
          <button type="button" className="records-open" onClick={() => onOpen(row)}>
            {nameOf(row)}
          </button>
        ) : (
          <strong>{nameOf(row)}</strong>
        ),
    },
    {
      id: 'days',
      label: translate('departments.days'),
      render: ({ days }) => days.map((day) => dayNames[day - 1]).join(', '),
    },
    {
      id: 'hours',
      label: translate('departments.hours'),
      isTight: true,
      isInCardHead: true,
      render: ({ opens, closes }) => `${opens}–${closes}`,
    },
    {
      id: 'who',
      label: translate('content.who'),
      render: ({ isForAgents }) =>
        translate(isForAgents ? 'departments.agents' : 'departments.everybody'),
    },
    {
      id: 'position',
      label: translate('content.position'),
      isNumber: true,
      render: ({ position }) => position,
    },
  ];
  return columns;
}
