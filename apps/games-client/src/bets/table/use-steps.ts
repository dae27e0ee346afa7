import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardPhase } from '#frame/bets/stage/board.ts';

type Showing = {
  readonly phase: BoardPhase;
  readonly turn: number;
  readonly isFast: boolean;
  /** How many movements there are to show. */
  readonly count: number;
  readonly onStep: (step: number) => void;
  readonly onShown: () => void;
};

const stepMs = 330;
/** So long the last movement is looked at before the end is told. */
const restMs = 420;
const fastMs = 50;

/**
 * How many movements of what is being shown have been made: one after the other, all at once
 * where there is hurry, and all of them whenever nothing is being shown.
 */
export function useSteps({ phase, turn, isFast, count, onStep, onShown }: Showing): number {
  const [made, setMade] = useState({ turn: -1, steps: 0 });
  const isShowing = phase === 'showing';
  const reached = made.turn === turn ? made.steps : 0;
  const steps = !isShowing || isFast ? count : reached;
  const next = useEffectEvent(() => {
    if (steps >= count) return onShown();
    onStep(steps);
    setMade({ turn, steps: steps + 1 });
  });
  useEffect(() => {
    if (!isShowing) return undefined;
    const wait = steps >= count ? (isFast ? fastMs : restMs) : steps === 0 ? 0 : stepMs;
    const timer = setTimeout(() => next(), wait);
    return () => clearTimeout(timer);
  }, [isShowing, turn, steps, count, isFast]);
  return steps;
}
