import { useState } from 'react';
import type { StaffInvitation } from '@bahati/contract/back-office/staff/staff-people.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoleField } from '#features/staff/roles/role-field.tsx';

export const newcomer = 'newcomer';
export const goodName = /^[a-z][a-z0-9.-]{2,31}$/;

/** Somebody new: the link is made at once, the role waits for a second person. */
export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: (invitation: StaffInvitation) => void;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState('');
  const isNamed = goodName.test(username);
  return (
    <ReasonDialog
      title={translate('staff.invite_title')}
      confirmLabel={translate('staff.invite_now')}
      isReady={isNamed && role !== ''}
      send={async (reason) => {
        const invitation = await call('POST /bo/staff', { body: { username, role, reason } });
        onInvited(invitation);
        return invitation;
      }}
      tell={() => translate('staff.told_invited', { username })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p className="quiet">{translate('staff.invite_hint')}</p>
          <TextField
            label={translate('ra.auth.username')}
            hint={translate('staff.username_hint')}
            error={isWanting && !isNamed ? translate('staff.username_wrong') : undefined}
            value={username}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onValueChange={(typed) => setUsername(typed.trim().toLowerCase())}
          />
          <RoleField
            value={role}
            onValueChange={setRole}
            without={newcomer}
            error={isWanting && role === '' ? translate('staff.role_missing') : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}
