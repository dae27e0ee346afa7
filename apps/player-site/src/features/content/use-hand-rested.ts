import { useEffect, useState } from 'react';

const restMs = 1_500;
const stirrings = ['scroll', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** True once the reader has done something on the page and then nothing for a moment. */
export function useHandRested(isAsked: boolean): boolean {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    if (!isAsked || hasRested) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setHasRested(true), restMs);
    };
    for (const name of stirrings) window.addEventListener(name, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of stirrings) window.removeEventListener(name, stir);
    };
  }, [isAsked, hasRested]);
  return hasRested;
}
