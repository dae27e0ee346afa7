import { RefusedError } from '@bahati/client/caller.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';

export type Sending = {
  direction: 'down' | 'up';
  /** A user name; absent on the way up. */
  payee?: string;
  /** Who is told to get it. */
  name: string;
  currency: Currency;
  amount: string;
};

/** The last step before money is gone: whom, how much, and the payment password. */
export function SendConfirm({
  sending,
  onCancel,
  onSent,
}: {
  sending: Sending;
  onCancel: () => void;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const words = useErrorWords();
  const idempotencyKeys = useIdempotencyKeys();
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { name, currency, amount, ...to } = sending;
  const told = { amount: money(amount, currency), name };

  const send = useMutation({
    mutationFn: () => {
      const idempotencyKey = idempotencyKeys.idFor(JSON.stringify(sending));
      const body = { ...to, idempotencyKey, amount, paymentPassword: digits };
      return call('POST /wps/transfers', { body });
    },
    onSuccess: () => {
      showToast({ tone: 'win', message: t('send_done', told) });
      onSent();
    },
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
      focusFirstError();
    },
    onSettled: () => {
      void forgetMemberCall('GET /wps/transfers');
      void forgetMemberCall('GET /wps/transfers/rules');
      void forgetMemberCall('GET /wps/v2/wallets/balance');
    },
  });
  const isWrong =
    send.error instanceof RefusedError && send.error.code === 'payment_password_wrong';
  const missing = wasTried && digits.length !== 6 ? t('error_six_digits') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (digits.length === 6 && !send.isPending) send.mutate();
    else focusFirstError();
  }

  const whole = <Amount value={amount} currency={currency} locale={locale} size="l" />;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('send_confirm_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={send.isPending}
    >
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <KeyValueList
          items={[
            { id: 'payee', label: t('withdraw_payee'), value: name },
            { id: 'amount', label: t('move_amount'), value: whole, isStrong: true },
          ]}
        />
        <FormAlert error={isWrong ? undefined : send.error} />
        <PaymentPasswordField
          canBeForgotten
          label={t('payment_password')}
          value={digits}
          onValueChange={(value) => {
            setDigits(value);
            if (send.isError) send.reset();
          }}
          error={isWrong ? words(send.error) : missing}
        />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={send.isPending}
          loadingLabel={t('loading')}
        >
          {t('send_submit', told)}
        </Button>
      </form>
    </Dialog>
  );
}
