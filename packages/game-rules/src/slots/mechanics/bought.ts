/**
 * A bought round: its paid spin stops among the windows with just so many scatters, every such
 * combination of stops as likely, and goes on like any other round.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { BuyRule, SlotDefinition } from '@bahati/game-rules/slots/definition.ts';

/**
 * One number below the count of such combinations says which, in the order of stops with the
 * leftmost reel first. Throws a RangeError where there are none, or more than one draw can tell
 * apart.
 */
export function drawBoughtStops(
  definition: SlotDefinition,
  { scatters }: BuyRule,
  draw: DrawStream,
): number[] {
  const shown = scattersByStop(definition);
  const ways = waysFrom(shown, scatters);
  let rank = draw.nextInt(ways[0]?.[scatters] ?? 0);
  let missing = scatters;
  return shown.map((counts, reel) => {
    for (const [stop, count] of counts.entries()) {
      const behind = ways[reel + 1]?.[missing - count] ?? 0;
      if (rank < behind) {
        missing -= count;
        return stop;
      }
      rank -= behind;
    }
    throw new RangeError('No reel stops there.');
  });
}

/** Tells of stops whether a bought round may begin there. */
export function boughtStops(
  definition: SlotDefinition,
  { scatters }: BuyRule,
): (stops: ArrayLike<number>) => boolean {
  const shown = scattersByStop(definition);
  return (stops) =>
    shown.reduce((sum, counts, reel) => sum + (counts[stops[reel] ?? 0] ?? 0), 0) === scatters;
}

/** `[reel][stop]`: the scatters in view. */
function scattersByStop({ reels, rows, scatter }: SlotDefinition): number[][] {
  return reels.map((strip) => {
    const turned = [...strip, ...strip, ...strip];
    return strip.map(
      (_, stop) => turned.slice(stop, stop + rows).filter((symbol) => symbol === scatter).length,
    );
  });
}

/** `[reel][missing]`: in how many ways this reel and those after it show just so many. */
function waysFrom(shown: readonly (readonly number[])[], scatters: number): number[][] {
  const none = Array.from({ length: scatters + 1 }, (_, missing) => (missing === 0 ? 1 : 0));
  return shown.reduceRight<number[][]>(
    (later, counts) => [
      none.map((_, missing) =>
        counts.reduce((sum, count) => sum + (later[0]?.[missing - count] ?? 0), 0),
      ),
      ...later,
    ],
    [none],
  );
}
