import { mostHelpLines } from '@bahati/contract/back-office/system/brand-rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { HelpLine } from './setting-draft.rules.ts';

const newLine: HelpLine = { name: '', phone: null, url: null, about: { en: '', sw: '' } };

/** Who helps people whose play worries them, in the order members see them. */
export function HelpLinesInput({
  label,
  lines,
  isWrong,
  onLines,
}: {
  label: string;
  lines: readonly HelpLine[];
  isWrong: boolean;
  onLines: (lines: readonly HelpLine[]) => void;
}) {
  const { translate } = useWords();
  return (
    <fieldset className="setting-lines">
      <legend className="ui-field-label">{label}</legend>
      {lines.map((line, at) => (
        <LineInput
          // Lines have no names of their own; they are only added at the end and taken out.
          key={at}
          line={line}
          onLine={(changed) => onLines(lines.with(at, changed))}
          onRemove={() => onLines(lines.toSpliced(at, 1))}
        />
      ))}
      {isWrong && <p role="alert">{translate('brand_settings.line_wrong')}</p>}
      {lines.length < mostHelpLines && (
        <Button size="s" onClick={() => onLines([...lines, newLine])}>
          {translate('brand_settings.add_line')}
        </Button>
      )}
    </fieldset>
  );
}

function LineInput({
  line,
  onLine,
  onRemove,
}: {
  line: HelpLine;
  onLine: (line: HelpLine) => void;
  onRemove: () => void;
}) {
  const { translate } = useWords();
  const { name, phone, url, about } = line;
  return (
    <div className="setting-line">
      <TextField
        label={translate('brand_settings.line_name')}
        maxLength={80}
        value={name}
        onValueChange={(typed) => onLine({ ...line, name: typed })}
      />
      <TextField
        label={translate('brand_settings.line_phone')}
        inputMode="tel"
        maxLength={30}
        value={phone ?? ''}
        onValueChange={(typed) => onLine({ ...line, phone: typed || null })}
      />
      <TextField
        label={translate('brand_settings.line_url')}
        inputMode="url"
        maxLength={300}
        value={url ?? ''}
        onValueChange={(typed) => onLine({ ...line, url: typed || null })}
      />
      {(['en', 'sw'] as const).map((language) => (
        <TextField
          key={language}
          label={translate('brand_settings.line_about', {
            language: translate(`languages.${language}`),
          })}
          maxLength={200}
          value={about[language]}
          onValueChange={(typed) => onLine({ ...line, about: { ...about, [language]: typed } })}
        />
      ))}
      <Button size="s" onClick={onRemove}>
        {translate('brand_settings.remove_line')}
      </Button>
    </div>
  );
}
