/**
 * The pictures of a long list begin by turns. A drawing costs its page a few milliseconds as it
 * arrives; many at once would hold up the hand that scrolls, and in a flick nobody sees them.
 */
import { onScroll, scrollPlace } from '#features/loading/scroll-place.ts';

type Show = () => void;

const waiting = new Set<Show>();
const perFrame = 2;
/** Pixels from one frame to the next from which on nobody sees a picture. */
const flickFrom = 120;
let lastTop = 0;
let stopListening: (() => void) | undefined;

function onFrame(): void {
  const isFlick = Math.abs(scrollPlace.top - lastTop) > flickFrom;
  lastTop = scrollPlace.top;
  for (const show of isFlick ? [] : [...waiting].slice(0, perFrame)) {
    waiting.delete(show);
    show();
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
