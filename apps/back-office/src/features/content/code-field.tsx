import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

/** The operator's own name for something, given once. */
export function CodeField({
  value,
  isMissing,
  onValueChange,
}: {
  value: string;
  isMissing: boolean;
  onValueChange: (code: string) => void;
}) {
  const { translate } = useWords();
  return (
    <TextField
      label={translate('content.code')}
      hint={translate('content.code_hint')}
      error={isMissing ? translate('content.code_wrong') : undefined}
      maxLength={60}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
