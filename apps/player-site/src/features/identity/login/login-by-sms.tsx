import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { MobileCodeFields } from '#features/identity/codes/mobile-code-fields.tsx';
import { PhoneButton } from '#features/identity/phone/phone-button.tsx';
import { StayCheckbox } from '#features/identity/staying/stay-checkbox.tsx';
import { startSession } from '#features/identity/session.ts';
import { useMobileCode } from '#features/identity/codes/use-mobile-code.ts';

export function LoginBySms({
  page,
  onBusy,
  onDone,
}: {
  /** A page that lets only its own kind of member in. */
  page?: 'agent';
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const { form, focusFirstError } = useFocusOnError();
  const login = useMutation({
    mutationFn: () =>
      call('POST /wps/session/login', {
        body: {
          type: 'sms',
          ...proof.mobile,
          verificationCode: proof.code,
          ...(page ? { page } : {}),
        },
      }),
    onSuccess: (session) => {
      startSession(session);
      onDone();
    },
    onError: focusFirstError,
  });
  const proof = useMobileCode({
    send: (input) =>
      call('POST /wps/verification/sms/noLogin', {
        body: { ...input, language: currentLanguage() },
      }),
    isPuzzleAsked: flags.SLIDERVERIF3,
    refusal: login.error,
    onEdit: login.reset,
  });
  useEffect(() => onBusy(login.isPending), [login.isPending, onBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    proof.showErrors();
    if (proof.isRight && !login.isPending) login.mutate();
    else focusFirstError();
  }

  return (
    <>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <FormAlert error={proof.saysRefusal ? undefined : login.error} />
        <MobileCodeFields
          proof={proof}
          sentWords={t('code_sent_maybe', { minutes: codeMinutes })}
          onRefused={focusFirstError}
        />
        <StayCheckbox />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={login.isPending}
          loadingLabel={t('loading')}
        >
          {t('hd_log_in')}
        </Button>
      </form>
      {/* The service leads back to the members' own page, which lets everybody in. */}
      {page === undefined && <PhoneButton from="login" />}
    </>
  );
}
