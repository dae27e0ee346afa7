import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { CaptchaField } from '#features/identity/captcha/captcha-field.tsx';
import { refusedField } from '#features/forms/refused-field.ts';
import { readRememberedName } from '#features/identity/login/remembered-name.ts';
import { isAboutPicture, useCaptcha } from '#features/identity/captcha/use-captcha.ts';

export function ForgotByEmail({
  onBusy,
  onDone,
}: {
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [username, setUsername] = useState(readRememberedName);
  const [email, setEmail] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const captcha = useCaptcha();
  const name = username.trim();
  const address = email.trim();
  // Only what cannot be an address is refused here; the server knows better.
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
  const ask = useMutation({
    mutationFn: () =>
      call('POST /wps/member/password/email', {
        body: { username: name, email: address, ...captcha.proof, language: currentLanguage() },
      }),
    onSuccess: onDone,
    onError: (error) => {
      captcha.heed(error);
      focusFirstError();
    },
  });
  useEffect(() => onBusy(ask.isPending), [ask.isPending, onBusy]);
  const isEmailRefused = refusedField(ask.error, { email_invalid: 'email' }) === 'email';
  const emailProblem = address === '' ? t('error_required') : t('refusal_email_invalid');

  function emailError(): string | undefined {
    if (isEmailRefused) return words(ask.error);
    return wasTried && !isAddress ? emailProblem : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    const isPictureRead = captcha.isReady();
    if (name && isAddress && isPictureRead && !ask.isPending) ask.mutate();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="popup-lead">{t('forgot_email_lead')}</p>
      <FormAlert error={isEmailRefused || isAboutPicture(ask.error) ? undefined : ask.error} />
      <TextField
        label={t('field_username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onValueChange={setUsername}
        error={wasTried && !name ? t('error_required') : undefined}
      />
      <TextField
        label={t('field_email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        value={email}
        onValueChange={(value) => {
          setEmail(value);
          if (ask.isError) ask.reset();
        }}
        error={emailError()}
      />
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={ask.isPending}
        loadingLabel={t('loading')}
      >
        {t('forgot_send_link')}
      </Button>
    </form>
  );
}
