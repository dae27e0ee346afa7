import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { keepInside, middleOf, moveByKey, nextCorner, type Size } from './popup-place.rules.ts';

/** Without the room that is kept for a scroll bar. */
function screenSize(): Size {
  return { width: document.body.clientWidth, height: window.innerHeight };
}

/** Farther than a finger trembles. */
const dragFromPx = 4;

/** A window of this size that is dragged by its handle, moved by keys, or sent round the corners. */
export function usePopupPlace(size: Size) {
  const [place, setPlace] = useState(() => middleOf(size, screenSize()));
  const grip = useRef<{ x: number; y: number }>(undefined);
  const wasDragged = useRef(false);
  const settle = useEffectEvent(() => setPlace(keepInside(place, size, screenSize())));
  useEffect(() => {
    const follow = () => settle();
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = false;
      grip.current = { x: event.clientX - place.x, y: event.clientY - place.y };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current) return;
      const wanted = { x: event.clientX - grip.current.x, y: event.clientY - grip.current.y };
      const far = Math.abs(wanted.x - place.x) + Math.abs(wanted.y - place.y);
      if (!wasDragged.current && far < dragFromPx) return;
      wasDragged.current = true;
      setPlace(keepInside(wanted, size, screenSize()));
    },
    onPointerUp() {
      grip.current = undefined;
    },
    onPointerCancel() {
      grip.current = undefined;
    },
    onClick() {
      // The click that ends a drag is no touch of its own.
      if (!wasDragged.current) setPlace(nextCorner(place, size, screenSize()));
      wasDragged.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      const wanted = moveByKey(place, event.key, event.shiftKey);
      if (!wanted) return;
      event.preventDefault();
      setPlace(keepInside(wanted, size, screenSize()));
    },
  };
  return { place, handle };
}
