/** Hands of hold'em at 5/10, played by the rules themselves. */
import { playRoom } from '#frame/seats/room/played-hand.testing.ts';

export type { Played } from '#frame/seats/room/played-hand.testing.ts';

export const playTable = (stacks: readonly bigint[], mine = 0) =>
  playRoom('holdem', { unit: 1_000n, stacks, mine });

export const check = { kind: 'check' };
export const call = { kind: 'call' };
export const fold = { kind: 'fold' };
export const raise = (to: bigint) => ({ kind: 'raise', to: to.toString() });
