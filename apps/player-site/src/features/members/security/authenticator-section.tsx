import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QrCode } from '#features/install/qr-code.tsx';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { AuthenticatorCodeField, SecretSubmit } from './secret-fields.tsx';
import { useProof } from './use-proof.ts';
import { forgetSecrets } from './use-recovery.ts';
import './authenticator-section.css';

type Secret = { secret: string; uri: string };

/** Binding an authenticator app: the password, the QR code, the first code, the recovery codes. */
export function AuthenticatorForm({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret === null ? (
    <StartForm onStarted={setSecret} />
  ) : (
    <BindForm secret={secret} onDone={onDone} />
  );
}

function StartForm({ onStarted }: { onStarted: (secret: Secret) => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const start = useMutation({
    mutationFn: () => call('POST /wps/member/authenticator/start', { body: { password } }),
    onSuccess: onStarted,
  });
  const { form, submit, ...proof } = useProof(start, { password });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('authenticator_about')}</p>
      <FormAlert error={proof.otherError} />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <SecretSubmit isBusy={start.isPending}>{t('authenticator_start')}</SecretSubmit>
    </form>
  );
}

function BindForm({ secret, onDone }: { secret: Secret; onDone: () => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const bind = useMutation({
    mutationFn: () => call('POST /wps/member/authenticator', { body: { code } }),
    onSuccess: forgetSecrets,
  });
  const { form, submit, ...proof } = useProof(bind, { code });
  if (bind.data) {
    return (
      <div className="stack">
        <p role="status">{t('authenticator_was_bound')}</p>
        <RecoveryCodes codes={bind.data.recoveryCodes} onDone={onDone} />
      </div>
    );
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('authenticator_scan')}</p>
      <div className="authenticator-key">
        <QrCode text={secret.uri} label={t('authenticator_qr')} size={176} />
        <div>
          <p className="quiet">{t('authenticator_by_hand')}</p>
          <code className="authenticator-secret">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <FormAlert error={proof.otherError} />
      <AuthenticatorCodeField
        value={code}
        onValueChange={proof.edit(setCode)}
        error={proof.errorOf('code')}
      />
      <SecretSubmit isBusy={bind.isPending}>{t('authenticator_bind')}</SecretSubmit>
    </form>
  );
}
