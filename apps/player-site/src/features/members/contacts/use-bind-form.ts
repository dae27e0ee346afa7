import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

/** What binding a number and an address share: the password, and sending the proof once. */
export function useBindForm({
  password,
  sendingError,
  isRight,
  showErrors,
  bind,
}: {
  password: string;
  /** Why no code was sent. */
  sendingError: unknown;
  /** Whether contact and code are filled in. */
  isRight: boolean;
  showErrors: () => void;
  bind: { isPending: boolean; mutate: () => void };
}) {
  const { t } = useTranslation();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const { form: formRef, focusFirstError } = useFocusOnError();
  const isPasswordRefused =
    refusedField(sendingError, { password_wrong: 'password' }) !== undefined;

  function passwordError(): string | undefined {
    if (isPasswordRefused) return t('payment_password_login_wrong');
    return isPasswordShown && !password ? t('error_required') : undefined;
  }

  return {
    formRef,
    focusFirstError,
    isPasswordRefused,
    passwordError: passwordError(),
    canSend() {
      setIsPasswordShown(true);
      return password !== '';
    },
    submit(event: FormEvent) {
      event.preventDefault();
      showErrors();
      if (isRight && !bind.isPending) bind.mutate();
      else focusFirstError();
    },
  };
}
