import { countedUp } from '#frame/shell/results/count-up.ts';

/** Minor units between `from` and `to`, at `progress` (0 … 1): never past `to`, nor above it. */
export function climbed(from: bigint, to: bigint, progress: number): bigint {
  return from < to ? from + countedUp(to - from, progress) : to;
}
