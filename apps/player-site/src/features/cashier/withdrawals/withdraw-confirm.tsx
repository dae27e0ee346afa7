import { RefusedError } from '@bahati/client/caller.ts';
import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type {
  Withdrawal,
  WithdrawalQuote,
} from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { forgetPayoutAccounts } from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import type { WholeAccount } from '#features/cashier/payout-accounts/use-payout-draft.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { useCostLines } from './use-cost-lines.tsx';

/** A saved account, or one to be saved with the withdrawal; `words` say which. */
export type Payee = { words: string } & ({ id: string } | { account: WholeAccount });

/** The last step before money is held: everything once more, and the payment password. */
export function WithdrawConfirm({
  method,
  payee,
  quote,
  onCancel,
  onMade,
}: {
  method: PaymentMethod;
  payee: Payee;
  /** What the server said of the amount; it says so again as it is asked for. */
  quote: WithdrawalQuote;
  onCancel: () => void;
  onMade: (withdrawal: Withdrawal) => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const costs = useCostLines();
  const words = useErrorWords();
  const idempotencyKeys = useIdempotencyKeys();
  const [digits, setDigits] = useState('');
  // Saved by a try whose withdrawal was then refused: it is not saved twice.
  const [savedId, setSavedId] = useState<string>();
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { amount, currency } = quote;

  const ask = useMutation({
    mutationFn: async () => {
      const payoutAccountId = await payoutAccount();
      const idempotencyKey = idempotencyKeys.idFor(`${method.code} ${payoutAccountId} ${amount}`);
      const paid = { idempotencyKey, method: method.code, payoutAccountId, amount };
      return call('POST /wps/cashier/withdrawals', { body: { ...paid, paymentPassword: digits } });
    },
    onSuccess: (withdrawal) => {
      void forgetPayoutAccounts();
      void forgetMemberCall('GET /wps/cashier/withdrawals');
      void forgetMemberCall('GET /wps/v2/wallets/balance');
      onMade(withdrawal);
    },
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
      void forgetPayoutAccounts();
      focusFirstError();
    },
  });
  async function payoutAccount(): Promise<string> {
    if ('id' in payee) return payee.id;
    if (savedId !== undefined) return savedId;
    const body = { ...payee.account, paymentPassword: digits };
    const { id } = await call('POST /wps/member/payoutAccounts', { body });
    setSavedId(id);
    return id;
  }

  const isWrongPassword =
    ask.error instanceof RefusedError && ask.error.code === 'payment_password_wrong';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (digits.length === 6 && !ask.isPending) ask.mutate();
    else focusFirstError();
  }

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('withdraw_confirm_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={ask.isPending}
    >
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <KeyValueList
          items={[
            { id: 'method', label: t('withdraw_method'), value: method.name },
            { id: 'payee', label: t('withdraw_payee'), value: payee.words },
            ...costs(quote),
          ]}
        />
        <FormAlert error={isWrongPassword ? undefined : ask.error} />
        <PaymentPasswordField
          canBeForgotten
          label={t('payment_password')}
          value={digits}
          onValueChange={(value) => {
            setDigits(value);
            if (ask.isError) ask.reset();
          }}
          error={
            isWrongPassword
              ? words(ask.error)
              : wasTried && digits.length !== 6
                ? t('error_six_digits')
                : undefined
          }
        />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={ask.isPending}
          loadingLabel={t('loading')}
        >
          {t('withdraw_submit', { amount: money(amount, currency) })}
        </Button>
        <p className="cashier-promise">{t('withdraw_held_note')}</p>
      </form>
    </Dialog>
  );
}
