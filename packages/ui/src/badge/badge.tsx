import type { ReactNode } from 'react';
import './badge.css';

export type Tone = 'brass' | 'coral' | 'lagoon' | 'hibiscus' | 'quiet';

/** A word on a filled chip, for the corner of a picture. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`ui-badge ui-badge-${tone}`}>{children}</span>;
}
