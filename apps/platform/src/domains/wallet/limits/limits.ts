/** Limits of play under the wallet's lock: stakes, losses, time, exclusion. */
export {
  type Exclusion,
  type ExclusionKind,
  askToReturn,
  assertNotExcluded,
  exclude,
  exclusionStands,
  listExclusions,
  readExclusion,
} from './exclusions.ts';
export {
  type GuardRow,
  type PlayGuard,
  guardStatement,
  playGuards,
  usageStatements,
} from './play-guard.ts';
export type { LimitKind, LimitReached } from './play-limits.rules.ts';
export {
  type LimitSource,
  type PlayLimit,
  readLimits,
  readPlay,
  setLimit,
  withdrawChange,
} from './play-limits.ts';
export { tidyLimits } from './tidy-limits.ts';
