import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { LogoutDialog } from '#features/identity/login/logout-dialog.tsx';
import { canUsePasskeys, takePasskey } from '#features/identity/passkeys/device-passkey.ts';
import { PasskeyAlert } from '#features/identity/passkeys/passkey-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { unlocked } from './lock-state.ts';
import { isPin, PinField } from './pin-field.tsx';
import './lock-screen.css';

/** All there is to see of the site while the device is locked. */
export function LockScreen() {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { data: lock } = useQuery({ ...memberQuery('GET /wps/session/lock'), staleTime: 0 });
  const [isOffered] = useState(canUsePasskeys);
  return (
    <main className="lock-screen">
      <PageTitle words={t('lock_title')} />
      <div className="lock-card">
        <span className="lock-mark" aria-hidden="true">
          <LockIcon size={28} />
        </span>
        <h1 className="lock-title">{t('lock_title')}</h1>
        <p className="quiet">{t('lock_about')}</p>
        <UnlockByPin />
        {isOffered && lock?.hasPasskey && <UnlockByPasskey />}
        <p className="quiet lock-forgotten">{t('lock_forgotten')}</p>
        <Button tone="link" onClick={() => setIsLeaving(true)}>
          {t('hd_sign_out')}
        </Button>
      </div>
      {isLeaving && <LogoutDialog onCancel={() => setIsLeaving(false)} />}
    </main>
  );
}

function UnlockByPin() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const unlock = useMutation({
    mutationFn: () => call('POST /wps/session/unlock', { body: { pin } }),
    onSuccess: unlocked,
    onError: () => {
      setPin('');
      setWasTried(false);
      field.current?.focus();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const isWrong = unlock.error instanceof RefusedError && unlock.error.code === 'pin_wrong';
  const missing = wasTried && !isPin(pin) ? t('error_pin_digits') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isPin(pin) && !unlock.isPending) unlock.mutate();
    else field.current?.focus();
  }

  return (
    <form className="stack lock-form" noValidate onSubmit={submit}>
      <FormAlert error={isWrong ? undefined : unlock.error} />
      <PinField
        ref={field}
        label={t('lock_pin')}
        name="pin"
        value={pin}
        onValueChange={(digits) => {
          setPin(digits);
          if (unlock.isError) unlock.reset();
        }}
        error={isWrong ? words(unlock.error) : missing}
      />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={unlock.isPending}
        loadingLabel={t('loading')}
      >
        {t('lock_unlock')}
      </Button>
    </form>
  );
}

function UnlockByPasskey() {
  const { t } = useTranslation();
  const unlock = useMutation({
    mutationFn: async () => {
      const options = await call('POST /wps/session/unlock/passkey/start', { body: {} });
      const passkey = await takePasskey(options);
      await call('POST /wps/session/unlock/passkey', { body: { passkey } });
    },
    onSuccess: unlocked,
  });
  return (
    <div className="stack lock-form">
      <PasskeyAlert error={unlock.error} />
      <Button
        size="l"
        isWide
        icon={<LockIcon size={20} />}
        isLoading={unlock.isPending}
        loadingLabel={t('loading')}
        onClick={() => {
          if (!unlock.isPending) unlock.mutate();
        }}
      >
        {t('lock_by_passkey')}
      </Button>
    </div>
  );
}
