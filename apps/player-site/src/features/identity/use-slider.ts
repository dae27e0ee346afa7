import type { SliderProof, SliderPuzzle } from '@bahati/contract/player-site/identity/slider.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

type Point = [x: number, y: number, ms: number];

/** The server reads no more points than these. */
const mostPoints = 200;

/** Pixels of the picture a key moves the piece by; less than what the server forgives. */
const keyStep = 3;

const byKey: Readonly<Record<string, number>> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
};

/** Moving the piece by a pointer or by keys, and the way it went: both are judged alike. */
export function useSlider(
  { id, width, pieceSize }: SliderPuzzle,
  onAnswer: (answer: SliderProof) => void,
) {
  const most = width - pieceSize;
  const [x, setX] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const trail = useRef<Point[]>([]);
  const begunMs = useRef(0);
  const grip = useRef({ x: 0, clientX: 0, clientY: 0 });

  function moveTo(wanted: number, y: number) {
    const next = Math.round(Math.min(most, Math.max(0, wanted)));
    if (trail.current.length === 0) {
      begunMs.current = performance.now();
      trail.current.push([0, 0, 0]);
    }
    trail.current.push([next, Math.round(y), Math.round(performance.now() - begunMs.current)]);
    if (trail.current.length > mostPoints) trail.current = thinned(trail.current);
    setX(next);
  }

  /** Where the way ended: what is drawn may be an event behind. */
  const answer = () =>
    onAnswer({ sliderId: id, sliderX: trail.current.at(-1)?.[0] ?? 0, sliderTrail: trail.current });

  return {
    x,
    most,
    isHeld,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x, clientX: event.clientX, clientY: event.clientY };
        setIsHeld(true);
        moveTo(x, 0);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!isHeld) return;
        const handle = event.currentTarget;
        const travel = (handle.parentElement?.clientWidth ?? most) - handle.offsetWidth;
        const moved = ((event.clientX - grip.current.clientX) * most) / Math.max(1, travel);
        moveTo(grip.current.x + moved, event.clientY - grip.current.clientY);
      },
      onPointerUp() {
        if (!isHeld) return;
        setIsHeld(false);
        answer();
      },
      onPointerCancel: () => setIsHeld(false),
      onKeyDown(event: KeyboardEvent) {
        const step = byKey[event.key];
        if (step === undefined) return;
        event.preventDefault();
        moveTo((trail.current.at(-1)?.[0] ?? 0) + step, 0);
        answer();
      },
    },
  };
}

/** Half as many points, the first and the last among them. */
function thinned(points: readonly Point[]): Point[] {
  return points.filter((_, at) => at % 2 === 0 || at === points.length - 1);
}
