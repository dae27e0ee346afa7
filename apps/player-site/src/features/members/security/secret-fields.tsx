import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

type FieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
};

/** The code an authenticator shows, six digits; or also one of the recovery codes. */
export function AuthenticatorCodeField({
  takesRecoveryCode = false,
  onValueChange,
  ...props
}: FieldProps & { takesRecoveryCode?: boolean }) {
  const { t } = useTranslation();
  return takesRecoveryCode ? (
    <TextField
      label={t('recovery_or_app_code')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...props}
      onValueChange={onValueChange}
    />
  ) : (
    <TextField
      label={t('authenticator_code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...props}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/g, '').slice(0, 6))}
    />
  );
}

export function SecretSubmit({ isBusy, children }: { isBusy: boolean; children: string }) {
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      tone="brass"
      size="l"
      isWide
      isLoading={isBusy}
      loadingLabel={t('loading')}
    >
      {children}
    </Button>
  );
}
