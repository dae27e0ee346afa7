import { useEffect, useState } from 'react';

const stepMs = 200;

/** Milliseconds until an instant of the server's clock, from step to step; null: there is none. */
export function useTimeLeft(at: string | null, now: () => number): number | null {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(now()), stepMs);
    return () => clearInterval(timer);
  }, [now]);
  return at === null ? null : Math.max(0, Date.parse(at) - nowMs);
}
