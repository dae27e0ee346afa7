import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import { endSession, startLeaving, stopLeaving } from '#features/identity/session.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

const refusedFields = {
  password_wrong: 'password',
  payment_password_wrong: 'digits',
} as const;

/** The proofs of closing the account, and leaving once it is done. */
export function useCloseAccount(hasPaymentPassword: boolean) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const navigate = useNavigate();
  const { form, focusFirstError } = useFocusOnError();
  const [password, setPassword] = useState('');
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const close = useMutation({
    mutationFn: () => {
      startLeaving();
      const proof = hasPaymentPassword ? { password, paymentPassword: digits } : { password };
      return call('POST /wps/member/close', { body: proof });
    },
    onSuccess: async () => {
      await navigate({ to: '/', search: {} });
      endSession('logout');
      showToast({ message: t('close_account_done') });
    },
    onError: () => {
      stopLeaving();
      // Money may have come in between: the dialog then says what is left.
      void forgetMemberCall('GET /wps/v2/wallets/balance');
      focusFirstError();
    },
  });
  const refused = refusedField<'password' | 'digits'>(close.error, refusedFields);
  const isPasswordMissing = password === '';
  const isDigitsMissing = hasPaymentPassword && digits.length !== 6;

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      if (close.isError) close.reset();
    };
  }

  return {
    form,
    password,
    setPassword: edit(setPassword),
    passwordError:
      refused === 'password'
        ? t('payment_password_login_wrong')
        : wasTried && isPasswordMissing
          ? t('error_required')
          : undefined,
    digits,
    setDigits: edit(setDigits),
    digitsError:
      refused === 'digits'
        ? words(close.error)
        : wasTried && isDigitsMissing
          ? t('error_six_digits')
          : undefined,
    error: refused === undefined ? close.error : undefined,
    isBusy: close.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasTried(true);
      if (!isPasswordMissing && !isDigitsMissing && !close.isPending) close.mutate();
      else focusFirstError();
    },
  };
}
