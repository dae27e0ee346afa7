/**
 * Keeps a distribution small without leaning: chances below `least` are added up in the order they
 * come, and each time the sum passes `least` the one that passed it stands for all of them. What it
 * gives for a chance is the chance to go on with; 0: left out.
 */
export function thinner(least: number): (chance: number) => number {
  let sum = 0;
  return (chance) => {
    if (chance >= least) return chance;
    sum += chance;
    if (sum < least) return 0;
    sum -= least;
    return least;
  };
}
