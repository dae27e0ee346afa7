import { useId } from 'react';
import { useWords } from '#office/words/use-words.ts';
import './forms.css';

const shortestReason = 5;
const longestReason = 200;

export function isReasonGood(reason: string): boolean {
  return reason.trim().length >= shortestReason;
}

/** Why something is done, for the staff users who read the audit log. */
export function ReasonField({
  label,
  hint,
  longest = longestReason,
  value,
  onValueChange,
  isWanting,
}: {
  /** Absent: it is a reason. */
  label?: string;
  /** Who reads it; absent: staff users alone. */
  hint?: string;
  longest?: number;
  value: string;
  onValueChange: (reason: string) => void;
  /** True once it was sent too short. */
  isWanting: boolean;
}) {
  const { translate } = useWords();
  const hintId = useId();
  const isShort = isWanting && !isReasonGood(value);
  return (
    <div className="act-reason">
      <label>
        <span className="ui-field-label">{label ?? translate('access.reason')}</span>
        <textarea
          rows={longest > longestReason ? 6 : 2}
          maxLength={longest}
          value={value}
          aria-invalid={isShort || undefined}
          aria-describedby={hintId}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </label>
      <p id={hintId} className="act-hint" aria-live="polite">
        {isShort ? (
          <strong>{translate('access.reason_short')}</strong>
        ) : (
          (hint ?? translate('access.reason_hint'))
        )}
        <span className="tabular">{`${value.length}/${longest}`}</span>
      </p>
    </div>
  );
}
