/** Whether somebody is before the page: a page that lies open by itself moves nothing and rests. */

/** After so long without a touch nobody is looking any more. */
const restAfterMs = 60_000;
const stirrings = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchmove',
  'scroll',
] as const;

let stirredAtMs = performance.now();
let isListening = false;

const stir = (): void => {
  stirredAtMs = performance.now();
};

const listen = (): void => {
  isListening = true;
  for (const name of stirrings) window.addEventListener(name, stir, { passive: true });
  document.addEventListener('visibilitychange', stir);
};

/** False on a hidden page, and on one that was not touched for a minute. */
export function isReaderThere(): boolean {
  if (!isListening) listen();
  return !document.hidden && performance.now() - stirredAtMs < restAfterMs;
}
