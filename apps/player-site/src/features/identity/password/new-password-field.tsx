import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import { usePasswordRule } from './use-password-rule.ts';
import './new-password-field.css';

const words = {
  weak: 'password_strength_weak',
  fair: 'password_strength_fair',
  strong: 'password_strength_strong',
} as const satisfies Record<PasswordStrength, string>;

/** A new password, with the brand's rule under it and how strong it is while it is typed. */
export function NewPasswordField({
  value,
  onValueChange,
  error,
}: {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation();
  const { hint } = usePasswordRule();
  const strength = passwordStrength(value);
  return (
    <div className="new-password">
      <TextField
        label={t('field_new_password')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        value={value}
        onValueChange={onValueChange}
        hint={error ? undefined : hint}
        error={error}
      />
      {value && (
        <div className="new-password-strength" data-strength={strength}>
          <span className="new-password-meter" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <p aria-live="polite">{t(words[strength])}</p>
        </div>
      )}
    </div>
  );
}
