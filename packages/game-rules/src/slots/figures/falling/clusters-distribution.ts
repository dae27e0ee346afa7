/** Every window of a game of clusters, where its strips are short enough to count them all. */
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import { createSpinner } from '@bahati/game-rules/slots/simulation/fast-clusters.ts';
import { countChains } from './chain-windows.ts';
import type { SpinDistribution } from '@bahati/game-rules/slots/figures/volatility.ts';

/** `multipliers[k]` is for the window after the k-th fall, the last for all later ones. */
export function enumerateClusters(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multipliers: readonly number[],
): SpinDistribution {
  const spin = createSpinner(definition, strips, multipliers);
  let shown: readonly number[] = [];
  let reel = 0;
  const nextStop = () => shown[reel++] ?? 0;
  return countChains(definition, strips, (stops) => {
    [shown, reel] = [stops, 0];
    return spin(nextStop);
  });
}
