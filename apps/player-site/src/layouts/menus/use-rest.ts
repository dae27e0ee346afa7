import { useEffect, useState } from 'react';

/** A reader who only looks gets the rest of the page after this. */
const latestMs = 6_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * True from the reader's first sign on, or after some seconds: the time for what the first screen
 * does without, so that it costs the first paint nothing.
 */
export function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest) return;
    const rest = () => setIsAtRest(true);
    const timer = setTimeout(rest, latestMs);
    for (const sign of signs) window.addEventListener(sign, rest, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, rest);
    };
  }, [isAtRest]);
  return isAtRest;
}
