/** Every combination of stops played once, where a whole chain of falls follows from the stops. */
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import type { SpinDistribution } from '@bahati/game-rules/slots/figures/volatility.ts';

/** In line stakes, multipliers included, and the scatters once nothing falls any more. */
export type Chain = { readonly pay: number; readonly scatters: number };

/** More windows than these are not counted in the time there is. */
export const mostChains = 12_000_000;

export function chainsOf(strips: readonly Strip[]): number {
  return strips.reduce((all, { length }) => all * length, 1);
}

/** The stops handed to `play` are the same array each time. */
export function countChains(
  { rows }: SlotDefinition,
  strips: readonly Strip[],
  play: (stops: readonly number[]) => Chain,
): SpinDistribution {
  const counted = Array.from({ length: rows * strips.length + 1 }, () => new Map<number, number>());
  const stops = strips.map(() => 0);
  for (let reel = 0; reel >= 0; ) {
    const { pay, scatters } = play(stops);
    const pays = counted[scatters];
    pays?.set(pay, (pays.get(pay) ?? 0) + 1);
    reel = strips.length - 1;
    while (reel >= 0 && stops[reel] === (strips[reel]?.length ?? 0) - 1) stops[reel--] = 0;
    if (reel >= 0) stops[reel] = (stops[reel] ?? 0) + 1;
  }
  return {
    windowCount: BigInt(chainsOf(strips)),
    byScatters: counted.map((pays) => new Map([...pays].map(([pay, n]) => [pay, BigInt(n)]))),
  };
}
