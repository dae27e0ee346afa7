import type { PaymentMethod, Withdrawal } from '@bahati/contract/player-site/cashier.ts';
import type { Balance } from '@bahati/contract/player-site/wallet.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { finishTypedAmount } from '@bahati/ui/amount-field/typed-amount.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#features/system/use-brand.ts';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import { useFormat } from '#features/system/use-format.ts';
import { MethodPicker } from './method-picker.tsx';
import { toInternational } from './payee.ts';
import { PayeeField } from './payee-field.tsx';
import { useAmountWords } from './use-amount-words.ts';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import './cashier.css';

export function WithdrawForm({
  methods,
  balance,
  onMade,
}: {
  methods: readonly PaymentMethod[];
  balance: Balance;
  onMade: (withdrawalId: string) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const [chosen, setChosen] = useState('');
  const method = methods.find(({ code }) => code === chosen) ?? methods[0];
  if (!method)
    return (
      <EmptyState seed="cashier" title={t('methods_none_title')} text={t('methods_none_text')} />
    );
  return (
    <div className="cashier-form">
      <p className="cashier-balance">
        <span className="quiet">{t('wallet_available')}</span>
        <Amount
          value={balance.balance}
          currency={balance.currency}
          locale={locale}
          size="l"
          isAnimated
        />
      </p>
      <MethodPicker
        label={t('withdraw_method')}
        methods={methods}
        value={method.code}
        onValueChange={setChosen}
      />
      <WithdrawDetails method={method} balance={balance} onMade={onMade} />
    </div>
  );
}

function WithdrawDetails({
  method,
  balance,
  onMade,
}: {
  method: PaymentMethod;
  balance: Balance;
  onMade: (withdrawalId: string) => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { countryDialingCodes } = useBrand();
  const isOnline = useOnline();
  const amountWords = useAmountWords();
  const [dialingCode, setDialingCode] = useState('');
  const [number, setNumber] = useState('');
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { currency, minimum, maximum } = method;
  const usesPhone = method.kind === 'mobile_money';
  const code = dialingCode || (countryDialingCodes[0] ?? '+254');
  const payee = usesPhone
    ? toInternational(code, number)
    : /^\d{6,20}$/.exec(number.replace(/\s/g, ''))?.[0];
  const amountError = amountWords(amount, currency, { ...method, balance: balance.balance });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (payee && !amountError) setIsConfirming(true);
    else focusFirstError();
  }

  function finish(withdrawal: Withdrawal) {
    setIsConfirming(false);
    setAmount('');
    setWasTried(false);
    showToast({ tone: 'win', message: t('withdraw_made') });
    onMade(withdrawal.id);
  }

  return (
    <>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <PayeeField
          usesPhone={usesPhone}
          dialingCodes={countryDialingCodes}
          dialingCode={code}
          onDialingCode={setDialingCode}
          number={number}
          onNumber={setNumber}
          error={wasTried && !payee ? t(usesPhone ? 'error_phone' : 'error_account') : undefined}
        />
        <AmountField
          label={t('withdraw_amount')}
          currency={currency}
          value={amount}
          onValueChange={setAmount}
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
        <Button type="submit" tone="brass" size="l" isWide disabled={!isOnline}>
          {t('withdraw_next')}
        </Button>
      </form>
      {isConfirming && payee && (
        <WithdrawConfirm
          method={method}
          payee={payee}
          amount={finishTypedAmount(amount)}
          onCancel={() => setIsConfirming(false)}
          onMade={finish}
        />
      )}
    </>
  );
}
