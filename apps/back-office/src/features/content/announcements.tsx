import { useState } from 'react';
import {
  announcementStates,
  announcementTypes,
  type StaffAnnouncement,
} from '@bahati/contract/back-office/announcements.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useCanAccess } from 'react-admin';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { StateChip } from './state-chip.tsx';
import { useWhenWords } from './use-when-words.ts';

/** What the house tells everybody: lines of the marquee, notices, pop-ups, promotions, hints. */
export function Announcements() {
  const { translate } = useWords();
  const search = useSearch();
  const { canAccess } = useCanAccess({ resource: 'content', action: 'change' });
  const type = announcementTypes.find((known) => known === search.get('type'));
  const state = announcementStates.find((known) => known === search.get('state'));
  const list = useCursorList<StaffAnnouncement>('announcements', { type, state });
  const [open, setOpen] = useState<StaffAnnouncement | 'new'>();
  const columns = useColumns(setOpen);
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('announcements.type')}
          isLabelHidden
          value={type ?? ''}
          options={[
            { value: '', label: translate('announcements.all_types') },
            ...announcementTypes.map((value) => ({
              value,
              label: translate(`announcement_types.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ type: value })}
        />
        <SelectField
          label={translate('content.state')}
          isLabelHidden
          value={state ?? ''}
          options={[
            { value: '', label: translate('content.all_states') },
            ...announcementStates.map((value) => ({
              value,
              label: translate(`content_states.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ state: value })}
        />
        {canAccess && (
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('announcements.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('content.announcements')}
        list={list}
        columns={columns}
        empty={{ title: translate('announcements.empty'), seed: 'announcements' }}
      />
      {open && (
        <AnnouncementDialog
          announcement={open === 'new' ? undefined : open}
          isReadOnly={!canAccess}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function useColumns(onOpen: (announcement: StaffAnnouncement) => void) {
  const { translate, locale } = useWords();
  const { whenWords } = useWhenWords();
  const columns: Column<StaffAnnouncement>[] = [
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
    {
      id: 'type',
      label: translate('announcements.type'),
      isTight: true,
      render: ({ type }) => translate(`announcement_types.${type}`),
    },
    {
      id: 'who',
      label: translate('content.who'),
      render: ({ executions }) =>
        executions.map((who) => translate(`content_who.${who}`)).join(', '),
    },
    { id: 'when', label: translate('content.when'), render: whenWords },
    {
      id: 'position',
      label: translate('content.position'),
      isNumber: true,
      render: ({ position }) => position,
    },
  ];
  return columns;
}
