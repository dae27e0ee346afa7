import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';

/** Six digits, hidden as they are typed; anything else typed is left out. */
export function PaymentPasswordField({
  label,
  value,
  onValueChange,
  hint,
  error,
  canBeForgotten = false,
}: {
  label: string;
  value: string;
  onValueChange: (digits: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** It is the one set before: shows the way for who forgot it. */
  canBeForgotten?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      label={label}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      reveal={{ show: t('digits_show'), hide: t('digits_hide') }}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, '').slice(0, 6))}
      hint={
        canBeForgotten ? (
          <Link to="/member" className="text-link">
            {t('payment_password_lost')}
          </Link>
        ) : (
          hint
        )
      }
      error={error}
    />
  );
}
