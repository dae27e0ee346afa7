import { useState } from 'react';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Another password, by the old one and a fresh code. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [code, setCode] = useState('');
  async function confirm() {
    const send = () => call('POST /bo/own/password', { body: { password, code, newPassword } });
    if (await act(send, () => translate('own.told_password'))) onClose();
    // A code is good once, so it is typed anew with the next try.
    else setCode('');
  }
  return (
    <ActDialog
      title={translate('own.change_password')}
      confirmLabel={translate('own.change_password')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <PasswordField
        label={translate('own.old_password')}
        value={password}
        onValueChange={setPassword}
      />
      <PasswordField
        label={translate('own.new_password')}
        isNew
        value={newPassword}
        onValueChange={setNewPassword}
      />
      <CodeField label={translate('login.code')} value={code} onValueChange={setCode} />
    </ActDialog>
  );
}
