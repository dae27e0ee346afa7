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
import { RecoveryCodes } from './recovery-codes.tsx';
import { AuthenticatorCodeField, SecretSubmit } from './secret-fields.tsx';
import { useProof } from './use-proof.ts';
import { forgetSecrets, type Recovery } from './use-recovery.ts';

type Matter = 'remove' | 'codes' | 'lost';

/** What can be done about an authenticator that is set up. */
export function AuthenticatorCare({
  recovery,
  onDone,
}: {
  recovery: Recovery;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [matter, setMatter] = useState<Matter>('remove');
  return (
    <div className="stack">
      <p className="quiet">
        {t('recovery_codes_left', { count: recovery.recoveryCodesLeft ?? 0 })}
      </p>
      <Segmented<Matter>
        label={t('authenticator_title')}
        options={[
          { value: 'remove', label: t('authenticator_remove') },
          { value: 'codes', label: t('recovery_codes_new') },
          { value: 'lost', label: t('authenticator_lost') },
        ]}
        value={matter}
        onValueChange={setMatter}
      />
      {matter === 'remove' ? (
        <Removal onDone={onDone} />
      ) : matter === 'codes' ? (
        <NewCodes onDone={onDone} />
      ) : (
        <Lost recovery={recovery} onDone={onDone} />
      )}
    </div>
  );
}

function useRemoved(onDone: () => void) {
  const { t } = useTranslation();
  return async () => {
    await forgetSecrets();
    showToast({ tone: 'info', message: t('authenticator_was_removed') });
    onDone();
  };
}

/** It takes the password and a code, so that neither a thief of one can. */
function Removal({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const removed = useRemoved(onDone);
  const remove = useMutation({
    mutationFn: () => call('POST /wps/member/authenticator/remove', { body: { password, code } }),
    onSuccess: removed,
  });
  const { form, submit, ...proof } = useProof(remove, { password, anyCode: code });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={proof.otherError} />
      <LoginPasswordField
        value={password}
        onValueChange={proof.edit(setPassword)}
        error={proof.errorOf('password')}
      />
      <AuthenticatorCodeField
        takesRecoveryCode
        value={code}
        onValueChange={proof.edit(setCode)}
        error={proof.errorOf('anyCode')}
      />
      <SecretSubmit isBusy={remove.isPending}>{t('authenticator_remove')}</SecretSubmit>
    </form>
  );
}

function NewCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const renew = useMutation({
    mutationFn: () =>
      call('POST /wps/member/authenticator/recoveryCodes', { body: { password, code } }),
    onSuccess: forgetSecrets,
  });
  const { form, submit, ...proof } = useProof(renew, { password, code });
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onDone} />;
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('recovery_codes_renew_about')}</p>
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
      <SecretSubmit isBusy={renew.isPending}>{t('recovery_codes_new')}</SecretSubmit>
    </form>
  );
}

/** Neither app nor recovery codes are left: a code to what is bound, and payouts wait. */
function Lost({ recovery, onDone }: { recovery: Recovery; onDone: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(recovery.ways[0]?.way);
  const contact = recovery.ways.find(({ way }) => way === chosen);
  if (!contact) {
    return (
      <p className="quiet">
        {t('authenticator_lost_unbound')} <CustomerServiceLink matter={4} />
      </p>
    );
  }
  return (
    <>
      <p className="quiet">{t('authenticator_lost_about')}</p>
      {recovery.ways.length > 1 && (
        <Segmented
          label={t('step_up_way')}
          options={recovery.ways.map(({ way }) => ({
            value: way,
            label: t(way === 'sms' ? 'step_up_sms' : 'step_up_email'),
          }))}
          value={contact.way}
          onValueChange={setChosen}
        />
      )}
      {contact.readyAt ? (
        <ContactTooNew readyAt={contact.readyAt} />
      ) : (
        <LostByContact key={contact.way} recovery={recovery} contact={contact} onDone={onDone} />
      )}
    </>
  );
}

function LostByContact({
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
  const removed = useRemoved(onDone);
  const remove = useMutation({
    mutationFn: () =>
      call('POST /wps/member/authenticator/recovery', {
        body: { way: contact.way, password, code },
      }),
    onSuccess: removed,
  });
  const { form, submit, ...proof } = useProof(remove, { password, code });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <LostSecretProof
        lost="authenticator"
        recovery={recovery}
        way={contact}
        password={password}
        onPasswordChange={proof.edit(setPassword)}
        code={code}
        onCodeChange={proof.edit(setCode)}
        proof={proof}
      />
      <FormAlert error={proof.otherError} />
      <SecretSubmit isBusy={remove.isPending}>{t('authenticator_remove')}</SecretSubmit>
    </form>
  );
}
