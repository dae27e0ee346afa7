import { RefusedError } from '@bahati/client/caller.ts';
import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { type Bank, PayoutAccountFields } from './payout-account-fields.tsx';
import { forgetPayoutAccounts, useWaitWords } from './use-payout-accounts.ts';
import { type PayoutKind, usePayoutDraft } from './use-payout-draft.ts';

const hourMs = 3_600_000;

/** Saves an account, proven by the payment password; says first how long it has to wait. */
export function PayoutAccountForm({
  kind,
  banks,
  waitHours,
  onAdded,
}: {
  kind: PayoutKind;
  banks: readonly Bank[];
  waitHours: number;
  onAdded: (account: PayoutAccount) => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const waitWords = useWaitWords();
  const draft = usePayoutDraft(kind);
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { account } = draft;
  const save = useMutation({
    mutationFn: (body: NonNullable<typeof account>) =>
      call('POST /wps/member/payoutAccounts', { body: { ...body, paymentPassword: digits } }),
    onSuccess: async (added) => {
      await forgetPayoutAccounts();
      showToast({ tone: 'win', message: t('payout_saved') });
      onAdded(added);
    },
    onError: () => {
      // Saved already, perhaps by a try whose answer was lost: the list shows what is true.
      void forgetPayoutAccounts();
      focusFirstError();
    },
  });
  const isWrongPassword =
    save.error instanceof RefusedError && save.error.code === 'payment_password_wrong';
  const isWhole = digits.length === 6;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (account && isWhole && !save.isPending) save.mutate(account);
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {waitHours > 0 && (
        <FormAlert tone="info">
          {t('payout_wait_about', { wait: waitWords(waitHours * hourMs) })}
        </FormAlert>
      )}
      <PayoutAccountFields draft={draft} banks={banks} areErrorsShown={wasTried} />
      <FormAlert error={isWrongPassword ? undefined : save.error} />
      <PaymentPasswordField
        canBeForgotten
        label={t('payment_password')}
        value={digits}
        onValueChange={(value) => {
          setDigits(value);
          if (save.isError) save.reset();
        }}
        error={
          isWrongPassword
            ? words(save.error)
            : wasTried && !isWhole
              ? t('error_six_digits')
              : undefined
        }
      />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={save.isPending}
        loadingLabel={t('loading')}
      >
        {t('payout_save')}
      </Button>
    </form>
  );
}
