import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Whom something is for; at least somebody. */
export function WhoFields<Who extends 'A' | 'B' | 'F'>({
  value,
  options,
  isMissing,
  onChange,
}: {
  value: readonly Who[];
  options: readonly Who[];
  isMissing: boolean;
  onChange: (value: Who[]) => void;
}) {
  const { translate } = useWords();
  return (
    <fieldset className="content-who">
      <legend className="ui-field-label">{translate('content.who')}</legend>
      <div className="content-checks">
        {options.map((who) => (
          <Checkbox
            key={who}
            label={translate(`content_who.${who}`)}
            checked={value.includes(who)}
            onCheckedChange={(isOn) =>
              onChange(options.filter((one) => (one === who ? isOn : value.includes(one))))
            }
          />
        ))}
      </div>
      {isMissing && (
        <p className="ui-field-error" role="alert">
          {translate('content.who_missing')}
        </p>
      )}
    </fieldset>
  );
}
