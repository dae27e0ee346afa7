import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import './badge.css';

/** The state of a thing in a record: a tinted chip with a dot, told by its words first. */
export function StatusChip({
  tone,
  children,
  isLive = false,
}: {
  tone: Tone;
  children: ReactNode;
  isLive?: boolean | undefined;
}) {
  return (
    <span className={`ui-status ui-status-${tone}`}>
      <span className="ui-status-dot" data-live={isLive ? '' : undefined} aria-hidden="true" />
      {children}
    </span>
  );
}
