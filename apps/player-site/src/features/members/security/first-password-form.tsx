import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { NewPasswordFields } from '#features/identity/password/new-password-fields.tsx';
import { useNewPassword } from '#features/identity/password/use-new-password.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

/** Sets the login password of who registered through a provider and has none yet. */
export function FirstPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { form, focusFirstError } = useFocusOnError();
  const save = useMutation({
    mutationFn: () =>
      call('POST /wps/member/social/password', {
        body: { newPassword: draft.password, confirmNewPassword: draft.again },
      }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/social');
      showToast({ tone: 'win', message: t('first_password_done') });
      onDone();
    },
    onError: focusFirstError,
  });
  const draft = useNewPassword({
    refusal: save.error,
    onEdit: () => {
      if (save.isError) save.reset();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    draft.showErrors();
    if (draft.isRight && !save.isPending) save.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={draft.saysRefusal ? undefined : save.error} />
      <NewPasswordFields draft={draft} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={save.isPending}
        loadingLabel={t('loading')}
      >
        {t('first_password_set')}
      </Button>
    </form>
  );
}
