import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '@bahati/ui/icons/icons.tsx';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldWords & {
    prefix?: ReactNode;
    suffix?: ReactNode;
    onValueChange?: ((value: string) => void) | undefined;
    /** With `type="password"`: the words of the button that shows and hides it. */
    reveal?: { show: string; hide: string } | undefined;
  };

export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  prefix,
  suffix,
  onValueChange,
  onChange,
  reveal,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setIsShown] = useState(false);
  const words = { label, hint, error, optionalLabel, isLabelHidden };
  return (
    <FieldFrame id={fieldId} words={words}>
      <div className="ui-field-box" data-invalid={error ? '' : undefined}>
        {prefix && <span className="ui-field-affix">{prefix}</span>}
        <input
          {...rest}
          id={fieldId}
          type={reveal && isShown ? 'text' : type}
          className={className ? `ui-field-input ${className}` : 'ui-field-input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, words)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {suffix && <span className="ui-field-affix">{suffix}</span>}
        {reveal && (
          <IconButton
            label={isShown ? reveal.hide : reveal.show}
            disabled={rest.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </IconButton>
        )}
      </div>
    </FieldFrame>
  );
}
