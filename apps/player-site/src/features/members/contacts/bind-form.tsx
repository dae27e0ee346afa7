import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';

/** The frame of a form that binds a contact. */
export function BindForm({
  formRef,
  onSubmit,
  about,
  error,
  submitLabel,
  isBusy,
  children,
}: {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  about: string;
  /** Why nothing was bound, when no field says it. */
  error: unknown;
  submitLabel: string;
  isBusy: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <form ref={formRef} className="stack" noValidate onSubmit={onSubmit}>
      <p className="quiet">{about}</p>
      {children}
      <FormAlert error={error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={isBusy}
        loadingLabel={t('loading')}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

export function LoginPasswordField({
  value,
  onValueChange,
  error,
}: {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('payment_password_login')}
      name="password"
      type="password"
      autoComplete="current-password"
      reveal={{ show: t('password_show'), hide: t('password_hide') }}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}
