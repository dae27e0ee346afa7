import type { ReactNode } from 'react';
import { WarningIcon } from '@bahati/ui/icons/icons.tsx';
import './field.css';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** In words; the control is then marked invalid and described by them. */
  error?: ReactNode;
  optionalLabel?: string | undefined;
  isLabelHidden?: boolean | undefined;
};

export function describedBy(id: string, { hint, error }: FieldWords): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, control, then the error and the hint: the same for every field. */
export function FieldFrame({
  id,
  words,
  after,
  children,
}: {
  id: string;
  words: FieldWords;
  after?: ReactNode;
  children: ReactNode;
}) {
  const { label, hint, error, optionalLabel, isLabelHidden } = words;
  return (
    <div className="ui-field">
      <label className={isLabelHidden ? 'ui-field-unseen' : 'ui-field-label'} htmlFor={id}>
        {label}
        {optionalLabel && <span className="ui-field-optional"> {optionalLabel}</span>}
      </label>
      {children}
      {after}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="ui-field-error">
            <WarningIcon size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
