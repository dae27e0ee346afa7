import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SpinMultiplier } from '@bahati/game-rules/slots/definition.ts';

/** What a spin is multiplied by, by one draw; a game without such draws nothing. */
export function drawTimes(rungs: readonly SpinMultiplier[] | undefined, draw: DrawStream): number {
  if (!rungs) return 1;
  let left = draw.nextInt(rungs.reduce((sum, { weight }) => sum + weight, 0));
  for (const { times, weight } of rungs) {
    if (left < weight) return times;
    left -= weight;
  }
  throw new RangeError('A spin needs a multiplier.');
}
