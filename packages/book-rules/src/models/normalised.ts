import type { WeightedResult } from './model.ts';

/** The same, so that chances sum to 1. */
export function normalised(results: readonly WeightedResult[]): WeightedResult[] {
  const sum = results.reduce((total, { chance }) => total + chance, 0);
  return results.map(({ chance, result }) => ({ chance: chance / sum, result }));
}
