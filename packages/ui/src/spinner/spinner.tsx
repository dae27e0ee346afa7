import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import './spinner.css';

export type SpinnerProps = { label?: string | undefined; size?: number | undefined };

/** For the inside of a button or a field only; a page shows skeletons. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className="ui-spinner" role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
