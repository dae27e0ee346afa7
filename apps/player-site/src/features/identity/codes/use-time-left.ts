import { useEffect, useState } from 'react';

/** Milliseconds until a moment, counted down on screen; 0 once it has passed. */
export function useTimeLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (endsAtMs <= Date.now()) return;
    const tick = () => setNowMs(Date.now());
    // At once too: the clock may have stood since an earlier wait ended.
    const first = setTimeout(tick);
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= endsAtMs) clearInterval(timer);
    }, 250);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [endsAtMs]);
  return Math.max(0, endsAtMs - nowMs);
}
