import { RefusedError } from '@bahati/client/caller.ts';
import type { PointGood } from '@bahati/contract/player-site/rewards/points.ts';
import { mostOfOneOrder } from '@bahati/contract/point-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { QuantityField } from './quantity-field.tsx';
import { noRecipient, RecipientFields, recipientFaults } from './recipient-fields.tsx';
import { forgetPoints } from './use-points.ts';

/** How many, where to, and the payment password; then the points are taken. */
export function RedeemForm({
  good,
  balance,
  onLock,
  onDone,
}: {
  good: PointGood;
  balance: number;
  /** While it is being sent the dialog stays. */
  onLock: (isLocked: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const words = useErrorWords();
  const navigate = useNavigate();
  const keys = useIdempotencyKeys();
  const [quantity, setQuantity] = useState(1);
  const [recipient, setRecipient] = useState(noRecipient);
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const points = good.points * quantity;
  const most = Math.min(mostOfOneOrder, good.stock, Math.floor(balance / good.points));
  const faults = good.needsAddress ? recipientFaults(recipient) : [];

  const redeem = useMutation({
    mutationFn: () => {
      onLock(true);
      const wanted = { goodId: good.id, quantity, points };
      const order = { ...wanted, recipient: good.needsAddress ? recipient : null };
      const idempotencyKey = keys.idFor(JSON.stringify(order));
      return call('POST /wps/relay/passwordCheck/MCS2_redeemPointReward', {
        body: { ...order, idempotencyKey, paymentPassword: digits },
      });
    },
    onSuccess: () => {
      showToast({ tone: 'win', message: t('points_redeemed') });
      onDone();
      void navigate({ to: '/pointMall', search: { tab: 'orders' }, resetScroll: false });
    },
    onError: (failure) => {
      if (isDecided(failure)) keys.forget();
      focusFirstError();
    },
    onSettled: () => {
      onLock(false);
      forgetPoints();
    },
  });
  const isWrong =
    redeem.error instanceof RefusedError && redeem.error.code === 'payment_password_wrong';
  const missing = wasTried && digits.length !== 6 ? t('error_six_digits') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (digits.length === 6 && faults.length === 0 && !redeem.isPending) redeem.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {most > 1 && <QuantityField value={quantity} most={most} onValueChange={setQuantity} />}
      <KeyValueList
        items={[
          { id: 'price', label: t('points_price'), value: count(points), isStrong: true },
          { id: 'left', label: t('points_after'), value: count(balance - points) },
        ]}
      />
      {good.needsAddress && (
        <RecipientFields
          value={recipient}
          onValueChange={setRecipient}
          faults={wasTried ? faults : []}
        />
      )}
      <FormAlert error={isWrong ? undefined : redeem.error} />
      <PaymentPasswordField
        canBeForgotten
        label={t('payment_password')}
        value={digits}
        onValueChange={(value) => {
          setDigits(value);
          if (redeem.isError) redeem.reset();
        }}
        error={isWrong ? words(redeem.error) : missing}
      />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={redeem.isPending}
        loadingLabel={t('loading')}
      >
        {t('points_redeem', { points: count(points) })}
      </Button>
    </form>
  );
}
