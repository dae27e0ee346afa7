import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';

type Showing = Pick<BoardProps<unknown>, 'phase' | 'turn' | 'isFast' | 'onShown' | 'showMs'>;

type Ways = {
  readonly restMs: number;
  readonly onStep: (step: number) => void;
  /** This step is not taken by itself: the player takes it, or the board in time. */
  readonly heldStep?: number | null;
  /** One that was held, and is taken without a wait. */
  readonly freedStep?: number | null;
};

const fastMs = 90;
/** A live table has more time: its dealer takes it, but never so long that nobody likes to wait. */
const slowest = 2.4;
const usedShare = 0.65;

/** What the steps from one on take, at least. */
export const restOfSteps = (waitsMs: readonly number[], from: number, restMs: number): number =>
  waitsMs.slice(from).reduce((sum, waitMs) => sum + waitMs, restMs);

/**
 * Goes through the steps of a showing: `waitsMs` before each of them. Answers how many have been
 * taken, all of them when nothing is being shown. The showing ends `restMs` after the last.
 */
export function useSteps(
  { phase, turn, isFast, onShown, showMs }: Showing,
  waitsMs: readonly number[],
  { restMs, onStep, heldStep = null, freedStep = null }: Ways,
): number {
  const [taken, setTaken] = useState({ turn: -1, steps: 0 });
  const isShowing = phase === 'showing';
  const steps = taken.turn === turn ? taken.steps : 0;
  const isHeld = heldStep === steps && !isFast;
  const hear = useEffectEvent(onStep);
  const isLast = steps >= waitsMs.length;
  const waitMs = useEffectEvent(() => {
    if (isFast) return fastMs;
    if (freedStep === steps) return 0;
    return (waitsMs[steps] ?? restMs) * paceOf(restOfSteps(waitsMs, steps, restMs), showMs);
  });
  useEffect(() => {
    if (!isShowing || isHeld) return undefined;
    const timer = setTimeout(() => {
      if (isFast || isLast) return onShown();
      setTaken({ turn, steps: steps + 1 });
      return hear(steps);
    }, waitMs());
    return () => clearTimeout(timer);
  }, [isShowing, turn, isFast, onShown, steps, isLast, isHeld]);
  if (!isShowing || isFast) return waitsMs.length;
  return steps;
}

function paceOf(leastMs: number, showMs: (() => number) | undefined): number {
  if (!showMs) return 1;
  return Math.min(slowest, Math.max(1, (showMs() * usedShare) / leastMs));
}
