import { disputeTextLength } from '@bahati/contract/dispute-limits.ts';
import { FieldFrame } from '@bahati/ui/text-field/field-frame.tsx';
import { useId } from 'react';

/** A few sentences to the operator, as long as a case takes. */
export function WordsField({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} words={{ label }}>
      <div className="ui-field-box">
        <textarea
          id={id}
          className="ui-field-input case-input"
          rows={3}
          maxLength={disputeTextLength}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
