/** When the player is reminded of time and money. Pure. */

const minuteMs = 60_000;

/** The first multiple of the interval after `nowMs`, counted from the opening of the game. */
export function nextCheckAt(openedAtMs: number, everyMinutes: number, nowMs: number): number {
  const everyMs = everyMinutes * minuteMs;
  const passed = Math.floor((nowMs - openedAtMs) / everyMs);
  return openedAtMs + (Math.max(0, passed) + 1) * everyMs;
}

export function wholeMinutes(fromMs: number, toMs: number): number {
  return Math.max(0, Math.floor((toMs - fromMs) / minuteMs));
}
