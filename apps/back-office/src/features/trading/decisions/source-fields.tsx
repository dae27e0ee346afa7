import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { sourceFault } from './decision-draft.rules.ts';

/** Where the result was read: the places of one person, each another one. */
export function SourceFields({
  sources,
  known = [],
  isWanting,
  onChange,
}: {
  sources: readonly string[];
  /** Of the person before. */
  known?: readonly string[];
  isWanting: boolean;
  onChange: (sources: readonly string[]) => void;
}) {
  const { translate } = useWords();
  return (
    <div className="trading-results">
      {sources.map((source, at) => {
        const fault = sourceFault(source, [...known, ...sources.slice(0, at)]);
        const isShown = isWanting || fault === 'same';
        return (
          <TextField
            key={at}
            label={translate(`trading.decide.source_${known.length + at + 1}`)}
            hint={at === 0 ? translate('trading.decide.source_hint') : undefined}
            error={isShown && fault && translate(`trading.decide.source_${fault}`)}
            maxLength={80}
            autoComplete="off"
            value={source}
            onValueChange={(text) => onChange(sources.with(at, text))}
          />
        );
      })}
    </div>
  );
}
