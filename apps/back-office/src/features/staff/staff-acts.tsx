import { useState } from 'react';
import type {
  StaffCard,
  StaffInvitation,
  StaffSession,
} from '@bahati/contract/back-office/staff/staff-people.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useStaff } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RoleField } from '#features/staff/roles/role-field.tsx';

type Act = 'role' | 'link' | 'sessions' | 'state';

/** What a keeper of staff does about another staff user, never about himself. */
export function StaffActs({ person }: { person: StaffCard }) {
  const { translate } = useWords();
  const identity = useStaff();
  const [act, setAct] = useState<Act>();
  const [invited, setInvited] = useState<StaffInvitation>();
  if (identity.username === person.username) return null;
  const isDisabled = person.state === 'disabled';
  const close = () => setAct(undefined);
  return (
    <div className="staff-acts" role="group" aria-label={translate('member_acts.acts')}>
      {!isDisabled && (
        <>
          <Button className="office-ink" onClick={() => setAct('role')}>
            {translate('staff.change_role')}
          </Button>
          {!person.isFromElsewhere && (
            <Button onClick={() => setAct('link')}>{translate('staff.new_link')}</Button>
          )}
        </>
      )}
      {person.sessions.length > 0 && (
        <Button onClick={() => setAct('sessions')}>{translate('staff.end_all')}</Button>
      )}
      <Button tone={isDisabled ? 'quiet' : 'danger'} onClick={() => setAct('state')}>
        {translate(isDisabled ? 'staff.enable' : 'staff.disable')}
      </Button>
      {act === 'role' && <RoleDialog person={person} onClose={close} />}
      {act === 'link' && <NewLinkDialog person={person} onInvited={setInvited} onClose={close} />}
      {act === 'sessions' && <EndSessionDialog person={person} onClose={close} />}
      {act === 'state' && <StateDialog person={person} onClose={close} />}
      {invited && <LinkDialog invitation={invited} onClose={() => setInvited(undefined)} />}
    </div>
  );
}

type Props = { person: StaffCard; onClose: () => void };

function RoleDialog({ person: { id, username, role: present }, onClose }: Props) {
  const { translate } = useWords();
  const [role, setRole] = useState('');
  return (
    <ReasonDialog
      title={translate('staff.role_title', { username })}
      confirmLabel={translate('staff.role_now')}
      isReady={role !== ''}
      send={(reason) => call('POST /bo/staff/:id/role', { params: { id }, body: { role, reason } })}
      tell={() => translate('staff.told_role_asked', { username })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p className="quiet">{translate('staff.role_hint')}</p>
          <RoleField
            value={role}
            onValueChange={setRole}
            without={present}
            error={isWanting && role === '' ? translate('staff.role_missing') : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}

function NewLinkDialog({
  person: { id, username },
  onInvited,
  onClose,
}: Props & { onInvited: (invitation: StaffInvitation) => void }) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('staff.new_link_title', { username })}
      confirmLabel={translate('staff.new_link')}
      tone="danger"
      send={async (reason) => {
        const invitation = await call('POST /bo/staff/:id/invite', {
          params: { id },
          body: { reason },
        });
        onInvited(invitation);
        return invitation;
      }}
      tell={() => translate('staff.told_invited', { username })}
      onClose={onClose}
    >
      <p>{translate('staff.new_link_hint')}</p>
    </ReasonDialog>
  );
}

/** One session, or all where none is named. */
export function EndSessionDialog({
  person: { id, username },
  session,
  onClose,
}: Props & { session?: StaffSession }) {
  const { translate } = useWords();
  const which = session ? { sessionId: session.id } : {};
  return (
    <ReasonDialog
      title={translate(session ? 'staff.end_one_title' : 'staff.end_all_title', { username })}
      confirmLabel={translate(session ? 'staff.end_session' : 'staff.end_all')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/staff/:id/endSessions', { params: { id }, body: { ...which, reason } })
      }
      tell={() => translate('staff.told_ended', { username })}
      onClose={onClose}
    />
  );
}

function StateDialog({ person: { id, username, state }, onClose }: Props) {
  const { translate } = useWords();
  const act = state === 'disabled' ? 'enable' : 'disable';
  return (
    <ReasonDialog
      title={translate(`staff.${act}_title`, { username })}
      confirmLabel={translate(`staff.${act}`)}
      tone={act === 'disable' ? 'danger' : 'ink'}
      send={(reason) =>
        act === 'enable'
          ? call('POST /bo/staff/:id/enable', { params: { id }, body: { reason } })
          : call('POST /bo/staff/:id/disable', { params: { id }, body: { reason } })
      }
      tell={() => translate(`staff.told_${act}d`, { username })}
      onClose={onClose}
    >
      <p>{translate(`staff.${act}_hint`)}</p>
    </ReasonDialog>
  );
}
