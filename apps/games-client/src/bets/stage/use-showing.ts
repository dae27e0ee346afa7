import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from './board.ts';

type Showing = Pick<BoardProps<unknown>, 'phase' | 'turn' | 'isFast' | 'onShown'>;

/** What may be heard as a motion starts and as it comes to rest. */
type Edges = { readonly onBegin?: () => void; readonly onEnd?: () => void };

/** A hurried motion takes so long, in milliseconds. */
const hurriedMs = 90;

/** Tells the play when a motion of `durationMs` that shows the round has come to its end. */
export function useShowing(
  { phase, turn, isFast, onShown }: Showing,
  durationMs: number,
  { onBegin, onEnd }: Edges = {},
): void {
  const isShowing = phase === 'showing';
  const begin = useEffectEvent(() => onBegin?.());
  const end = useEffectEvent(() => {
    onEnd?.();
    onShown();
  });
  useEffect(() => {
    if (isShowing) begin();
  }, [isShowing, turn]);
  useEffect(() => {
    if (!isShowing) return undefined;
    const timer = setTimeout(() => end(), isFast ? hurriedMs : durationMs);
    return () => clearTimeout(timer);
  }, [isShowing, turn, isFast, durationMs]);
}

/**
 * How far that motion is, from 0 to 1, for what styles alone cannot draw: a number that runs. 1
 * while nothing is shown, and at once where it is hurried.
 */
export function useProgress({ phase, turn, isFast }: Showing, durationMs: number): number {
  const key = phase === 'showing' && !isFast ? turn : null;
  const [reached, setReached] = useState({ key, progress: 1 });
  useEffect(() => {
    if (key === null) return undefined;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      setReached({ key, progress });
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, durationMs]);
  if (key === null) return 1;
  // The first picture of a round is its beginning, never the end of the one before.
  return reached.key === key ? reached.progress : 0;
}
