import { useState } from 'react';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { RoleField } from '#features/staff/roles/role-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { goodName, newcomer } from './invite-dialog.tsx';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Somebody of another brand, who brings the password and the authenticator of there. */
export function AdmitDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const [homeBrand, setHomeBrand] = useState('');
  const [homeUsername, setHomeUsername] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState('');
  const isHomeNamed = goodName.test(homeUsername);
  const isNamed = goodName.test(username);
  const wrong = translate('staff.username_wrong');
  return (
    <ReasonDialog
      title={translate('brands.admit_title')}
      confirmLabel={translate('brands.admit_now')}
      isReady={homeBrand.length > 1 && isHomeNamed && isNamed && role !== ''}
      send={(reason) =>
        call('POST /bo/staff/admit', { body: { homeBrand, homeUsername, username, role, reason } })
      }
      tell={() => translate('approvals.told_asked')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p className="quiet">{translate('brands.admit_hint')}</p>
          <TextField
            label={translate('brands.home_brand')}
            hint={translate('brands.home_brand_hint')}
            error={isWanting && homeBrand.length < 2 ? translate('brands.home_missing') : undefined}
            maxLength={30}
            value={homeBrand}
            onValueChange={(typed) => setHomeBrand(typed.trim().toLowerCase())}
            {...plain}
          />
          <TextField
            label={translate('brands.home_username')}
            error={isWanting && !isHomeNamed ? wrong : undefined}
            maxLength={32}
            value={homeUsername}
            onValueChange={(typed) => setHomeUsername(typed.trim().toLowerCase())}
            {...plain}
          />
          <TextField
            label={translate('brands.username_here')}
            error={isWanting && !isNamed ? wrong : undefined}
            maxLength={32}
            value={username}
            onValueChange={(typed) => setUsername(typed.trim().toLowerCase())}
            {...plain}
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
