import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for the ear alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>;
}
