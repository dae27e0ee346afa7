import { useState } from 'react';
import type {
  StaffInvitation,
  StaffPerson,
} from '@bahati/contract/back-office/staff/staff-people.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon, SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { AdmitDialog } from './admit-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { StaffState } from './staff-state.tsx';

const states = ['active', 'invited', 'disabled'] as const;

/** Staff users, found by name or state; whoever keeps staff invites others. */
export function StaffPeople() {
  const { translate } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/staff');
  const wanted = search.get('search');
  const [typed, setTyped] = useDebounced(wanted ?? '', (next) =>
    search.set({ search: next }, true),
  );
  const state = states.find((known) => known === search.get('state'));
  const list = useList('GET /bo/staff', { query: { search: wanted, state } }, { pageSize: 25 });
  const canAdmit = useCan('POST /bo/staff/admit');
  const { data: brands } = useRecord('GET /bo/brands', {});
  const [isAdmitting, setIsAdmitting] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [invited, setInvited] = useState<StaffInvitation>();
  const columns = useColumns();
  return (
    <>
      <div className="office-toolbar">
        <TextField
          label={translate('staff.search')}
          isLabelHidden
          placeholder={translate('staff.search')}
          prefix={<SearchIcon size={18} />}
          type="search"
          maxLength={64}
          data-shortcut="search"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onValueChange={setTyped}
        />
        <Segmented
          label={translate('members.status')}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: translate('member_tabs.all') },
            ...states.map((value) => ({ value, label: translate(`staff_states.${value}`) })),
          ]}
          onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
        />
        {canAdmit && brands?.isOneOfSeveral && (
          <Button onClick={() => setIsAdmitting(true)}>{translate('brands.admit')}</Button>
        )}
        {canAccess && (
          <Button
            className="office-ink staff-invite"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsInviting(true)}
          >
            {translate('staff.invite')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('sections.staff')}
        list={list}
        columns={columns}
        empty={{ title: translate('staff.empty'), seed: 'staff' }}
      />
      {isAdmitting && <AdmitDialog onClose={() => setIsAdmitting(false)} />}
      {isInviting && <InviteDialog onInvited={setInvited} onClose={() => setIsInviting(false)} />}
      {invited && <LinkDialog invitation={invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

function useColumns() {
  const { translate, instant, locale } = useWords();
  return [
    {
      id: 'username',
      label: translate('ra.auth.username'),
      render: ({ id, username }) => (
        <Link to={`/staff/${id}/show`} className="records-open">
          {username}
        </Link>
      ),
    },
    {
      id: 'role',
      label: translate('staff.role'),
      render: ({ roleName }) => roleName[locale === 'sw' ? 'sw' : 'en'],
    },
    {
      id: 'state',
      label: translate('members.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => <StaffState state={state} />,
    },
    {
      id: 'factor',
      label: translate('staff.second_factor'),
      isTight: true,
      render: ({ hasSecondFactor }) =>
        translate(hasSecondFactor ? 'staff.factor_set' : 'staff.factor_missing'),
    },
    {
      id: 'sessions',
      label: translate('staff.sessions'),
      isNumber: true,
      render: ({ openSessions }) => openSessions,
    },
    {
      id: 'seen',
      label: translate('staff.last_seen'),
      isTight: true,
      render: ({ lastSeenAt }) => (lastSeenAt ? instant(lastSeenAt) : '–'),
    },
  ] satisfies Column<StaffPerson>[];
}
