import { type PointerEvent, useRef } from 'react';
import type { Way } from '#frame/matches/bao/places.ts';

/** A press that moves less is a tap. */
const leastPx = 20;

/**
 * A swipe to the left or right that begins on a near pit. A tap stays the button's own click; after a
 * swipe there is none.
 */
export function useSwipe(onWay: (pit: number, way: Way) => boolean) {
  const from = useRef<{ id: number; pit: number; x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      hasSwiped.current = false;
      const button =
        event.target instanceof Element && event.target.closest('[data-pit][data-is-near]');
      if (!button || !event.isPrimary || event.button !== 0) return;
      const { pointerId: id, clientX: x, clientY: y } = event;
      from.current = { id, pit: Number(button.getAttribute('data-pit')), x, y };
    },
    onPointerMove(event: PointerEvent) {
      const began = from.current;
      if (began?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - began.x, event.clientY - began.y];
      if (Math.abs(dx) < leastPx || Math.abs(dx) < Math.abs(dy) * 1.2) return;
      from.current = null;
      hasSwiped.current = true;
      onWay(began.pit, dx > 0 ? 'right' : 'left');
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
