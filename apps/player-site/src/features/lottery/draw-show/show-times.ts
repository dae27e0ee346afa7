/** How long each show lasts, in milliseconds, and when its pieces come. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

/** The end of a show stands still for so long. */
export const restMs = 1_600;

export const reel = { firstMs: 1_300, stepMs: 550 } as const;
export const dice = { firstMs: 1_500, stepMs: 450 } as const;
export const keno = { firstMs: 400, stepMs: 330 } as const;
export const machine = { firstMs: 1_200, stepMs: 1_050 } as const;
/** The podium comes once it was seen who crossed the line. */
export const race = { lastsMs: 8_000, podiumAfterMs: 500, podiumMs: 1_500 } as const;
export const board = { lastsMs: 9_000, stepMs: 120 } as const;

export function showMs(family: Family, numbers: DrawNumbers): number {
  if (numbers.kind === 'prizes') return board.lastsMs;
  const count = numbers.main.length + numbers.extra.length;
  switch (family) {
    case 'racing':
      return race.lastsMs + race.podiumMs;
    case 'dice-three':
      return dice.firstMs + dice.stepMs * (count - 1);
    case 'keno':
      return keno.firstMs + keno.stepMs * count;
    case 'five-digit':
    case 'three-digit':
    case 'lucky-28':
      return reel.firstMs + reel.stepMs * (count - 1);
    default:
      return machine.firstMs + machine.stepMs * count;
  }
}

/** A fraction that looks like chance and is the same each time: what happens on the way to a result. */
export function scatter(...seeds: readonly number[]): number {
  let mixed = 2_166_136_261;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ (seed + 0x9e37), 16_777_619);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995);
    mixed ^= mixed >>> 15;
  }
  return (mixed >>> 0) / 2 ** 32;
}
