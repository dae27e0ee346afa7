/** Which tick the pool is at, as far as is known here. It goes on smoothly and never back. Pure. */
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';

export type TickClock = {
  /** A tick was told at this time of a clock in milliseconds. */
  readonly hear: (tick: number, atMs: number) => void;
  /** With the part of the tick that has passed. */
  readonly at: (nowMs: number) => number;
};

/** A late message pulls a little, an early one more: it shows how short the line can be. */
const latePull = 0.03;
const earlyPull = 0.3;
const jumpTicks = 20;

export function createTickClock(): TickClock {
  let offset: number | null = null;
  let last = 0;
  return {
    hear(tick, atMs) {
      const found = tick - (atMs * ticksPerSecond) / 1_000;
      if (offset === null || Math.abs(found - offset) > jumpTicks) {
        offset = found;
        last = 0;
        return;
      }
      offset += (found - offset) * (found > offset ? earlyPull : latePull);
    },
    at(nowMs) {
      last = Math.max(last, (offset ?? 0) + (nowMs * ticksPerSecond) / 1_000);
      return last;
    },
  };
}
