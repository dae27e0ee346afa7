import { useEffect, useState } from 'react';

const restMs = 1_500;
const stirrings = ['scroll', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Somebody who writes, or looks at something that opened, is not at rest. */
function isBusy(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return isWriting || document.querySelector('dialog[open], :popover-open') !== null;
}

/** True once the reader has done something on the page and then nothing for a moment. */
export function useHandRested(isAsked: boolean): boolean {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    if (!isAsked || hasRested) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !isBusy() && setHasRested(true), restMs);
    };
    for (const name of stirrings) window.addEventListener(name, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of stirrings) window.removeEventListener(name, stir);
    };
  }, [isAsked, hasRested]);
  return hasRested;
}
