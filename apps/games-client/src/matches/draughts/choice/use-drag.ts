import { type PointerEvent, useRef } from 'react';

type Drag = {
  readonly pointerId: number;
  readonly square: number;
  readonly x: number;
  readonly y: number;
  readonly piece: HTMLElement | null;
  isMoving: boolean;
};

type Hands = {
  /** Whether the piece of this square may be taken in hand. */
  readonly mayTake: (square: number) => boolean;
  readonly onTake: (square: number) => void;
  /** Null: it was let go beside the squares. */
  readonly onDrop: (square: number | null) => void;
  /** The square below a point of the screen. */
  readonly squareAt: (x: number, y: number) => number | null;
  readonly pieceOf: (square: number) => HTMLElement | null;
};

/** A press that moves less is a tap. */
const slackPx = 7;

/**
 * Drags pieces over a board whose squares are buttons with `data-square`. A tap stays the button's own
 * click; after a drag there is none.
 */
export function useDrag({ mayTake, onTake, onDrop, squareAt, pieceOf }: Hands) {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);

  function place(event: PointerEvent, { piece, x, y }: Drag): void {
    piece?.style.setProperty('--drag-x', `${event.clientX - x}px`);
    piece?.style.setProperty('--drag-y', `${event.clientY - y}px`);
  }

  function letGo(): Drag | null {
    const was = drag.current;
    drag.current = null;
    was?.piece?.style.removeProperty('--drag-x');
    was?.piece?.style.removeProperty('--drag-y');
    was?.piece?.removeAttribute('data-is-dragged');
    return was;
  }

  return {
    onPointerDown(event: PointerEvent) {
      hasDragged.current = false;
      const button = event.target instanceof Element && event.target.closest('[data-square]');
      const square = button ? Number(button.getAttribute('data-square')) : -1;
      if (!event.isPrimary || event.button !== 0 || square < 0 || !mayTake(square)) return;
      const { pointerId, clientX: x, clientY: y } = event;
      drag.current = { pointerId, square, x, y, piece: pieceOf(square), isMoving: false };
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointerId !== event.pointerId) return;
      if (!now.isMoving) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < slackPx) return;
        now.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        now.piece?.setAttribute('data-is-dragged', '');
        onTake(now.square);
      }
      place(event, now);
    },
    onPointerUp(event: PointerEvent) {
      if (drag.current?.pointerId !== event.pointerId) return;
      const was = letGo();
      if (!was?.isMoving) return;
      hasDragged.current = true;
      onDrop(squareAt(event.clientX, event.clientY));
    },
    onPointerCancel: () => void letGo(),
    onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
