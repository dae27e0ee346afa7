import type { Passkey } from '@bahati/contract/player-site/identity/passkeys.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { makePasskey } from '#features/identity/passkeys/device-passkey.ts';
import { PasskeyAlert } from '#features/identity/passkeys/passkey-alert.tsx';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import { SecretSubmit } from './secret-fields.tsx';
import { useProof } from './use-proof.ts';

const longestName = 40;

/** The password, then what the browser asks itself: fingerprint, face or the device's PIN. */
export function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const add = useMutation({
    mutationFn: async () => {
      const options = await call('POST /wps/member/passkeys/start', { body: { password } });
      const passkey = await makePasskey(options);
      const said = name.trim() || t('passkey_unnamed');
      await call('POST /wps/member/passkeys', { body: { name: said, passkey } });
    },
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/passkeys');
      showToast({ tone: 'win', message: t('passkey_was_added') });
      onDone();
    },
  });
  const { form, submit, ...proof } = useProof(add, { password });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <PasskeyAlert error={proof.otherError} />
      <TextField
        label={t('passkey_name')}
        name="passkeyName"
        hint={t('passkey_name_hint')}
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onValueChange={setName}
      />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <SecretSubmit isBusy={add.isPending}>{t('passkey_add')}</SecretSubmit>
    </form>
  );
}

export function RemovePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () =>
      call('POST /wps/member/passkeys/:id/remove', {
        params: { id: passkey.id },
        body: { password },
      }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/passkeys');
      showToast({ tone: 'win', message: t('passkey_was_removed') });
      onDone();
    },
  });
  const { form, submit, ...proof } = useProof(remove, { password });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('passkey_remove_about', { name: passkey.name })}</p>
      <PasskeyAlert error={proof.otherError} />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <SecretSubmit isBusy={remove.isPending}>{t('passkey_remove')}</SecretSubmit>
    </form>
  );
}
