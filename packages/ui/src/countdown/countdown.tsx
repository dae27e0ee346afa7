import { useEffect, useEffectEvent, useState } from 'react';
import { remainingClock } from './remaining.ts';
import './countdown.css';

/** A clock that runs down. It stays silent while it runs: `onEnd` is where words belong. */
export function Countdown({
  endsAtMs,
  label,
  onEnd,
  urgentBelowMs = 0,
}: {
  endsAtMs: number;
  label: string;
  onEnd?: (() => void) | undefined;
  urgentBelowMs?: number | undefined;
}) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.now();
      setNowMs(now);
      if (now < endsAtMs) return;
      clearInterval(timer);
      ended();
    }, 500);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const isUrgent = endsAtMs - nowMs < urgentBelowMs;
  return (
    <time
      className="ui-countdown"
      role="timer"
      aria-label={`${label} ${remainingClock(endsAtMs, nowMs)}`}
      data-urgent={isUrgent ? '' : undefined}
    >
      {remainingClock(endsAtMs, nowMs)}
    </time>
  );
}
