import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import './figure-field.css';

/** A figure that may be typed. It is kept when the field is left or Enter is pressed. */
export function FigureField({
  label,
  text,
  unit,
  isLocked,
  onText,
  onStep,
  children,
}: {
  label: string;
  text: string;
  /** Behind the figure: `×`, `%`. */
  unit?: string;
  isLocked: boolean;
  /** What was typed, as it stands; what is no figure may be left unheard. */
  onText: (text: string) => void;
  /** The arrow keys: one up or down. */
  onStep: (by: 1 | -1) => void;
  /** A button of the field's own. */
  children?: ReactNode;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function keep(): void {
    if (typed !== null && typed !== text) onText(typed);
    setTyped(null);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(null);
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  }
  return (
    <div className="figure-field">
      <label className="quiet" htmlFor={id}>
        {label}
      </label>
      <div className="figure-field-row">
        {children}
        <input
          id={id}
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed ?? text}
          disabled={isLocked}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
        />
        {unit !== undefined && (
          <span className="figure-field-unit quiet" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </div>
  );
}
