import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  children: ReactNode;
  tone?: 'plain' | 'quiet' | 'brass' | undefined;
  isPressed?: boolean | undefined;
  /** A small figure on the shoulder; the label should say it too. */
  count?: string | undefined;
};

export function IconButton({
  label,
  children,
  tone = 'plain',
  isPressed,
  count,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const look = `ui-icon-button ui-icon-button-${tone}`;
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      aria-label={label}
      aria-pressed={isPressed}
      title={rest.title ?? label}
    >
      {children}
      {count !== undefined && (
        <span className="ui-icon-button-count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
