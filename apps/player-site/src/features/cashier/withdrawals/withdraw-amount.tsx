import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type {
  Withdrawal,
  WithdrawalQuote,
} from '@bahati/contract/player-site/cashier/withdrawals.ts';
import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import type { Balance } from '@bahati/contract/player-site/wallet/wallet.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import {
  type Bank,
  PayoutAccountFields,
} from '#features/cashier/payout-accounts/payout-account-fields.tsx';
import {
  usePayoutDraft,
  type WholeAccount,
} from '#features/cashier/payout-accounts/use-payout-draft.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useAmountWords, useFigureWords } from '#features/wallet/use-amount-words.ts';
import { type Payee, WithdrawConfirm } from './withdraw-confirm.tsx';
import { BlockReasons, WithdrawLimits } from './withdraw-limits.tsx';

/** How much, and where no account is saved yet, to where. */
export function WithdrawAmount({
  method,
  account,
  banks,
  balance,
  onMade,
}: {
  method: PaymentMethod;
  /** One that may be paid now; undefined: the first, given here. */
  account: PayoutAccount | undefined;
  banks: readonly Bank[];
  balance: Balance;
  onMade: (withdrawalId: string) => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const isOnline = useOnline();
  const amountWords = useAmountWords();
  const figureWords = useFigureWords();
  const draft = usePayoutDraft(method.kind === 'bank' ? 'bank' : 'mobile_money');
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // As it was when it was to be confirmed: the list may change under the dialog.
  const [confirming, setConfirming] = useState<{ payee: Payee; quote: WithdrawalQuote }>();
  const { form, focusFirstError } = useFocusOnError();
  const { currency, minimum, maximum } = method;
  const amountError = amountWords(amount, currency, { ...method, balance: balance.balance });

  const ask = useMutation({
    mutationFn: () =>
      call('POST /wps/cashier/withdrawals/quote', {
        body: { method: method.code, amount: typedDecimal(amount, currency) ?? '' },
      }),
    onError: focusFirstError,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    const payee = account ? savedPayee(account) : draft.account && newPayee(draft.account, banks);
    if (!payee || amountError) focusFirstError();
    else if (!ask.isPending) {
      ask.mutate(undefined, {
        onSuccess: (quote) => {
          if (quote.blockReasons.length === 0) setConfirming({ payee, quote });
        },
      });
    }
  }

  function finish(withdrawal: Withdrawal) {
    setConfirming(undefined);
    ask.reset();
    setAmount('');
    setWasTried(false);
    draft.clear();
    showToast({ tone: 'win', message: t('withdraw_made') });
    onMade(withdrawal.id);
  }

  return (
    <>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        {!account && (
          <>
            <PayoutAccountFields draft={draft} banks={banks} areErrorsShown={wasTried} />
            <p className="cashier-promise">{t('payout_first_about')}</p>
          </>
        )}
        <AmountField
          label={t('withdraw_amount')}
          currency={currency}
          faultWords={figureWords}
          value={amount}
          onValueChange={(typed) => {
            setAmount(typed);
            ask.reset();
          }}
          quickAmounts={[
            ...method.quickAmounts
              .slice(0, 3)
              .map((quick) => ({ amount: quick.replace(/\.00$/, '') })),
            { amount: balance.balance.replace(/\.00$/, ''), label: t('amount_all') },
          ]}
          quickLabel={t('amount_quick')}
          hint={t('method_limits', {
            minimum: money(minimum, currency),
            maximum: money(maximum, currency),
          })}
          error={wasTried ? amountError : undefined}
        />
        {ask.data ? (
          <BlockReasons quote={ask.data} />
        ) : (
          <WithdrawLimits method={method} balance={balance.balance} />
        )}
        <FormAlert error={ask.error} />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          disabled={!isOnline}
          isLoading={ask.isPending}
          loadingLabel={t('loading')}
        >
          {t('withdraw_next')}
        </Button>
      </form>
      {confirming && (
        <WithdrawConfirm
          method={method}
          {...confirming}
          onCancel={() => setConfirming(undefined)}
          onMade={finish}
        />
      )}
    </>
  );
}

function savedPayee({ id, provider, number }: PayoutAccount): Payee {
  return { id, words: provider === null ? number : `${provider} ${number}` };
}

function newPayee(account: WholeAccount, banks: readonly Bank[]): Payee {
  if (account.kind === 'mobile_money') return { account, words: account.number };
  const bank = banks.find(({ code }) => code === account.bank)?.name ?? '';
  return { account, words: `${bank} ${account.number}` };
}
