import { useState } from 'react';
import type { StaffRole } from '@bahati/contract/back-office/staff/staff-roles.ts';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RemoveRoleDialog, RoleDialog } from './role-dialog.tsx';
import { WaitingRoles } from './waiting-roles.tsx';

type Role = StaffRole;
type Asking = { act: 'add' } | { act: 'change' | 'remove'; role: Role };

/** Each role with its rights; one opens to all of them. */
export function StaffRoles() {
  const { translate } = useWords();
  const list = useWholeList(
    'GET /bo/staffRoles',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const canAccess = useCan('POST /bo/staffRoles');
  const [openId, setOpenId] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const columns = useColumns(
    openId,
    (id) => setOpenId(id === openId ? undefined : id),
    canAccess ? setAsking : undefined,
  );
  return (
    <>
      <div className="staff-networks-lead">
        <p className="quiet staff-lead">{translate('staff.roles_about')}</p>
        {canAccess && (
          <Button
            className="office-ink staff-invite"
            icon={<PlusIcon size={18} />}
            onClick={() => setAsking({ act: 'add' })}
          >
            {translate('staff.new_role')}
          </Button>
        )}
      </div>
      <WaitingRoles />
      <RecordList
        label={translate('staff.roles')}
        list={list}
        columns={columns}
        selectedId={openId}
        empty={{ title: translate('staff.no_roles'), seed: 'roles' }}
        detailOf={(role) => (role.code === openId ? <Rights role={role} /> : null)}
      />
      {asking && <AskDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function AskDialog({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  if (asking.act === 'add') return <RoleDialog onClose={onClose} />;
  const { act, role } = asking;
  return act === 'change' ? (
    <RoleDialog role={role} onClose={onClose} />
  ) : (
    <RemoveRoleDialog role={role} onClose={onClose} />
  );
}

function useColumns(
  openId: string | undefined,
  toggle: (id: string) => void,
  onAsk: ((asking: Asking) => void) | undefined,
) {
  const { translate, locale } = useWords();
  const columns: Column<Role>[] = [
    {
      id: 'name',
      label: translate('staff.role'),
      render: ({ code, name }) => (
        <button
          type="button"
          className="records-open"
          aria-expanded={code === openId}
          onClick={() => toggle(code)}
        >
          {name[locale === 'sw' ? 'sw' : 'en']}
        </button>
      ),
    },
    {
      id: 'origin',
      label: translate('staff.origin'),
      render: ({ isBuiltIn }) => translate(isBuiltIn ? 'staff.built_in' : 'staff.own_role'),
    },
    {
      id: 'rights',
      label: translate('staff.rights'),
      isNumber: true,
      render: ({ permissions }) => permissions.length,
    },
    {
      id: 'people',
      label: translate('staff.people'),
      isNumber: true,
      isInCardHead: true,
      render: ({ people }) => people,
    },
  ];
  if (!onAsk) return columns;
  const acts: Column<Role> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (role) => (role.isBuiltIn ? null : <RoleActs role={role} onAsk={onAsk} />),
  };
  return [...columns, acts];
}

function RoleActs({ role, onAsk }: { role: Role; onAsk: (asking: Asking) => void }) {
  const { translate, locale } = useWords();
  const acts = role.people === 0 ? (['remove', 'change'] as const) : (['change'] as const);
  return (
    <span className="role-acts">
      {acts.map((act) => (
        <Button
          key={act}
          size="s"
          aria-label={`${translate(`staff.${act}_one`)}: ${role.name[locale === 'sw' ? 'sw' : 'en']}`}
          onClick={() => onAsk({ act, role })}
        >
          {translate(`staff.${act}_one`)}
        </Button>
      ))}
    </span>
  );
}

function Rights({ role: { permissions } }: { role: Role }) {
  const { translate, codeWords } = useWords();
  if (permissions.length === 0) return <p className="quiet">{translate('staff.no_rights')}</p>;
  return (
    <ul className="staff-rights">
      {permissions.map((name) => (
        <li key={name}>{codeWords('permissions', name)}</li>
      ))}
    </ul>
  );
}
