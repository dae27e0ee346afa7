import type { ReactNode } from 'react';

/** A face seen from the front: what is drawn right of the middle stands left of it too. */
export function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}
