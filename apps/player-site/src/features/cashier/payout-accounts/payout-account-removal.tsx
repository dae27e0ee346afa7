import { RefusedError } from '@bahati/client/caller.ts';
import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { forgetPayoutAccounts } from './use-payout-accounts.ts';

/** Takes an account off the list, proven by the payment password. */
export function PayoutAccountRemoval({
  account,
  onClose,
}: {
  account: PayoutAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { provider, number } = account;
  const name = provider === null ? number : `${provider} ${number}`;
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const remove = useMutation({
    mutationFn: () =>
      call('POST /wps/member/payoutAccounts/:id/remove', {
        params: { id: account.id },
        body: { paymentPassword: digits },
      }),
    onSuccess: async () => {
      await forgetPayoutAccounts();
      showToast({ tone: 'info', message: t('payout_removed') });
      onClose();
    },
    onError: () => {
      void forgetPayoutAccounts();
      focusFirstError();
    },
  });
  const isWrongPassword =
    remove.error instanceof RefusedError && remove.error.code === 'payment_password_wrong';
  const isWhole = digits.length === 6;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isWhole && !remove.isPending) remove.mutate();
    else focusFirstError();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('payout_remove_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={remove.isPending}
    >
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <p>{t('payout_remove_about', { account: name })}</p>
        <FormAlert error={isWrongPassword ? undefined : remove.error} />
        <PaymentPasswordField
          canBeForgotten
          label={t('payment_password')}
          value={digits}
          onValueChange={(value) => {
            setDigits(value);
            if (remove.isError) remove.reset();
          }}
          error={
            isWrongPassword
              ? words(remove.error)
              : wasTried && !isWhole
                ? t('error_six_digits')
                : undefined
          }
        />
        <Button
          type="submit"
          tone="danger"
          size="l"
          isWide
          isLoading={remove.isPending}
          loadingLabel={t('loading')}
        >
          {t('safety_remove')}
        </Button>
      </form>
    </Dialog>
  );
}
