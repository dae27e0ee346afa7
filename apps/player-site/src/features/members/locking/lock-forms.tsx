import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PinField } from '#features/identity/locking/pin-field.tsx';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import { SecretSubmit } from '#features/members/security/secret-fields.tsx';
import { useProof } from '#features/members/security/use-proof.ts';

const choices = [1, 5, 15, 30] as const;
type Minutes = (typeof choices)[number];

const toMinutes = (minutes: number | null): Minutes =>
  choices.find((each) => each === minutes) ?? 5;

export function LockForm({ minutes, onDone }: { minutes: number | null; onDone: () => void }) {
  const { t } = useTranslation();
  const [after, setAfter] = useState(toMinutes(minutes));
  const [pin, setPin] = useState('');
  const [pinAgain, setPinAgain] = useState('');
  const [password, setPassword] = useState('');
  const save = useMutation({
    mutationFn: () => call('PUT /wps/member/lock', { body: { password, minutes: after, pin } }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/info');
      showToast({ tone: 'win', message: t('lock_saved') });
      onDone();
    },
  });
  const { form, submit, ...proof } = useProof(save, { pin, pinAgain, password });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('lock_all_devices')}</p>
      <FormAlert error={proof.otherError} />
      <SelectField
        label={t('lock_after')}
        name="minutes"
        value={String(after)}
        options={choices.map((count) => ({
          value: String(count),
          label: t('lock_minutes', { count }),
        }))}
        onValueChange={(value) => setAfter(toMinutes(Number(value)))}
      />
      <PinField
        label={t('lock_new_pin')}
        name="pin"
        hint={t('lock_new_pin_hint')}
        value={pin}
        onValueChange={proof.edit(setPin)}
        error={proof.errorOf('pin')}
      />
      <PinField
        label={t('lock_pin_again')}
        name="pinAgain"
        value={pinAgain}
        onValueChange={proof.edit(setPinAgain)}
        error={proof.errorOf('pinAgain')}
      />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <SecretSubmit isBusy={save.isPending}>
        {minutes === null ? t('lock_turn_on') : t('lock_change')}
      </SecretSubmit>
    </form>
  );
}

export function LockRemovalForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => call('POST /wps/member/lock/remove', { body: { password } }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/info');
      showToast({ tone: 'win', message: t('lock_was_removed') });
      onDone();
    },
  });
  const { form, submit, ...proof } = useProof(remove, { password });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('lock_off_about')}</p>
      <FormAlert error={proof.otherError} />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <SecretSubmit isBusy={remove.isPending}>{t('lock_turn_off')}</SecretSubmit>
    </form>
  );
}
