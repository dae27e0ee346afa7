import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

export type InBoth = { en: string; sw: string };

/** The same words in both languages, side by side. */
export function InBothFields({
  label,
  most,
  value,
  missing,
  part,
  onChange,
}: {
  label: string;
  most: number;
  value: InBoth;
  missing: readonly string[];
  /** What it is called among what is missing. */
  part: string;
  onChange: (value: InBoth) => void;
}) {
  const { translate } = useWords();
  return (
    <div className="content-row">
      {(['en', 'sw'] as const).map((language) => (
        <TextField
          key={language}
          label={translate('content.in_language', {
            field: label,
            language: translate(`languages.${language}`),
          })}
          lang={language}
          error={missing.includes(`${part}.${language}`) ? translate('content.missing') : undefined}
          maxLength={most}
          value={value[language]}
          onValueChange={(words) => onChange({ ...value, [language]: words })}
        />
      ))}
    </div>
  );
}
