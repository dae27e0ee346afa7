/** How long it is until a time of the server's clock. */
import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { useEffect, useState } from 'react';
import { useSeated } from '#frame/seats/use-seats.ts';

const lookMs = 500;

/** Milliseconds, less than nothing once it has passed; null: there is no such time. */
export function useUntil(at: string | null): number | null {
  const { line } = useSeated().room;
  const [nowMs, setNowMs] = useState(line.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(line.now()), lookMs);
    return () => clearInterval(timer);
  }, [line]);
  return at === null ? null : Date.parse(at) - nowMs;
}

/** A result is shown so long after the next match could have begun. */
const longestShownMs = 45_000;

/** The match was over long ago: the table waits as if it had not been. */
export function useIsStale(hand: SeenHand | null): boolean {
  const { line } = useSeated().room;
  const at = hand?.nextAt ?? null;
  const isPast = () => at !== null && line.now() - Date.parse(at) > longestShownMs;
  const [past, setPast] = useState(() => (isPast() ? at : null));
  useEffect(() => {
    const look = () =>
      setPast(at !== null && line.now() - Date.parse(at) > longestShownMs ? at : null);
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [at, line]);
  return at !== null && past === at;
}
