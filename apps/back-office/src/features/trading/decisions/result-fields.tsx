import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { type Result, results } from './decision-draft.rules.ts';

export type NamedOutcome = { outcome: string; name: string; ended: Result | null };

/** How each outcome of a market ended; beside it what stands now. */
export function ResultFields({
  outcomes,
  said,
  onChange,
}: {
  outcomes: readonly NamedOutcome[];
  said: Readonly<Record<string, Result>>;
  onChange: (outcome: string, result: Result) => void;
}) {
  const { translate } = useWords();
  const words = (result: Result) => translate(`trading.result.${result}`);
  return (
    <div className="trading-results">
      {outcomes.map(({ outcome, name, ended }) => (
        <SelectField
          key={outcome}
          label={name}
          hint={ended && translate('trading.decide.stands', { result: words(ended) })}
          value={said[outcome] ?? ''}
          placeholder={translate('trading.decide.choose')}
          options={results.map((value) => ({ value, label: words(value) }))}
          onValueChange={(value) => {
            const result = results.find((known) => known === value);
            if (result) onChange(outcome, result);
          }}
        />
      ))}
    </div>
  );
}
