import type { ReactNode } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { RefreshIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import './error-state.css';

/** What went wrong, in words, with the way back. */
export function ErrorState({
  title,
  text,
  reference,
  retryLabel,
  onRetry,
  isRetrying = false,
}: {
  title: ReactNode;
  text?: ReactNode;
  /** The request's id with its label, small, for the support desk. */
  reference?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}) {
  return (
    <div className="ui-error-state" role="alert">
      <span className="ui-error-state-mark">
        <WarningIcon size={26} />
      </span>
      <p className="ui-error-state-title">{title}</p>
      {text && <p className="ui-error-state-text">{text}</p>}
      {onRetry && retryLabel && (
        <Button icon={<RefreshIcon size={18} />} isLoading={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {reference && <p className="ui-error-state-reference">{reference}</p>}
    </div>
  );
}
