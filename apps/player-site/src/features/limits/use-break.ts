import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import { endSession, startLeaving, stopLeaving } from '#features/identity/session.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import type { BreakKind } from './break-kind.ts';
import { exclusionMonths, timeOutDays } from './limit-choices.ts';

const refusedFields = { password_wrong: 'password' } as const;

/** Beginning a break: its length, a typed word, and the password for the long one. */
export function useBreak(kind: BreakKind) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const navigate = useNavigate();
  const { form, focusFirstError } = useFocusOnError();
  const isTimeOut = kind === 'time_out';
  const [length, setLength] = useState(String(isTimeOut ? timeOutDays[0] : exclusionMonths[0]));
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const begin = useMutation({
    mutationFn: () => {
      startLeaving();
      if (isTimeOut) {
        const days = timeOutDays.find((one) => String(one) === length) ?? timeOutDays[0];
        return call('POST /wps/member/timeOut', { body: { days } });
      }
      const months = exclusionMonths.find((one) => String(one) === length) ?? null;
      return call('POST /wps/member/selfExclusion', { body: { months, password } });
    },
    onSuccess: async ({ endsAt }) => {
      await navigate({ to: '/', search: {} });
      endSession('logout');
      const message =
        endsAt === null ? t('limits_begun_ever') : t('limits_begun', { time: time(endsAt) });
      showToast({ message });
    },
    onError: () => {
      stopLeaving();
      focusFirstError();
    },
  });
  const isPasswordWrong = refusedField(begin.error, refusedFields) !== undefined;
  const isPasswordMissing = !isTimeOut && password === '';
  const isTypedRight = typed.trim().toLowerCase() === t('limits_word').toLowerCase();
  return {
    form,
    length,
    setLength,
    password,
    setPassword: (value: string) => {
      setPassword(value);
      if (begin.isError) begin.reset();
    },
    passwordError: isPasswordWrong
      ? t('payment_password_login_wrong')
      : wasTried && isPasswordMissing
        ? t('error_required')
        : undefined,
    typed,
    setTyped,
    typedError:
      wasTried && !isTypedRight ? t('limits_type', { word: t('limits_word') }) : undefined,
    error: isPasswordWrong ? undefined : (begin.error ?? undefined),
    isBusy: begin.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasTried(true);
      if (isTypedRight && !isPasswordMissing && !begin.isPending) begin.mutate();
      else focusFirstError();
    },
  };
}
