import { RefusedError } from '@bahati/client/caller.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
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
import { useFormat } from '#features/language/use-format.ts';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { mostConverted, readPoints, worthOf } from './convert-points.rules.ts';
import { forgetPoints, type PointConfig } from './use-points.ts';

/** How many points, what one gets for them, and the payment password. */
export function ConvertForm({
  config,
  balance,
  onLock,
  onDone,
}: {
  config: PointConfig;
  balance: number;
  onLock: (isLocked: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { locale, count, money } = useFormat();
  const words = useErrorWords();
  const keys = useIdempotencyKeys();
  const { currency, leastConverted } = config;
  const lots = { pointsPerUnit: config.pointsPerUnit ?? 1, leastConverted };
  const [typed, setTyped] = useState('');
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const read = readPoints(typed, balance, lots);
  const points = read.fault === undefined ? read.points : 0;
  const amount = worthOf(points, lots);
  const fault =
    read.fault === undefined
      ? undefined
      : t(`points_convert_${read.fault}`, {
          least: count(leastConverted),
          multiple: count(lots.pointsPerUnit),
          balance: count(balance),
        });

  const convert = useMutation({
    mutationFn: () => {
      onLock(true);
      const idempotencyKey = keys.idFor(`${points} ${amount}`);
      return call('POST /wps/relay/passwordCheck/MCS2_convertPoint', {
        body: { idempotencyKey, points, amount, paymentPassword: digits },
      });
    },
    onSuccess: (made) => {
      const told = money(made.amount, made.currency);
      showToast({ tone: 'win', message: t('points_converted', { amount: told }) });
      onDone();
    },
    onError: (failure) => {
      if (isDecided(failure)) keys.forget();
      focusFirstError();
    },
    onSettled: () => {
      onLock(false);
      forgetPoints();
      void forgetMemberCall('GET /wps/v2/wallets/balance');
    },
  });
  const isWrong =
    convert.error instanceof RefusedError && convert.error.code === 'payment_password_wrong';
  const missing = wasTried && digits.length !== 6 ? t('error_six_digits') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (digits.length === 6 && points > 0 && !convert.isPending) convert.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <TextField
        label={t('points_convert_how_many')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onValueChange={setTyped}
        hint={t('points_convert_hint', { balance: count(balance) })}
        error={wasTried ? fault : undefined}
        suffix={
          <Button size="s" onClick={() => setTyped(String(mostConverted(balance, lots)))}>
            {t('points_convert_all')}
          </Button>
        }
      />
      <p className="convert-worth">
        <span className="quiet">{t('points_convert_get')}</span>
        <Amount
          value={amount}
          currency={currency}
          locale={locale}
          size="xl"
          tone="win"
          isAnimated
        />
      </p>
      <FormAlert error={isWrong ? undefined : convert.error} />
      <PaymentPasswordField
        canBeForgotten
        label={t('payment_password')}
        value={digits}
        onValueChange={(value) => {
          setDigits(value);
          if (convert.isError) convert.reset();
        }}
        error={isWrong ? words(convert.error) : missing}
      />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={convert.isPending}
        loadingLabel={t('loading')}
      >
        {t('points_convert_submit')}
      </Button>
    </form>
  );
}
