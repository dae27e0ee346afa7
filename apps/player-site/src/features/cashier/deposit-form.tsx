import type { PaymentMethod } from '@bahati/contract/player-site/cashier.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { finishTypedAmount } from '@bahati/ui/amount-field/typed-amount.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/system/form-alert.tsx';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import { useFormat } from '#features/system/use-format.ts';
import { goToGateway } from './gateway-page.ts';
import { MethodPicker } from './method-picker.tsx';
import { isDecided, useRequestIds } from './request-id.ts';
import { useAmountWords } from './use-amount-words.ts';
import './cashier.css';

export function DepositForm({ methods }: { methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const method = methods.find(({ code }) => code === chosen) ?? methods[0];
  if (!method)
    return (
      <EmptyState seed="cashier" title={t('methods_none_title')} text={t('methods_none_text')} />
    );
  return (
    <div className="cashier-form">
      <MethodPicker
        label={t('deposit_method')}
        methods={methods}
        value={method.code}
        onValueChange={setChosen}
      />
      <DepositAmount method={method} />
    </div>
  );
}

function DepositAmount({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const amountWords = useAmountWords();
  const requestIds = useRequestIds();
  const [amount, setAmount] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { currency, minimum, maximum } = method;
  const error = amountWords(amount, currency, method);

  const start = useMutation({
    mutationFn: () => {
      const typed = finishTypedAmount(amount);
      const requestId = requestIds.idFor(`${method.code} ${typed}`);
      const body = { requestId, method: method.code, amount: typed };
      return call('POST /wps/cashier/deposits', { body });
    },
    onSuccess: async (deposit) => {
      requestIds.forget();
      // The way back from the payment page finds this deposit followed, not the form again.
      await navigate({ to: '/member/depositv2', search: { deposit: deposit.id }, replace: true });
      void forgetMemberCall('GET /wps/cashier/deposits');
      goToGateway(deposit.redirectUrl);
    },
    onError: (failure) => {
      if (isDecided(failure)) requestIds.forget();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (error) focusFirstError();
    else if (!start.isPending) start.mutate();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <AmountField
        label={t('deposit_amount')}
        currency={currency}
        value={amount}
        onValueChange={setAmount}
        quickAmounts={method.quickAmounts.map((quick) => ({ amount: quick.replace(/\.00$/, '') }))}
        quickLabel={t('amount_quick')}
        hint={t('method_limits', {
          minimum: money(minimum, currency),
          maximum: money(maximum, currency),
        })}
        error={wasTried ? error : undefined}
      />
      <FormAlert error={start.error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        disabled={!isOnline}
        isLoading={start.isPending}
        loadingLabel={t('loading')}
      >
        {error
          ? t('deposit_submit')
          : t('deposit_submit_amount', { amount: money(finishTypedAmount(amount), currency) })}
      </Button>
      <p className="cashier-promise">
        <LockIcon size={18} />
        {t('deposit_promise', { method: method.name })}
      </p>
    </form>
  );
}
