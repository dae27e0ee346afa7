import { CardBack, CardFace } from '#frame/cards/card-face.tsx';
import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { Squeezed } from './squeezable.ts';
import { words } from './words.ts';
import './squeeze.css';

type SheetProps = {
  readonly squeezed: Squeezed;
  /** Then it opens by itself. */
  readonly untilMs: () => number;
  readonly onOpen: () => void;
};

/** Bent so far, the card is open. */
const openFrom = 0.82;
/** A press that is held bends the card by itself, so much of it a second. */
const heldShare = 0.34;
/** A shorter press without a drag opens it at once. */
const tapMs = 220;
const tickMs = 40;

type Held = { readonly y: number; readonly at: number; hasMoved: boolean };

/** The card under one's own thumb: drag or hold to bend it up, tap to see it at once. */
export function SqueezeSheet({ squeezed, untilMs, onOpen }: SheetProps) {
  const say = useText();
  const card = useRef<HTMLButtonElement>(null);
  const held = useRef<Held | null>(null);
  const [bent, setBent] = useState(0.06);
  const longest = useEffectEvent(untilMs);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => open(), longest());
    const bending = setInterval(() => {
      const now = held.current;
      if (!now || now.hasMoved || performance.now() - now.at < tapMs) return;
      setBent((before) => before + (heldShare * tickMs) / 1_000);
    }, tickMs);
    return () => {
      clearTimeout(timer);
      clearInterval(bending);
    };
  }, []);
  const isOpen = bent >= openFrom;
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    const now = held.current;
    if (!now) return;
    const { height } = event.currentTarget.getBoundingClientRect();
    const way = (now.y - event.clientY) / height;
    if (Math.abs(way) > 0.03) now.hasMoved = true;
    if (now.hasMoved) setBent(Math.max(0.06, way));
  }
  function letGo(): void {
    const now = held.current;
    held.current = null;
    if (now && !now.hasMoved && performance.now() - now.at < tapMs) onOpen();
  }
  return (
    <div className="squeeze">
      <button
        ref={card}
        type="button"
        className="squeeze-card"
        style={{ '--bent': Math.min(1, bent) } as CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { y: event.clientY, at: performance.now(), hasMoved: false };
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          onOpen();
        }}
      >
        <span className="unseen">{say(words[squeezed.side])}: </span>
        <span className="squeeze-face" aria-hidden="true">
          <CardFace card={squeezed.card} />
        </span>
        <span className="squeeze-back" aria-hidden="true">
          <CardBack />
        </span>
        <span className="squeeze-fold" aria-hidden="true" />
        <span className="unseen">{say(words.squeeze)}</span>
      </button>
      <p className="squeeze-words small" aria-hidden="true">
        {say(words.squeeze)}
      </p>
    </div>
  );
}
