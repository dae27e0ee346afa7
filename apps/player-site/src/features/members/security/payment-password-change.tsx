import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { CustomerServiceLink } from '#features/content/feedback/customer-service-link.tsx';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import { ContactTooNew, LostSecretProof } from './lost-secret-proof.tsx';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { AuthenticatorCodeField, SecretSubmit } from './secret-fields.tsx';
import { type Proof, useProof } from './use-proof.ts';
import { forgetSecrets, type Recovery } from './use-recovery.ts';

type Way = 'old' | 'authenticator' | 'sms' | 'email';

/** Another payment password: by the old one, by the app, or by a code for who forgot it. */
export function PaymentPasswordChange({
  recovery,
  onDone,
}: {
  recovery: Recovery;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('old');
  const contact = recovery.ways.find((bound) => bound.way === way);
  const options = [
    { value: 'old' as const, label: t('recovery_way_old') },
    ...(recovery.recoveryCodesLeft === null
      ? []
      : [{ value: 'authenticator' as const, label: t('step_up_authenticator') }]),
    ...recovery.ways.map((bound) => ({
      value: bound.way,
      label: t(bound.way === 'sms' ? 'step_up_sms' : 'step_up_email'),
    })),
  ];
  return (
    <div className="stack">
      {options.length > 1 ? (
        <>
          <p className="quiet">{t('payment_password_forgot')}</p>
          <Segmented<Way>
            label={t('step_up_way')}
            options={options}
            value={way}
            onValueChange={setWay}
          />
        </>
      ) : (
        <p className="quiet">
          {t('payment_password_forgot_unbound')} <CustomerServiceLink matter={4} />
        </p>
      )}
      {contact?.readyAt ? (
        <ContactTooNew readyAt={contact.readyAt} />
      ) : contact ? (
        <ByContact key={way} recovery={recovery} contact={contact} onDone={onDone} />
      ) : way === 'authenticator' ? (
        <ByAuthenticator onDone={onDone} />
      ) : (
        <ByOldOne onDone={onDone} />
      )}
    </div>
  );
}

function useSaved(onDone: () => void) {
  const { t } = useTranslation();
  return async () => {
    await forgetSecrets();
    showToast({ tone: 'win', message: t('payment_password_changed') });
    onDone();
  };
}

function ByOldOne({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [oldDigits, setOldDigits] = useState('');
  const [digits, setDigits] = useState('');
  const [again, setAgain] = useState('');
  const saved = useSaved(onDone);
  const save = useMutation({
    mutationFn: () =>
      call('POST /wps/member/paymentPassword/change', {
        body: { way: 'old', oldPaymentPassword: oldDigits, paymentPassword: digits },
      }),
    onSuccess: saved,
  });
  const { form, submit, ...proof } = useProof(save, { oldDigits, digits, again });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={proof.otherError} />
      <PaymentPasswordField
        label={t('payment_password_old')}
        value={oldDigits}
        onValueChange={proof.edit(setOldDigits)}
        error={proof.errorOf('oldDigits')}
      />
      <NewDigits {...{ digits, setDigits, again, setAgain, proof }} />
      <SecretSubmit isBusy={save.isPending}>{t('payment_password_save')}</SecretSubmit>
    </form>
  );
}

function ByAuthenticator({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [digits, setDigits] = useState('');
  const [again, setAgain] = useState('');
  const saved = useSaved(onDone);
  const save = useMutation({
    mutationFn: () =>
      call('POST /wps/member/paymentPassword/change', {
        body: { way: 'authenticator', password, code, paymentPassword: digits },
      }),
    onSuccess: saved,
  });
  const { form, submit, ...proof } = useProof(save, { password, code, digits, again });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={proof.otherError} />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <AuthenticatorCodeField
        value={code}
        onValueChange={proof.edit(setCode)}
        error={proof.errorOf('code')}
      />
      <NewDigits {...{ digits, setDigits, again, setAgain, proof }} />
      <SecretSubmit isBusy={save.isPending}>{t('payment_password_save')}</SecretSubmit>
    </form>
  );
}

function ByContact({
  recovery,
  contact,
  onDone,
}: {
  recovery: Recovery;
  contact: Recovery['ways'][number];
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [digits, setDigits] = useState('');
  const [again, setAgain] = useState('');
  const saved = useSaved(onDone);
  const save = useMutation({
    mutationFn: () =>
      call('POST /wps/member/paymentPassword/reset', {
        body: { way: contact.way, password, code, paymentPassword: digits },
      }),
    onSuccess: saved,
  });
  const { form, submit, ...proof } = useProof(save, { password, code, digits, again });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <LostSecretProof
        lost="paymentPassword"
        recovery={recovery}
        way={contact}
        password={password}
        onPasswordChange={proof.edit(setPassword)}
        code={code}
        onCodeChange={proof.edit(setCode)}
        proof={proof}
      />
      <NewDigits {...{ digits, setDigits, again, setAgain, proof }} />
      <FormAlert error={proof.otherError} />
      <SecretSubmit isBusy={save.isPending}>{t('payment_password_save')}</SecretSubmit>
    </form>
  );
}

function NewDigits({
  digits,
  setDigits,
  again,
  setAgain,
  proof,
}: {
  digits: string;
  setDigits: (digits: string) => void;
  again: string;
  setAgain: (digits: string) => void;
  proof: Proof;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PaymentPasswordField
        label={t('payment_password_new')}
        hint={t('payment_password_hint')}
        value={digits}
        onValueChange={proof.edit(setDigits)}
        error={proof.errorOf('digits')}
      />
      <PaymentPasswordField
        label={t('payment_password_again')}
        value={again}
        onValueChange={proof.edit(setAgain)}
        error={proof.errorOf('again')}
      />
    </>
  );
}
