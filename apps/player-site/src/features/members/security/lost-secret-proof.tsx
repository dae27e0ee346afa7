import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { useWaitWords } from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { refusedField } from '#features/forms/refused-field.ts';
import { CodeField } from '#features/identity/codes/code-field.tsx';
import { useCodeSending } from '#features/identity/codes/use-code-sending.ts';
import { useFormat } from '#features/language/use-format.ts';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import type { Proof } from './use-proof.ts';
import type { Recovery } from './use-recovery.ts';

type Lost = 'paymentPassword' | 'authenticator';

const sends = {
  paymentPassword: 'POST /wps/member/paymentPassword/code',
  authenticator: 'POST /wps/member/authenticator/recovery/code',
} as const;

const hourMs = 3_600_000;

/** The proof of who lost a secret: the login password, then a code to what is bound. */
export function LostSecretProof({
  lost,
  recovery,
  way,
  password,
  onPasswordChange,
  code,
  onCodeChange,
  proof,
}: {
  lost: Lost;
  recovery: Recovery;
  way: Recovery['ways'][number];
  password: string;
  onPasswordChange: (value: string) => void;
  code: string;
  onCodeChange: (value: string) => void;
  proof: Proof;
}) {
  const { t } = useTranslation();
  const waitWords = useWaitWords();
  const sending = useCodeSending(`${lost} ${way.way}`, () =>
    call(sends[lost], { body: { way: way.way, password, language: currentLanguage() } }),
  );
  const isPasswordRefused =
    refusedField(sending.error, { password_wrong: 'password' }) !== undefined;
  const passwordError = isPasswordRefused
    ? t('payment_password_login_wrong')
    : proof.errorOf('password');
  return (
    <>
      {recovery.waitHours > 0 && (
        <FormAlert tone="info">
          {t('recovery_wait_about', { wait: waitWords(recovery.waitHours * hourMs) })}
        </FormAlert>
      )}
      <LoginPasswordField
        value={password}
        onValueChange={(value) => {
          onPasswordChange(value);
          sending.forgetError();
        }}
        error={passwordError}
      />
      <CodeField
        sending={sending}
        code={code}
        onCodeChange={onCodeChange}
        error={proof.errorOf('code')}
        sentWords={t('step_up_sent', { to: way.to })}
        isSendErrorElsewhere={isPasswordRefused}
        canSend={() => password !== ''}
        onRefused={proof.focusFirstError}
      />
    </>
  );
}

/** A contact that was bound a moment ago proves nothing yet. */
export function ContactTooNew({ readyAt }: { readyAt: string }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return <FormAlert tone="info">{t('recovery_too_new', { time: time(readyAt) })}</FormAlert>;
}
