/**
 * A finger or a mouse on a hand of cards. A tap chooses; a finger that slides along the hand shows
 * which card it would choose; a pull upwards takes what is chosen along and lays it on the table.
 */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { type PointerEvent as Pressed, useRef, useState } from 'react';
import type { CardState } from './choosing.ts';
import { usePress } from './use-press.ts';

type Parts = {
  readonly stateOf: (card: Card) => CardState;
  readonly onTap: (card: Card) => boolean;
  readonly onDrop: () => void;
};

type Press = {
  readonly pointer: number;
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly is: 'pressed' | 'sliding' | 'dragging';
};

/** Less is a finger that does not lie still. */
const slackPx = 12;
const isLayable: ReadonlySet<CardState> = new Set(['chosen', 'goes-with', 'begins-anew']);

const cardOf = (place: EventTarget | null): Card | null => {
  const found = place instanceof Element ? place.closest<HTMLElement>('.hand-fan-card') : null;
  return found ? Number(found.dataset['card']) : null;
};

/** Null: it rests. */
function showDrag(fan: HTMLElement | null, to: { x: number; y: number } | null): void {
  if (!fan) return;
  fan.toggleAttribute('data-is-dragging', to !== null);
  fan.style.setProperty('--drag-x', `${to?.x ?? 0}px`);
  fan.style.setProperty('--drag-y', `${to?.y ?? 0}px`);
}

export function useFanPointer({ stateOf, onTap, onDrop }: Parts) {
  const fan = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);
  const [seen, setSeen] = useState<Card | null>(null);
  const rest = (): void => {
    press.current = null;
    setSeen(null);
    showDrag(fan.current, null);
  };
  /** What a press is once it has moved: a pull upwards, or a look along the hand. */
  const turned = (now: Press, x: number, y: number): Press => {
    if (now.is !== 'pressed' || Math.hypot(x, y) <= slackPx) return now;
    const state = stateOf(now.card);
    if (-y <= Math.abs(x) || !isLayable.has(state)) return { ...now, is: 'sliding' };
    if (state !== 'chosen') onTap(now.card);
    return { ...now, is: 'dragging' };
  };
  usePress({
    onMove(event) {
      if (event.pointerId !== press.current?.pointer) return;
      const [x, y] = [event.clientX - press.current.x, event.clientY - press.current.y];
      const now = turned(press.current, x, y);
      press.current = now;
      if (now.is === 'dragging') showDrag(fan.current, { x, y });
      if (now.is === 'sliding' && event.pointerType !== 'mouse') {
        setSeen(cardOf(document.elementFromPoint(event.clientX, now.y)));
      }
    },
    onUp(event) {
      const now = press.current;
      if (event.pointerId !== now?.pointer) return;
      dragged.current = now.is === 'dragging';
      const slidTo = now.is === 'sliding' ? seen : null;
      const isOverTable = event.clientY < (fan.current?.getBoundingClientRect().top ?? 0);
      rest();
      if (now.is === 'dragging' && isOverTable) onDrop();
      else if (slidTo !== null && slidTo !== now.card) onTap(slidTo);
    },
    onCancel: rest,
  });
  return {
    fan,
    /** The card a sliding finger would choose. */
    seen,
    /** Once after a drag: the click that ends it is none. */
    wasDragged(): boolean {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    onDown({ target, isPrimary, button, pointerId, clientX: x, clientY: y }: Pressed): void {
      dragged.current = false;
      const card = cardOf(target);
      if (card === null || !isPrimary || button !== 0) return;
      press.current = { pointer: pointerId, card, x, y, is: 'pressed' };
    },
  };
}
