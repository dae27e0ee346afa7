import { useTranslation } from '#site/words/use-translation.ts';
import { ChangePasswordForm } from '#features/identity/password/change-password-form.tsx';
import { AuthenticatorCare } from './authenticator-care.tsx';
import { AuthenticatorForm } from './authenticator-section.tsx';
import { BindEmailForm } from '#features/members/contacts/bind-email-form.tsx';
import { BindMobileForm } from '#features/members/contacts/bind-mobile-form.tsx';
import { PaymentPasswordChange } from './payment-password-change.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import type { Safeguard } from './safeguard-row.tsx';
import type { Recovery } from './use-recovery.ts';

/** What is bound to the account; contacts are masked. */
export type Bound = {
  hasPaymentPassword: boolean;
  mobileNumber: string | null;
  email: string | null;
  hasAuthenticator: boolean;
  recovery: Recovery;
};

/** Everything that protects an account, in the order in which it helps most. */
export function useSafeguards(bound: Bound, onDone: () => void): Safeguard[] {
  const { t } = useTranslation();
  const { hasPaymentPassword, mobileNumber, email, hasAuthenticator, recovery } = bound;
  const change = t('safety_change');
  return [
    {
      id: 'password',
      title: t('safety_password'),
      about: t('safety_password_about'),
      isSet: true,
      way: {
        action: change,
        title: t('change_password_title'),
        form: <ChangePasswordForm onDone={onDone} />,
      },
    },
    {
      id: 'paymentPassword',
      title: t('payment_password'),
      about: t('payment_password_about'),
      isSet: hasPaymentPassword,
      way: hasPaymentPassword
        ? {
            action: change,
            title: t('payment_password_change'),
            form: <PaymentPasswordChange recovery={recovery} onDone={onDone} />,
          }
        : {
            action: t('payment_password_set'),
            title: t('payment_password_set'),
            form: <PaymentPasswordForm onDone={onDone} />,
          },
    },
    {
      id: 'mobile',
      title: t('field_mobile'),
      about: mobileNumber ?? t('safety_mobile_about'),
      isSet: mobileNumber !== null,
      way: {
        action: mobileNumber === null ? t('safety_mobile_bind') : change,
        title: mobileNumber === null ? t('safety_mobile_bind') : t('safety_mobile_change'),
        form: <BindMobileForm onDone={onDone} />,
      },
    },
    {
      id: 'email',
      title: t('field_email'),
      about: email ?? t('safety_email_about'),
      isSet: email !== null,
      way: {
        action: email === null ? t('safety_email_bind') : change,
        title: email === null ? t('safety_email_bind') : t('safety_email_change'),
        form: <BindEmailForm onDone={onDone} />,
      },
    },
    {
      id: 'authenticator',
      title: t('authenticator_title'),
      about: hasAuthenticator
        ? `${t('safety_authenticator_about')} ${t('recovery_codes_left', { count: recovery.recoveryCodesLeft ?? 0 })}`
        : t('authenticator_about'),
      isSet: hasAuthenticator,
      way: hasAuthenticator
        ? {
            action: change,
            title: t('authenticator_title'),
            form: <AuthenticatorCare recovery={recovery} onDone={onDone} />,
          }
        : {
            action: t('authenticator_bind'),
            title: t('authenticator_bind'),
            form: <AuthenticatorForm onDone={onDone} />,
          },
    },
  ];
}
