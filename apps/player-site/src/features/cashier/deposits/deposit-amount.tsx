import { RefusedError } from '@bahati/client/caller.ts';
import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { VerificationWay } from '#features/kyc/verification-way.tsx';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { DepositCost } from './deposit-cost.tsx';
import { goToGateway } from './gateway-page.ts';
import { PayerField } from './payer-field.tsx';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { useAmountWords, useFigureWords } from '#features/wallet/use-amount-words.ts';
import { useDepositQuote } from './use-deposit-quote.ts';

/** How much, and by mobile money from which number; what reaches the balance is told before. */
export function DepositAmount({
  method,
  ownNumber,
}: {
  method: PaymentMethod;
  ownNumber: string | null;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const amountWords = useAmountWords();
  const figureWords = useFigureWords();
  const idempotencyKeys = useIdempotencyKeys();
  const [amount, setAmount] = useState('');
  const [payer, setPayer] = useState<string>();
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { currency, minimum, maximum, flow } = method;
  const error = amountWords(amount, currency, method);
  const typed = typedDecimal(amount, currency) ?? '';
  const isPayerMissing =
    flow === 'phone' && (payer ?? (ownNumber === null ? '' : ownNumber)).trim().length < 9;
  const quote = useDepositQuote(method.code, error ? undefined : typed);

  // Nothing is sent before it was told what of it arrives.
  const isAsking = !error && !quote.data && !quote.isError;

  const start = useMutation({
    mutationFn: () => {
      const asked = flow === 'phone' && payer !== undefined ? { payer } : {};
      const idempotencyKey = idempotencyKeys.idFor(`${method.code} ${typed} ${payer ?? ''}`);
      const body = { idempotencyKey, method: method.code, amount: typed, ...asked };
      return call('POST /wps/cashier/deposits', { body });
    },
    onSuccess: async (deposit) => {
      idempotencyKeys.forget();
      // The way back from the payment page finds this deposit followed, not the form again.
      await navigate({
        to: '/member/depositv2',
        search: ({ next }) => ({ deposit: deposit.id, ...(next ? { next } : {}) }),
        replace: true,
      });
      void forgetMemberCall('GET /wps/cashier/deposits');
      goToGateway(deposit.redirectUrl);
    },
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (error || isPayerMissing) focusFirstError();
    else if (quote.isError) void quote.refetch();
    else if (quote.data && !start.isPending) start.mutate();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {flow === 'phone' && (
        <PayerField
          ownNumber={ownNumber}
          value={payer}
          onValueChange={setPayer}
          error={wasTried && isPayerMissing ? t('error_phone') : undefined}
        />
      )}
      <AmountField
        label={t('deposit_amount')}
        currency={currency}
        faultWords={figureWords}
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
      {quote.data && <DepositCost cost={quote.data} />}
      {isLevelNeeded(start.error) ? (
        <FormAlert tone="info">
          {t('refusal_level_needed')}
          <VerificationWay />
        </FormAlert>
      ) : (
        <FormAlert error={start.error ?? quote.error} />
      )}
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        disabled={!isOnline}
        isLoading={start.isPending || isAsking}
        loadingLabel={t('loading')}
      >
        {error
          ? t('deposit_submit')
          : t('deposit_submit_amount', { amount: money(typed, currency) })}
      </Button>
      <p className="cashier-promise">
        <LockIcon size={18} />
        {t(`deposit_promise_${flow}`, { method: method.name })}
      </p>
    </form>
  );
}

function isLevelNeeded(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'level_needed';
}
