import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type FieldHolder, type Judged, useTyped } from './use-typed.ts';
import './figure-field.css';

/** A figure that may be typed. What it is not is said, and no bet is placed until it is one. */
export function FigureField({
  label,
  text,
  unit,
  isLocked,
  holder,
  judge,
  onStep,
  children,
}: {
  label: string;
  text: string;
  /** Behind the figure: `×`, `%`. */
  unit?: string;
  isLocked: boolean;
  holder: FieldHolder;
  judge: (text: string) => Judged;
  /** The arrow keys: one up or down. */
  onStep: (by: 1 | -1) => void;
  /** A button of the field's own. */
  children?: ReactNode;
}) {
  const id = useId();
  const { typed, fault, type, leave, clear } = useTyped(id, holder, judge);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') leave();
    if (event.key === 'Escape') clear();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    clear();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  }
  return (
    <div className="figure-field">
      <label className="quiet" htmlFor={id}>
        {label}
      </label>
      <div className="figure-field-row" data-invalid={fault === null ? undefined : ''}>
        {children}
        <input
          id={id}
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? text}
          disabled={isLocked}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        {unit !== undefined && (
          <span className="figure-field-unit quiet" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className="small figure-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
