import type { FieldRule } from '@bahati/contract/player-site/identity.ts';
import { TextField, type TextFieldProps } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#features/system/use-brand.ts';
import { useRuleWords } from './use-field-errors.ts';

export type Field = FieldRule['field'];

/** How the browser and the phone's keyboard should treat each field. */
const inputs: Record<Field, Partial<TextFieldProps>> = {
  username: {
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  birthday: { type: 'date', autoComplete: 'bday', max: new Date().toISOString().slice(0, 10) },
  referralCode: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
};

const labels = {
  username: 'field_username',
  password: 'field_password',
  confirmPassword: 'field_confirm_password',
  birthday: 'field_birthday',
  referralCode: 'field_referral_code',
} as const satisfies Record<Field, string>;

export function RegisterField({
  rule,
  value,
  error,
  onValueChange,
  onLeave,
}: {
  rule: FieldRule;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { minimumAge } = useBrand();
  const ruleWords = useRuleWords();
  const { field } = rule;
  const input = inputs[field];
  const hints: Partial<Record<Field, string>> = {
    username: ruleWords(rule),
    password: ruleWords(rule),
    birthday: t('hint_birthday', { age: minimumAge }),
  };
  return (
    <TextField
      {...input}
      label={t(labels[field])}
      name={field}
      value={value}
      required={rule.isRequired}
      optionalLabel={rule.isRequired ? undefined : t('optional')}
      reveal={
        input.type === 'password'
          ? { show: t('password_show'), hide: t('password_hide') }
          : undefined
      }
      // A broken rule is the hint said again: one of the two is enough.
      hint={error ? undefined : hints[field]}
      error={error}
      onValueChange={onValueChange}
      onBlur={onLeave}
    />
  );
}
