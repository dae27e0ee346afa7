import { type ComponentProps, useId } from 'react';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { describedBy, FieldFrame, type FieldWords } from '@bahati/ui/text-field/field-frame.tsx';

type SelectOption = { value: string; label: string; isDisabled?: boolean | undefined };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
  };

/** The native list, not a library's (ADR 24): the phone's own wheel is the best one on a phone. */
export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  options,
  placeholder,
  onValueChange,
  onChange,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const words = { label, hint, error, optionalLabel, isLabelHidden };
  const look = 'ui-field-input ui-select';
  return (
    <FieldFrame id={fieldId} words={words}>
      <div className="ui-field-box" data-invalid={error ? '' : undefined}>
        <select
          {...rest}
          id={fieldId}
          className={className ? `${look} ${className}` : look}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, words)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="ui-select-mark">
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
