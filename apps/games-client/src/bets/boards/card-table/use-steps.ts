import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';

type Showing = Pick<BoardProps<unknown>, 'phase' | 'turn' | 'isFast' | 'onShown'>;

const fastMs = 90;

/**
 * Goes through the steps of a showing: `waitsMs` before each of them. Answers how many have been
 * taken, all of them when nothing is being shown. The showing ends `restMs` after the last.
 */
export function useSteps(
  { phase, turn, isFast, onShown }: Showing,
  waitsMs: readonly number[],
  { restMs, onStep }: { restMs: number; onStep: (step: number) => void },
): number {
  const [taken, setTaken] = useState({ turn: -1, steps: 0 });
  const hear = useEffectEvent(onStep);
  const waits = useEffectEvent(() => waitsMs);
  const isShowing = phase === 'showing';
  useEffect(() => {
    if (!isShowing) return undefined;
    if (isFast) {
      const timer = setTimeout(onShown, fastMs);
      return () => clearTimeout(timer);
    }
    let passedMs = 0;
    const timers = waits().map((waitMs, step) => {
      passedMs += waitMs;
      return setTimeout(() => {
        setTaken({ turn, steps: step + 1 });
        hear(step);
      }, passedMs);
    });
    timers.push(setTimeout(onShown, passedMs + restMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isShowing, turn, isFast, onShown, restMs]);
  if (!isShowing || isFast) return waitsMs.length;
  return taken.turn === turn ? taken.steps : 0;
}
