import type { Currency } from '@bahati/money/currencies.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { isLimitIncrease } from './limit.rules.ts';
import type { LimitKind, LimitPeriod } from './limit-words.ts';
import { keepGamblingControls } from './use-gambling-controls.ts';

/** A limit that is being set, and the two ways it may go: kept as typed, or taken away. */
export function useLimitDraft({
  kind,
  period,
  currency,
  own,
  onDone,
}: {
  kind: LimitKind;
  period: LimitPeriod;
  currency: Currency;
  /** The member's own limit as it stands. */
  own: string | null;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(() => own?.replace(/\.00$/, '') ?? '');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const typed = kind === 'session' ? amount : (typedDecimal(amount, currency) ?? '');
  const isIncrease = own !== null && isLimitIncrease(typed, own);
  const save = useMutation({
    mutationFn: (wanted: string | null) =>
      call('POST /wps/member/limits', { body: { kind, period, amount: wanted } }),
    onSuccess(answer, wanted) {
      keepGamblingControls(answer);
      const waits = wanted === null || isIncrease;
      showToast({ tone: 'win', message: waits ? t('limits_waits') : t('limits_saved') });
      onDone();
    },
  });
  const isMissing = typed === '';
  return {
    form,
    amount,
    setAmount,
    isIncrease,
    fieldError: wasTried && isMissing ? t('error_required') : undefined,
    error: save.error ?? undefined,
    isSaving: save.isPending && save.variables !== null,
    isRemoving: save.isPending && save.variables === null,
    remove: () => {
      if (!save.isPending) save.mutate(null);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasTried(true);
      if (isMissing) focusFirstError();
      else if (!save.isPending) save.mutate(typed);
    },
  };
}
