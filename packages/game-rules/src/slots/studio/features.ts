/** What a model is found by, and told apart by on a tile: how it is read and what it has besides. */
import type { MathModel } from './models/model.ts';

/** What a search calls a window that is not read by lines. */
const readings = {
  ways: 'ways',
  cluster: 'clusters',
  anywhere: 'scatter_pays',
} as const;

const reelCounts: Readonly<Record<number, string>> = {
  3: 'three_reels',
  4: 'four_reels',
  6: 'six_reels',
  7: 'seven_reels',
};

export function featuresOf(model: MathModel): string[] {
  const { reels, rows, lines, freeSpins, ladder, mechanic = {} } = model;
  const { payRule, tumble, wilds, book, holdAndSpin, bothWays, spinMultiplier, pick } = mechanic;
  return [
    payRule ? readings[payRule.kind] : 'lines',
    ...(bothWays ? ['both_ways'] : []),
    ...(ladder.pays.W || ladder.pays.P ? ['wild'] : []),
    ...(wilds ? [`${wilds.kind}_wilds`] : []),
    ...(tumble ? ['tumble'] : []),
    ...(book ? ['expanding_symbol'] : []),
    ...(holdAndSpin ? ['hold_and_spin', 'jackpot'] : []),
    ...(pick ? ['pick'] : []),
    ...(spinMultiplier ? ['random_multiplier'] : []),
    ...[reelCounts[reels.length] ?? []].flat(),
    ...(rows === 1 && lines.length === 1 ? ['one_line'] : []),
    ...(freeSpins ? ['free_spins'] : []),
    ...(isMultiplied(model) ? ['multiplier'] : []),
    ...(ladder.from === 2 ? ['pairs'] : []),
  ];
}

function isMultiplied({
  freeSpins,
  mechanic: { tumble, spinMultiplier } = {},
}: MathModel): boolean {
  const falls = [...(tumble?.multipliers ?? []), ...(tumble?.freeMultipliers ?? [])];
  return (
    (freeSpins?.multiplier ?? 1) > 1 ||
    spinMultiplier !== undefined ||
    falls.some((times) => times > 1)
  );
}
