import { RefusedError } from '@bahati/client/caller.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { FormAlert } from '#features/system/form-alert.tsx';
import { useErrorWords } from '#features/system/refusal-words.ts';
import { useBrand } from '#features/system/use-brand.ts';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import { type Field, RegisterField } from './register-field.tsx';
import { readReferral } from './referral.ts';
import { findBreach } from './registration-rules.ts';
import { startSession } from './session.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { WordsWithLinks } from './words-with-links.tsx';

/** Which field a refusal of the server is about. */
const refusedFields: Record<string, Field> = {
  username_taken: 'username',
  username_invalid: 'username',
  password_invalid: 'password',
  password_too_common: 'password',
  passwords_differ: 'confirmPassword',
  under_age: 'birthday',
};

export function RegisterForm({
  rules,
  onBusy,
  onDone,
}: {
  rules: readonly FieldRule[];
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { name, minimumAge } = useBrand();
  const words = useErrorWords();
  const [values, setValues] = useState<Record<Field, string>>({
    username: '',
    password: '',
    confirmPassword: '',
    birthday: '',
    referralCode: readReferral(),
  });
  const [hasAcceptedTerms, setHasAcceptedTerms] = useState(false);
  const [shown, setShown] = useState<ReadonlySet<Field | 'terms'>>(new Set());
  const { form, focusFirstError } = useFocusOnError();
  const fields = rules.filter((rule) => rule.isShown);
  const errors = useFieldErrors(fields, values);

  const register = useMutation({
    mutationFn: () => {
      const { referralCode, username, ...rest } = values;
      // A code that came with the address is no reason to refuse: it is left out if it is not one.
      const rule = rules.find(({ field }) => field === 'referralCode');
      const isUsable = referralCode !== '' && !(rule && findBreach(rule, referralCode));
      return call('POST /wps/member/register', {
        body: {
          ...rest,
          username: username.trim(),
          ...(isUsable ? { referralCode } : {}),
          hasAcceptedTerms: true,
          registerMethod: 'WEB',
          language: currentLanguage(),
        },
      });
    },
    onSuccess: ({ token, userName }) => {
      startSession(token);
      showToast({ tone: 'win', message: t('register_welcome', { name: userName }) });
      onDone();
    },
    onError: focusFirstError,
  });
  useEffect(() => onBusy(register.isPending), [register.isPending, onBusy]);

  const refusedField =
    register.error instanceof RefusedError ? refusedFields[register.error.code] : undefined;

  function errorOf(field: Field): string | undefined {
    if (field === refusedField) return words(register.error);
    return shown.has(field) ? errors[field] : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setShown(new Set([...fields.map((rule) => rule.field), 'terms']));
    const isRight = fields.every((rule) => !errors[rule.field]) && hasAcceptedTerms;
    if (isRight && !register.isPending) register.mutate();
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={refusedField ? undefined : register.error} />
      {fields.map((rule) => (
        <RegisterField
          key={rule.field}
          rule={rule}
          value={values[rule.field]}
          error={errorOf(rule.field)}
          onValueChange={(value) => {
            setValues((current) => ({ ...current, [rule.field]: value }));
            if (rule.field === refusedField) register.reset();
          }}
          onLeave={() =>
            values[rule.field] && setShown((current) => new Set([...current, rule.field]))
          }
        />
      ))}
      <Checkbox
        className="popup-terms"
        name="terms"
        checked={hasAcceptedTerms}
        onCheckedChange={setHasAcceptedTerms}
        error={shown.has('terms') && !hasAcceptedTerms ? t('error_terms') : undefined}
        label={
          <WordsWithLinks
            words={t('register_terms', { age: minimumAge, name })}
            hrefs={{ terms: '/help#term', privacy: '/help#privacy' }}
          />
        }
      />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={register.isPending}
        loadingLabel={t('loading')}
      >
        {t('register_submit')}
      </Button>
    </form>
  );
}
