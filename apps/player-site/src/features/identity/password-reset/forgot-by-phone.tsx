import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { MobileCodeFields } from '#features/identity/codes/mobile-code-fields.tsx';
import { NewPasswordFields } from '#features/identity/password/new-password-fields.tsx';
import { startSession } from '#features/identity/session.ts';
import { useMobileCode } from '#features/identity/codes/use-mobile-code.ts';
import { useNewPassword } from '#features/identity/password/use-new-password.ts';

/** A code to the bound number sets a new password, which logs in at once (spec §4). */
export function ForgotByPhone({
  onBusy,
  onDone,
}: {
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { form, focusFirstError } = useFocusOnError();
  const set = useMutation({
    mutationFn: () =>
      call('POST /wps/member/password/verification', {
        body: {
          ...proof.mobile,
          verificationCode: proof.code,
          newPassword: draft.password,
        },
      }),
    onSuccess: (session) => {
      startSession(session);
      onDone();
    },
    onError: focusFirstError,
  });
  const forgetRefusal = () => {
    if (set.isError) set.reset();
  };
  const proof = useMobileCode({
    send: (input) =>
      call('POST /wps/verification/sms/password', {
        body: { ...input, language: currentLanguage() },
      }),
    refusal: set.error,
    onEdit: forgetRefusal,
  });
  const draft = useNewPassword({ refusal: set.error, onEdit: forgetRefusal });
  useEffect(() => onBusy(set.isPending), [set.isPending, onBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    proof.showErrors();
    draft.showErrors();
    if (proof.isRight && draft.isRight && !set.isPending) set.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="popup-lead">{t('forgot_phone_lead')}</p>
      <FormAlert error={proof.saysRefusal || draft.saysRefusal ? undefined : set.error} />
      <MobileCodeFields
        proof={proof}
        sentWords={t('code_sent_maybe', { minutes: codeMinutes })}
        onRefused={focusFirstError}
      />
      <NewPasswordFields draft={draft} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={set.isPending}
        loadingLabel={t('loading')}
      >
        {t('forgot_set')}
      </Button>
    </form>
  );
}
