/** One beat for everything that moves: stops when the page is hidden, never jumps on return. */

/** A longer gap (a sleeping tab, a breakpoint) counts as this much. */
const longestStepMs = 250;

export type Clock = { stop(): void };

export function startClock(beat: (deltaMs: number, timeMs: number) => void): Clock {
  let request = 0;
  let last = 0;
  let timeMs = 0;

  function tick(now: number): void {
    request = requestAnimationFrame(tick);
    const deltaMs = Math.min(last === 0 ? 16 : now - last, longestStepMs);
    last = now;
    timeMs += deltaMs;
    beat(deltaMs, timeMs);
  }

  function start(): void {
    if (request === 0 && !document.hidden) request = requestAnimationFrame(tick);
  }

  function pause(): void {
    cancelAnimationFrame(request);
    request = 0;
    last = 0;
  }

  function onVisibility(): void {
    if (document.hidden) pause();
    else start();
  }

  document.addEventListener('visibilitychange', onVisibility);
  start();
  return {
    stop() {
      pause();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
