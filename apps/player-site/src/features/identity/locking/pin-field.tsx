import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';

export const isPin = (digits: string): boolean => /^\d{4,6}$/.test(digits);

/** Four to six digits, hidden as they are typed; anything else typed is left out. */
export function PinField({
  label,
  name,
  value,
  onValueChange,
  hint,
  error,
  ref,
}: {
  label: string;
  name: string;
  value: string;
  onValueChange: (digits: string) => void;
  hint?: ReactNode;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      ref={ref}
      label={label}
      name={name}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      reveal={{ show: t('digits_show'), hide: t('digits_hide') }}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, '').slice(0, 6))}
      hint={hint}
      error={error}
    />
  );
}
