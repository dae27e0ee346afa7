import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & {
    isLoading?: boolean | undefined;
    /** Spoken while the button is busy. */
    loadingLabel?: string | undefined;
    icon?: ReactNode;
    endIcon?: ReactNode;
  };

/**
 * A busy button stays focusable and keeps its width; it only stops answering, so that a
 * reader of screens is not thrown off it half way.
 */
export function Button({
  tone,
  size,
  isWide,
  isLoading = false,
  loadingLabel,
  icon,
  endIcon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }
  const look = buttonClass({ tone, size, isWide });
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading ? true : rest['aria-disabled']}
      onClick={press}
    >
      <span className="ui-button-body">
        {icon}
        {children}
        {endIcon}
      </span>
      {isLoading && (
        <span className="ui-button-busy">
          <Spinner label={loadingLabel} />
        </span>
      )}
    </button>
  );
}
