import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { refusedField } from '#features/forms/refused-field.ts';
import { clearHurdle } from '#features/identity/session.ts';
import { useNewPassword } from './use-new-password.ts';

/** Changes the own password. Every other device is then signed out. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [oldPassword, setOldPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const change = useMutation({
    mutationFn: () =>
      call('POST /wps/member/password', {
        body: { oldPassword, newPassword: draft.password, confirmNewPassword: draft.again },
      }),
    onSuccess: () => {
      clearHurdle('password');
      showToast({ tone: 'win', message: t('change_password_done') });
      onDone();
    },
    onError: focusFirstError,
  });
  const draft = useNewPassword({ refusal: change.error, onEdit: forgetRefusal });
  const isOldRefused = refusedField(change.error, { password_wrong: 'old' }) === 'old';
  const oldError = wasTried && !oldPassword ? t('error_required') : undefined;

  function forgetRefusal() {
    if (change.isError) change.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    draft.showErrors();
    if (oldPassword && draft.isRight && !change.isPending) change.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={isOldRefused || draft.saysRefusal ? undefined : change.error} />
      <TextField
        label={t('field_old_password')}
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        value={oldPassword}
        onValueChange={(value) => {
          setOldPassword(value);
          forgetRefusal();
        }}
        error={isOldRefused ? words(change.error) : oldError}
      />
      <NewPasswordFields draft={draft} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={change.isPending}
        loadingLabel={t('loading')}
      >
        {t('change_password_submit')}
      </Button>
    </form>
  );
}
