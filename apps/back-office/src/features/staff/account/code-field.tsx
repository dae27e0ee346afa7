import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Six digits of an authenticator. */
export function CodeField({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: string;
  onValueChange: (code: string) => void;
}) {
  const { translate } = useWords();
  return (
    <TextField
      label={label}
      hint={translate('login.code_hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={6}
      value={value}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/g, ''))}
    />
  );
}
