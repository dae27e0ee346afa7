/** Planks of mahogany: grain drawn by noise that is long one way and short the other. */
import { useId } from 'react';

export function Wood() {
  const id = useId();
  return (
    <svg className="dice-wood" aria-hidden="true" focusable="false">
      <filter id={id} x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves={3} seed={7} />
        <feColorMatrix values="0 0 0 0 .1  0 0 0 0 .035  0 0 0 0 .01  1.7 0 0 0 -.52" />
      </filter>
      <rect width="100%" height="100%" filter={`url(#${id})`} />
    </svg>
  );
}
