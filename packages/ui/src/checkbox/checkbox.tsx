import { type ComponentProps, type ReactNode, useId } from 'react';
import { WarningIcon } from '@bahati/ui/icons/icons.tsx';
import './checkbox.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onCheckedChange?: ((isChecked: boolean) => void) | undefined;
};

export function Checkbox({
  label,
  hint,
  error,
  onCheckedChange,
  onChange,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [error ? `${fieldId}-error` : '', hint ? `${fieldId}-hint` : ''];
  return (
    <div className="ui-checkbox">
      <label className="ui-checkbox-row" htmlFor={fieldId}>
        <input
          {...rest}
          id={fieldId}
          type="checkbox"
          className="ui-checkbox-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${fieldId}-error`} className="ui-checkbox-error" role="alert">
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${fieldId}-hint`} className="ui-checkbox-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
