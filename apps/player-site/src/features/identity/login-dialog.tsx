import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/system/form-alert.tsx';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import { PopupBand } from './popup-band.tsx';
import { readLastEnding, startSession } from './session.ts';

export function LoginDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const login = useMutation({
    mutationFn: () =>
      call('POST /wps/session/login', {
        body: { username: username.trim(), password, type: 'username' },
      }),
    onSuccess: ({ token }) => {
      startSession(token);
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    if (username.trim() && password && !login.isPending) login.mutate();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('login_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={login.isPending}
    >
      <PopupBand />
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        {readLastEnding() === 'expired' && <FormAlert tone="info">{t('login_expired')}</FormAlert>}
        <FormAlert error={login.error} />
        <TextField
          label={t('field_username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onValueChange={setUsername}
          error={wasTried && !username.trim() ? t('error_required') : undefined}
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
      <p className="popup-other">
        {t('login_no_account')}{' '}
        <Link to="." search={(current) => ({ ...current, popup: 'register' })} replace>
          {t('login_to_register')}
        </Link>
      </p>
    </Dialog>
  );
}
