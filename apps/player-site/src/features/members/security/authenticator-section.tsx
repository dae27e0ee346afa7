import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QrCode } from '#features/install/qr-code.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import './authenticator-section.css';

type Secret = { secret: string; uri: string };

const reload = () => forgetMemberCall('GET /wps/member/authenticator');

/** Binding an authenticator app: the password, the QR code, the first code it shows. */
export function AuthenticatorForm({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret === null ? (
    <StartForm onStarted={setSecret} />
  ) : (
    <BindForm secret={secret} onDone={onDone} />
  );
}

function StartForm({ onStarted }: { onStarted: (secret: Secret) => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const start = useMutation({
    mutationFn: () => call('POST /wps/member/authenticator/start', { body: { password } }),
    onSuccess: onStarted,
  });
  const { form, submit, edit, ...proof } = useProof(start, { password });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('authenticator_about')}</p>
      <FormAlert error={proof.otherError} />
      <PasswordField value={password} onValueChange={edit(setPassword)} error={proof.password} />
      <Submit isBusy={start.isPending}>{t('authenticator_start')}</Submit>
    </form>
  );
}

function BindForm({ secret, onDone }: { secret: Secret; onDone: () => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const bind = useMutation({
    mutationFn: () => call('POST /wps/member/authenticator', { body: { code } }),
    onSuccess: async () => {
      await reload();
      showToast({ tone: 'win', message: t('authenticator_was_bound') });
      onDone();
    },
  });
  const { form, submit, edit, ...proof } = useProof(bind, { code });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('authenticator_scan')}</p>
      <div className="authenticator-key">
        <QrCode text={secret.uri} label={t('authenticator_qr')} size={176} />
        <div>
          <p className="quiet">{t('authenticator_by_hand')}</p>
          <code className="authenticator-secret">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <FormAlert error={proof.otherError} />
      <CodeField value={code} onValueChange={edit(setCode)} error={proof.code} />
      <Submit isBusy={bind.isPending}>{t('authenticator_bind')}</Submit>
    </form>
  );
}

/** Removing it takes the password and a code, so that neither a thief of one can. */
export function AuthenticatorRemoval({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useMutation({
    mutationFn: () => call('POST /wps/member/authenticator/remove', { body: { password, code } }),
    onSuccess: async () => {
      await reload();
      showToast({ tone: 'info', message: t('authenticator_was_removed') });
      onDone();
    },
  });
  const { form, submit, edit, ...proof } = useProof(remove, { password, code });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={proof.otherError} />
      <PasswordField value={password} onValueChange={edit(setPassword)} error={proof.password} />
      <CodeField value={code} onValueChange={edit(setCode)} error={proof.code} />
      <Submit isBusy={remove.isPending}>{t('authenticator_remove')}</Submit>
    </form>
  );
}

type Sending = { mutate: () => void; reset: () => void; isPending: boolean; error: Error | null };

/** What these forms share: which field a refusal belongs to, and sending once. */
function useProof(sending: Sending, fields: { password?: string; code?: string }) {
  const { t } = useTranslation();
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const refusal = sending.error instanceof RefusedError ? sending.error.code : undefined;
  const isHere = refusal === 'password_wrong' || refusal === 'code_wrong';
  const isPasswordMissing = fields.password === '';
  const isCodeShort = fields.code !== undefined && fields.code.length !== 6;
  return {
    form,
    otherError: isHere ? undefined : sending.error,
    password:
      wasTried && isPasswordMissing
        ? t('error_required')
        : refusal === 'password_wrong'
          ? t('refusal_password_wrong')
          : undefined,
    code:
      wasTried && isCodeShort
        ? t('error_six_digits')
        : refusal === 'code_wrong'
          ? t('refusal_code_wrong')
          : undefined,
    edit: (set: (value: string) => void) => (value: string) => {
      set(value);
      if (sending.error) sending.reset();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasTried(true);
      focusFirstError();
      if (!isPasswordMissing && !isCodeShort && !sending.isPending) sending.mutate();
    },
  };
}

type FieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
};

function PasswordField(props: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('payment_password_login')}
      type="password"
      autoComplete="current-password"
      reveal={{ show: t('password_show'), hide: t('password_hide') }}
      {...props}
    />
  );
}

function CodeField({ onValueChange, ...props }: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('authenticator_code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...props}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/g, '').slice(0, 6))}
    />
  );
}

function Submit({ isBusy, children }: { isBusy: boolean; children: string }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" tone="brass" isLoading={isBusy} loadingLabel={t('loading')}>
      {children}
    </Button>
  );
}
