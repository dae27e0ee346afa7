import { type TouchEvent, useRef } from 'react';

/** So far across, and less than half as far down, is a swipe. */
const leastPx = 60;

/** A finger drawn sideways turns to the next part; what scrolls sideways by itself is left alone. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const startRef = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches.item(0);
      const target = event.target instanceof Element ? event.target : null;
      const scrolls = target?.closest('[data-scrolls]') ?? null;
      startRef.current = touch && !scrolls ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches.item(0);
      const start = startRef.current;
      startRef.current = null;
      if (!touch || !start) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(across) < leastPx || Math.abs(down) > Math.abs(across) / 2) return;
      turn(across < 0 ? 1 : -1);
    },
  };
}
