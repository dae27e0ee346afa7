import { RefusedError } from '@bahati/client/caller.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import type { Field } from './register-field.tsx';

const refusedFields: Record<string, Field> = {
  username_taken: 'username',
  username_invalid: 'username',
  password_invalid: 'password',
  password_too_common: 'password',
  passwords_differ: 'confirmPassword',
  under_age: 'birthday',
  birthday_invalid: 'birthday',
  payment_password_weak: 'paymentPassword',
  invitation_code_error: 'affiliateCode',
};

/** The field whose rule the server found broken, of those in the form. */
function ruledField(error: unknown, rules: readonly FieldRule[]): Field | undefined {
  if (!(error instanceof RefusedError) || error.code !== 'field_invalid') return undefined;
  return rules.find(({ field }) => field === error.details['field'])?.field;
}

/** Which field the server refused, and what it says there. */
export function useRefusedField(error: unknown, rules: readonly FieldRule[]) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const field = refusedField(error, refusedFields) ?? ruledField(error, rules);
  // An id that is no agent's breaks no rule of form.
  return { field, words: field === 'recommenderId' ? t('error_recommender') : words(error) };
}
