import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { CodeField } from '#features/identity/codes/code-field.tsx';
import { MobileField } from '#features/identity/codes/mobile-field.tsx';
import { refusedField } from '#features/forms/refused-field.ts';
import { useMobileCode } from '#features/identity/codes/use-mobile-code.ts';
import { BindForm, LoginPasswordField } from './bind-form.tsx';
import { useBindForm } from './use-bind-form.ts';

/** Binds a number: the login password lets a code go there, the code proves who reads it. */
export function BindMobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const bind = useMutation({
    mutationFn: () =>
      call('POST /wps/member/mobile', { body: { ...proof.mobile, verificationCode: proof.code } }),
    onSuccess: async () => {
      await Promise.all([
        forgetMemberCall('GET /wps/member/contacts'),
        forgetMemberCall('GET /wps/member/recovery'),
      ]);
      showToast({ tone: 'win', message: t('bind_mobile_done') });
      onDone();
    },
    onError: () => form.focusFirstError(),
  });
  const proof = useMobileCode({
    send: ({ countryDialingCode, mobileNum }) =>
      call('POST /wps/member/mobile/code', {
        body: { countryDialingCode, mobileNum, password, language: currentLanguage() },
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
  const isNumberRefused = refusedField(proof.sending.error, { mobile_invalid: 'mobile' });
  return (
    <BindForm
      formRef={form.formRef}
      onSubmit={form.submit}
      about={t('bind_mobile_lead')}
      error={proof.saysRefusal ? undefined : bind.error}
      submitLabel={t('safety_mobile_bind')}
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
      <MobileField
        mobile={proof.mobile}
        onMobileChange={proof.setMobile}
        error={proof.numberError}
      />
      <CodeField
        sending={proof.sending}
        code={proof.code}
        onCodeChange={proof.setCode}
        error={proof.codeError}
        sentWords={t('code_sent', { minutes: codeMinutes })}
        isSendErrorElsewhere={form.isPasswordRefused || isNumberRefused !== undefined}
        // Both are asked, so that everything that is wrong is shown at once.
        canSend={() => [form.canSend(), proof.canSend()].every(Boolean)}
        onRefused={form.focusFirstError}
      />
    </BindForm>
  );
}
