/**
 * The pictures of a list or row begin by turns, one a frame. Each drawing is a document that its page
 * styles, lays out and keeps: two at once would hold up the hand that scrolls, and in a flick nobody
 * sees them: the places have their colours.
 */
import { useEffect, useState } from 'react';
import { onScroll, scrollPlace } from '#features/loading/scroll-place.ts';

type Show = () => void;

const waiting = new Set<Show>();
/** Pixels from one frame to the next: so fast a picture passes a window of 900 in under a second. */
const flickFrom = 16;
let lastTop = 0;
let stopListening: (() => void) | undefined;

function onFrame(): void {
  const isFlick = Math.abs(scrollPlace.top - lastTop) > flickFrom;
  lastTop = scrollPlace.top;
  const [next] = waiting;
  if (next && !isFlick) {
    waiting.delete(next);
    next();
  }
  if (waiting.size > 0) {
    requestAnimationFrame(onFrame);
    return;
  }
  stopListening?.();
  stopListening = undefined;
}

/** Calls `show` when it is its turn; the answer gives the turn up. */
export function awaitTurn(show: Show): () => void {
  waiting.add(show);
  if (!stopListening) {
    stopListening = onScroll(() => undefined);
    requestAnimationFrame(onFrame);
  }
  return () => waiting.delete(show);
}

/** True once this picture may begin; the first screen's need not wait. */
export function usePictureTurn(isFirst: boolean, picture: string): boolean {
  const [begun, setBegun] = useState(isFirst ? picture : undefined);
  const hasTurn = begun === picture;
  useEffect(() => (hasTurn ? undefined : awaitTurn(() => setBegun(picture))), [hasTurn, picture]);
  return hasTurn;
}
