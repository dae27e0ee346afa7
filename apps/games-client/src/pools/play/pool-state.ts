/** What is known of a pool beside what swims in it, and what a player has chosen there. */
import type { PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import type { PoolView } from '@bahati/game-rules/fishing/wire/view.ts';
import type { HitWire } from '@bahati/game-rules/fishing/wire/wire.ts';

/** A shot of one's own that the server has not told back yet. */
export type OwnShot = {
  readonly firedAtTick: number;
  readonly angle: number;
  readonly lock: number | null;
  readonly weapon: Weapon;
  readonly level: number;
};

export type PoolState = {
  /** Whether the pool itself was told. */
  readonly isThere: boolean;
  readonly sitting: PoolRoomView['sitting'];
  readonly levels: readonly string[];
  readonly fairness: PoolRoomView['fairness'];
  readonly isPaused: boolean;
  readonly own: PoolRoomOwn | null;
  readonly level: number;
  readonly weapon: Weapon;
  readonly isLocking: boolean;
  readonly lock: number | null;
  readonly isAuto: boolean;
  /** The last no, by its code, that is said at the pool itself. */
  readonly refusal: string | null;
  /** Whether a shot has been given back here: that is said once. */
  readonly hasBack: boolean;
};

export const emptyPool: PoolState = {
  isThere: false,
  sitting: [],
  levels: [],
  fairness: null,
  isPaused: false,
  own: null,
  level: 0,
  weapon: 'harpoon',
  isLocking: false,
  lock: null,
  isAuto: false,
  refusal: null,
  hasBack: false,
};

/** A shot of one's own that hit nothing, or whose fish was gone: it is given back. */
export type Back = { readonly level: number };

/** What was hit: the bullet's seat and level are known while it flies. */
export type Hit = {
  readonly wire: HitWire;
  readonly seat: number;
  readonly level: number;
  readonly weapon: Weapon;
  /** The pool before it, in which the fish still swim. */
  readonly before: PoolView;
};
