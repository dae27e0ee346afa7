import type { CSSProperties } from 'react';
import './past-chips.css';

export type PastChip = { readonly id: string; readonly text: string; readonly colour: string };

/** The last rounds, newest first, as a row of small marks. */
export function PastChips({ chips, label }: { chips: readonly PastChip[]; label: string }) {
  if (chips.length === 0) return null;
  return (
    <ol className="past-chips tabular" aria-label={label}>
      {chips.slice(0, 8).map(({ id, text, colour }) => (
        <li key={id} style={{ '--chip': colour } as CSSProperties}>
          {text}
        </li>
      ))}
    </ol>
  );
}
