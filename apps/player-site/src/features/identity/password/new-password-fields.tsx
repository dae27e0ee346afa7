import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { NewPassword } from './use-new-password.ts';

/** A new password and the same again. */
export function NewPasswordFields({ draft }: { draft: NewPassword }) {
  const { t } = useTranslation();
  return (
    <>
      <NewPasswordField
        value={draft.password}
        onValueChange={draft.setPassword}
        error={draft.passwordError}
      />
      <TextField
        label={t('field_new_password_again')}
        name="confirmNewPassword"
        type="password"
        autoComplete="new-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        value={draft.again}
        onValueChange={draft.setAgain}
        error={draft.againError}
      />
    </>
  );
}
