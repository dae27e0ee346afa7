import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { CaptchaField } from '#features/identity/captcha/captcha-field.tsx';
import { readRememberedName, rememberName } from './remembered-name.ts';
import { StayCheckbox } from '#features/identity/staying/stay-checkbox.tsx';
import { startSession } from '#features/identity/session.ts';
import { isAboutPicture, useCaptcha } from '#features/identity/captcha/use-captcha.ts';

export function LoginByPassword({
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
  const [username, setUsername] = useState(readRememberedName);
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(username !== '');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const captcha = useCaptcha(flags.SLIDERVERIF3, flags.verificationCodeLogin);
  const name = username.trim();
  const login = useMutation({
    mutationFn: () =>
      call('POST /wps/session/login', {
        body: {
          type: 'username',
          username: name,
          password,
          ...captcha.proof,
          ...(page ? { page } : {}),
        },
      }),
    onSuccess: (session) => {
      rememberName(isRemembered ? name : '');
      startSession(session);
      onDone();
    },
    onError: (error) => {
      captcha.heed(error);
      focusFirstError();
    },
  });
  useEffect(() => onBusy(login.isPending), [login.isPending, onBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    const isPictureRead = captcha.isReady();
    if (name && password && isPictureRead && !login.isPending) login.mutate();
  }

  function setRemembered(isChecked: boolean) {
    setIsRemembered(isChecked);
    if (!isChecked) rememberName('');
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={isAboutPicture(login.error) ? undefined : login.error} />
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
        label={t('field_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        value={password}
        onValueChange={setPassword}
        error={wasTried && !password ? t('error_required') : undefined}
      />
      <CaptchaField captcha={captcha} />
      <Checkbox
        name="remember"
        checked={isRemembered}
        onCheckedChange={setRemembered}
        label={t('login_remember')}
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
      {(flags.CHNGPASSMAIL3 || flags.CHNGPASSVERIF3) && (
        <p className="popup-other popup-aside">
          <Link to="." search={(current) => ({ ...current, popup: 'forgot' })} replace>
            {t('login_forgot')}
          </Link>
        </p>
      )}
    </form>
  );
}
