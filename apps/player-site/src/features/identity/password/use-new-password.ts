import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import { usePasswordRule } from './use-password-rule.ts';

const refusedFields = {
  password_invalid: 'password',
  password_too_common: 'password',
  password_unchanged: 'password',
  passwords_differ: 'again',
} as const;

export type NewPassword = ReturnType<typeof useNewPassword>;

/** A new password typed twice, as a part of a form whose call was refused with `refusal`. */
export function useNewPassword({ refusal, onEdit }: { refusal: unknown; onEdit: () => void }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { problemOf } = usePasswordRule();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isShown, setIsShown] = useState(false);
  const refused = refusedField(refusal, refusedFields);
  const problem = problemOf(password);
  const difference = again === password ? undefined : t('refusal_passwords_differ');

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      onEdit();
    };
  }

  return {
    password,
    again,
    setPassword: edit(setPassword),
    setAgain: edit(setAgain),
    isRight: !problem && !difference,
    saysRefusal: refused !== undefined,
    showErrors: () => setIsShown(true),
    passwordError: refused === 'password' ? words(refusal) : isShown ? problem : undefined,
    againError: refused === 'again' ? words(refusal) : isShown ? difference : undefined,
  };
}
