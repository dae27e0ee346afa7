/**
 * One beat for everything that moves: stops when the page is hidden, never jumps on return, and
 * rests once nothing has happened for a while, so that a game nobody plays costs no battery.
 */

/** A longer gap (a sleeping tab, a breakpoint) counts as this much. */
const longestStepMs = 250;

export type Clock = {
  /** Something changed or the player is there: beats again, for `restAfterMs` at least. */
  wake(): void;
  /** Beats without rest until the returned function is called. */
  hold(): () => void;
  stop(): void;
};

export type ClockOptions = {
  beat: (deltaMs: number, timeMs: number) => void;
  /** Asked each time, since the player may change how much moves. */
  restAfterMs: () => number;
};

export function startClock({ beat, restAfterMs }: ClockOptions): Clock {
  let request = 0;
  let last = 0;
  let timeMs = 0;
  let wokenMs = performance.now();
  let holds = 0;

  function tick(now: number): void {
    if (holds === 0 && now - wokenMs > restAfterMs()) {
      pause();
      return;
    }
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

  function wake(): void {
    wokenMs = performance.now();
    start();
  }

  function hold(): () => void {
    holds += 1;
    start();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holds -= 1;
      wake();
    };
  }

  function onVisibility(): void {
    if (document.hidden) pause();
    else wake();
  }

  document.addEventListener('visibilitychange', onVisibility);
  start();
  return {
    wake,
    hold,
    stop() {
      pause();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
