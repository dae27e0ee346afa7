import { Children, type CSSProperties, type ReactNode, useState } from 'react';

type ReelProps = {
  /** How long it runs, and for how long it has been running already. */
  readonly ms: number;
  readonly sinceMs: () => number;
  /** What runs past; the last one is where it stops. */
  readonly children: ReactNode;
};

/** A drum that runs past a window and stops. Words beside tell where. */
export function Reel({ ms, sinceMs, children }: ReelProps) {
  const [since] = useState(sinceMs);
  const style = {
    '--ms': `${ms}ms`,
    '--since': `${-since}ms`,
    '--past': Children.count(children) - 1,
  } as CSSProperties;
  return (
    <span className="reel" style={style} aria-hidden="true">
      <span className="reel-strip">{children}</span>
    </span>
  );
}
