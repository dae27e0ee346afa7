import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { CodeField } from '#features/identity/codes/code-field.tsx';
import { BindForm, LoginPasswordField } from './bind-form.tsx';
import { useBindForm } from './use-bind-form.ts';
import { useEmailCode } from './use-email-code.ts';

/** Binds an address: the login password lets a code go there, the code proves who reads it. */
export function BindEmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const bind = useMutation({
    mutationFn: () =>
      call('POST /wps/member/email', {
        body: { email: proof.address, verificationCode: proof.code },
      }),
    onSuccess: async () => {
      await Promise.all([
        forgetMemberCall('GET /wps/member/contacts'),
        forgetMemberCall('GET /wps/member/recovery'),
      ]);
      showToast({ tone: 'win', message: t('bind_email_done') });
      onDone();
    },
    onError: () => form.focusFirstError(),
  });
  const proof = useEmailCode({
    send: (email) =>
      call('POST /wps/member/email/code', {
        body: { email, password, language: currentLanguage() },
      }),
    refusal: bind.error,
    onEdit: () => bind.isError && bind.reset(),
  });
  const form = useBindForm({
    password,
    sendingError: proof.sending.error,
    isRight: proof.isRight,
    showErrors: proof.showErrors,
    bind,
  });
  return (
    <BindForm
      formRef={form.formRef}
      onSubmit={form.submit}
      about={t('bind_email_lead')}
      error={proof.saysRefusal ? undefined : bind.error}
      submitLabel={t('safety_email_bind')}
      isBusy={bind.isPending}
    >
      <LoginPasswordField
        value={password}
        onValueChange={(value) => {
          setPassword(value);
          proof.sending.forgetError();
        }}
        error={form.passwordError}
      />
      <TextField
        label={t('field_email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        value={proof.email}
        onValueChange={proof.setEmail}
        error={proof.emailError}
      />
      <CodeField
        sending={proof.sending}
        code={proof.code}
        onCodeChange={proof.setCode}
        error={proof.codeError}
        sentWords={t('code_sent', { minutes: codeMinutes })}
        isSendErrorElsewhere={form.isPasswordRefused || proof.isAddressRefusedAtSending}
        // Both are asked, so that everything that is wrong is shown at once.
        canSend={() => [form.canSend(), proof.canSend()].every(Boolean)}
        onRefused={form.focusFirstError}
      />
    </BindForm>
  );
}
