import { useState } from 'react';
import { bannerGroups, type StaffBanner } from '@bahati/contract/back-office/banners.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useCanAccess } from 'react-admin';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { BannerDialog } from './banner-dialog.tsx';
import { StateChip } from './state-chip.tsx';
import { useWhenWords } from './use-when-words.ts';

/** Pictures with words that lead somewhere, by where the site shows them. */
export function Banners() {
  const { translate } = useWords();
  const search = useSearch();
  const { canAccess } = useCanAccess({ resource: 'content', action: 'change' });
  const groupName = bannerGroups.find((known) => known === search.get('group'));
  const list = useCursorList<StaffBanner>('banners', { groupName });
  const [open, setOpen] = useState<StaffBanner | 'new'>();
  const columns = useColumns(setOpen);
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('banners.group')}
          isLabelHidden
          value={groupName ?? ''}
          options={[
            { value: '', label: translate('banners.all_groups') },
            ...bannerGroups.map((value) => ({
              value,
              label: translate(`banner_groups.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ group: value })}
        />
        {canAccess && (
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('banners.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('content.banners')}
        list={list}
        columns={columns}
        empty={{ title: translate('banners.empty'), seed: 'banners' }}
      />
      {open && (
        <BannerDialog
          banner={open === 'new' ? undefined : open}
          isReadOnly={!canAccess}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function useColumns(onOpen: (banner: StaffBanner) => void) {
  const { translate, locale } = useWords();
  const { whenWords } = useWhenWords();
  const columns: Column<StaffBanner>[] = [
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
      id: 'group',
      label: translate('banners.group'),
      isTight: true,
      render: (row) => translate(`banner_groups.${row.groupName}`),
    },
    {
      id: 'linkage',
      label: translate('banners.linkage'),
      render: ({ linkageType, linkage }) => (
        <span className="content-address">
          {linkage ?? translate(`banner_linkages.${linkageType}`)}
        </span>
      ),
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
