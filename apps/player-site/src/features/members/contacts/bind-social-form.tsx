import type { SocialProvider } from '@bahati/contract/player-site/identity/social.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import { leaveFor } from '#features/identity/social/trip.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

/** Says that a binding is for good, asks for the login password and leaves for the provider. */
export function BindSocialForm({ provider }: { provider: SocialProvider }) {
  const { t } = useTranslation();
  const { code, name } = provider;
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const start = useMutation({
    mutationFn: async () => {
      const body = { provider: code, password };
      const { url } = await call('POST /wps/member/social/start', { body });
      leaveFor(url, { purpose: 'bind', name });
    },
    onError: focusFirstError,
  });
  const isRefused = refusedField(start.error, { password_wrong: 'password' }) !== undefined;

  function passwordError(): string | undefined {
    if (isRefused) return t('payment_password_login_wrong');
    return wasTried && !password ? t('error_required') : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (password && !start.isPending) start.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert tone="info">{t('social_bind_for_good', { name })}</FormAlert>
      <TextField
        label={t('payment_password_login')}
        name="password"
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        value={password}
        onValueChange={(value) => {
          setPassword(value);
          if (start.isError) start.reset();
        }}
        error={passwordError()}
      />
      <FormAlert error={isRefused ? undefined : start.error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={start.isPending}
        loadingLabel={t('loading')}
      >
        {t('social_continue', { name })}
      </Button>
    </form>
  );
}
