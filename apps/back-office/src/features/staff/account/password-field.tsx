import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

/** A password that can be looked at: the present one, or one to be set. */
export function PasswordField({
  label,
  isNew = false,
  value,
  onValueChange,
}: {
  label: string;
  isNew?: boolean;
  value: string;
  onValueChange: (password: string) => void;
}) {
  const { translate } = useWords();
  return (
    <TextField
      label={label}
      hint={isNew ? translate('own.password_hint') : undefined}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      maxLength={128}
      reveal={{
        show: translate('ra.input.password.toggle_hidden'),
        hide: translate('ra.input.password.toggle_visible'),
      }}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
