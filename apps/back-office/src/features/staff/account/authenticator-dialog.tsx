import { useState } from 'react';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Another authenticator: first who one is, then a code that the new one shows. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [fresh, setFresh] = useState<{ secret: string; uri: string }>();

  async function confirm() {
    const isDone = fresh
      ? await act(
          () => call('POST /bo/own/authenticator', { body: { code } }),
          () => translate('own.told_authenticator'),
        )
      : await act(async () => {
          setFresh(await call('POST /bo/own/authenticator/start', { body: { password, code } }));
        });
    setCode('');
    if (isDone && fresh) onClose();
  }

  return (
    <ActDialog
      title={translate('own.change_authenticator')}
      confirmLabel={translate(fresh ? 'own.change_authenticator' : 'own.go_on')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {fresh ? (
        <>
          <p>{translate('own.scan')}</p>
          <AuthenticatorKey {...fresh} />
          <CodeField label={translate('own.new_code')} value={code} onValueChange={setCode} />
        </>
      ) : (
        <>
          <PasswordField
            label={translate('own.old_password')}
            value={password}
            onValueChange={setPassword}
          />
          <CodeField label={translate('login.code')} value={code} onValueChange={setCode} />
        </>
      )}
    </ActDialog>
  );
}
