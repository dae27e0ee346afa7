/**
 * Which tick the pool is at, as far as is known here. It goes on smoothly between messages, and back
 * only where the pool itself stood still. Pure.
 */
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';

export type TickClock = {
  /** A tick was told at this time of a clock in milliseconds. */
  readonly hear: (tick: number, atMs: number) => void;
  /** A pool was told that has nothing to do with the one before. */
  readonly restart: (tick: number, atMs: number) => void;
  /** With the part of the tick that has passed. */
  readonly at: (nowMs: number) => number;
};

/**
 * The message that was least late says how short the line can be, and holds at once; others pull a
 * little, for lines that become longer.
 */
const latePull = 0.03;
/** Where all messages of so long are late by more, the pool stood still. */
const windowMs = 2_000;
const stoodStillTicks = 15;
/** The pool is not drawn further than this past what was told. */
const mostAheadTicks = ticksPerSecond;

const ticksOf = (ms: number): number => (ms * ticksPerSecond) / 1_000;

export function createTickClock(): TickClock {
  let offset = 0;
  let told = 0;
  let last = 0;
  let window: { readonly atMs: number; readonly found: number }[] = [];
  const restart = (tick: number, atMs: number) => {
    offset = tick - ticksOf(atMs);
    [told, last] = [tick, tick];
    window = [{ atMs, found: offset }];
  };
  return {
    restart,
    hear(tick, atMs) {
      const found = tick - ticksOf(atMs);
      window = [...window.filter((one) => atMs - one.atMs < windowMs), { atMs, found }];
      const earliest = Math.max(...window.map((one) => one.found));
      if (earliest < offset - stoodStillTicks) return restart(tick, atMs);
      told = Math.max(told, tick);
      offset = found > offset ? found : offset + (found - offset) * latePull;
      return undefined;
    },
    at(nowMs) {
      last = Math.max(last, Math.min(offset + ticksOf(nowMs), told + mostAheadTicks));
      return last;
    },
  };
}
