import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { PaymentPasswordField } from './payment-password-field.tsx';

/** Sets the payment password for the first time, proven by the login password. */
export function PaymentPasswordForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [password, setPassword] = useState('');
  const [digits, setDigits] = useState('');
  const [again, setAgain] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const save = useMutation({
    mutationFn: () =>
      call('POST /wps/member/paymentPassword', { body: { password, paymentPassword: digits } }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/info');
      showToast({ tone: 'win', message: t('payment_password_saved') });
      onDone?.();
    },
    onError: focusFirstError,
  });
  const code = save.error instanceof RefusedError ? save.error.code : undefined;
  const isWhole = digits.length === 6;
  const errors = {
    password: !password
      ? t('error_required')
      : code === 'login_failed'
        ? t('payment_password_login_wrong')
        : undefined,
    digits: !isWhole
      ? t('error_six_digits')
      : code === 'payment_password_weak'
        ? words(save.error)
        : undefined,
    again: again !== digits ? t('error_digits_differ') : undefined,
  };
  const isElsewhere = code !== 'login_failed' && code !== 'payment_password_weak';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (password && isWhole && again === digits && !save.isPending) save.mutate();
    else focusFirstError();
  }

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      if (save.isError) save.reset();
    };
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={isElsewhere ? save.error : undefined} />
      <PaymentPasswordField
        label={t('payment_password_new')}
        hint={t('payment_password_hint')}
        value={digits}
        onValueChange={edit(setDigits)}
        error={wasTried ? errors.digits : undefined}
      />
      <PaymentPasswordField
        label={t('payment_password_again')}
        value={again}
        onValueChange={edit(setAgain)}
        error={wasTried ? errors.again : undefined}
      />
      <TextField
        label={t('payment_password_login')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        value={password}
        onValueChange={edit(setPassword)}
        error={wasTried ? errors.password : undefined}
      />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={save.isPending}
        loadingLabel={t('loading')}
      >
        {t('payment_password_save')}
      </Button>
    </form>
  );
}
