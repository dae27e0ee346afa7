import { useState } from 'react';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { StaffRole } from '@bahati/contract/back-office/staff/staff-roles.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoleRights } from './role-rights.tsx';

const goodCode = /^[a-z][a-z0-9-]{1,39}$/;

/** A new role, or other names and rights of one; either waits for a second person. */
export function RoleDialog({ role, onClose }: { role?: StaffRole; onClose: () => void }) {
  const { translate, locale } = useWords();
  const language = locale === 'sw' ? 'sw' : 'en';
  const [code, setCode] = useState('');
  const [name, setName] = useState(role?.name ?? { en: '', sw: '' });
  const [permissions, setPermissions] = useState<Permission[]>(role?.permissions ?? []);
  const isCoded = role !== undefined || goodCode.test(code);
  const isNamed = name.en.trim() !== '' && name.sw.trim() !== '';
  const send = (reason: string) =>
    role
      ? call('POST /bo/staffRoles/:code', {
          params: { code: role.code },
          body: { name, permissions, version: role.version, reason },
        })
      : call('POST /bo/staffRoles', { body: { code, name, permissions, reason } });
  return (
    <ReasonDialog
      title={
        role
          ? translate('staff.role_change_title', { role: role.name[language] })
          : translate('staff.new_role')
      }
      confirmLabel={translate('staff.role_now')}
      size="l"
      isReady={isCoded && isNamed && permissions.length > 0}
      send={send}
      tell={() => translate('staff.told_role_waits', { role: name[language].trim() })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p className="quiet">{translate('staff.role_change_hint')}</p>
          {!role && (
            <TextField
              label={translate('staff.role_code')}
              hint={translate('staff.role_code_hint')}
              error={isWanting && !isCoded ? translate('staff.role_code_wrong') : undefined}
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onValueChange={(typed) => setCode(typed.trim().toLowerCase())}
            />
          )}
          <div className="role-names">
            {(['en', 'sw'] as const).map((each) => (
              <TextField
                key={each}
                label={translate(`staff.role_name_${each}`)}
                error={
                  isWanting && name[each].trim() === ''
                    ? translate('staff.role_name_missing')
                    : undefined
                }
                value={name[each]}
                maxLength={60}
                autoComplete="off"
                onValueChange={(typed) => setName({ ...name, [each]: typed })}
              />
            ))}
          </div>
          <RoleRights
            value={permissions}
            isMissing={isWanting && permissions.length === 0}
            onChange={setPermissions}
          />
        </>
      )}
    </ReasonDialog>
  );
}

export function RemoveRoleDialog({ role, onClose }: { role: StaffRole; onClose: () => void }) {
  const { translate, locale } = useWords();
  const name = role.name[locale === 'sw' ? 'sw' : 'en'];
  return (
    <ReasonDialog
      title={translate('staff.remove_role_title', { role: name })}
      confirmLabel={translate('staff.role_now')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/staffRoles/:code/remove', { params: { code: role.code }, body: { reason } })
      }
      tell={() => translate('staff.told_role_waits', { role: name })}
      onClose={onClose}
    >
      <p>{translate('staff.remove_role_hint')}</p>
    </ReasonDialog>
  );
}
