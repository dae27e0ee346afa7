/**
 * The lottery's clock on this device. It is set by the `now` of answers and runs by the time since
 * the page opened; what the device thinks the hour is counts nothing.
 */
import { useSyncExternalStore } from 'react';

/** An answer that differs by more is another clock, not a slow way. */
const jumpMs = 5_000;

let offsetMs: number | undefined;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The answer that took the shortest way says best what time it is. */
export function hearClock(now: string): void {
  const heard = Date.parse(now) - performance.now();
  const isBetter = offsetMs === undefined || heard > offsetMs || offsetMs - heard > jumpMs;
  if (isBetter) offsetMs = heard;
}

/** Before the first answer there is no time: 0. */
export const lotteryNowMs = (): number =>
  offsetMs === undefined ? 0 : Math.max(0, performance.now() + offsetMs);

const readSecond = (): number => Math.floor(lotteryNowMs() / 1_000);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The lottery's time in whole seconds; the component is drawn anew when it changes. */
export const useLotterySecond = (): number => useSyncExternalStore(subscribe, readSecond);
