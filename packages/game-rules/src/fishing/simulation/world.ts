/** A pool as it stands after a tick: plain data, changed only by `step`, `fire` and `act`. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import type { Strike } from '@bahati/game-rules/fishing/capture/capture.ts';
import type { Bullet } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { isSwimming, type Spawn } from '@bahati/game-rules/fishing/pool/fish.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';

export type Seat = {
  readonly currency: Currency;
  /** When its player sat down: no shot is older. */
  readonly sinceTick: number;
  /** What can still be shot, in minor units: it falls by stakes, rises by what is paid or given back. */
  readonly purse: bigint;
  /** Of the cannon, from 0. */
  readonly level: number;
  readonly weapon: Weapon;
  /** Of its last shot, in 4096ths of a turn. */
  readonly angle: number;
  /** The fish its player has chosen; null: none. */
  readonly lock: number | null;
  /** Null: it has not fired yet. */
  readonly lastShotTick: number | null;
};

/** A bullet, and up to which tick it has been looked for in fish. */
export type Flying = { readonly bullet: Bullet; readonly seenToTick: number };

/** A fish of a school that is still to come: nobody is told of it before. */
export type Waiting = Omit<Spawn, 'id'>;

export type World = {
  /** Code of the water. */
  readonly water: string;
  readonly tick: number;
  /** For the next fish or bullet: they share one row of numbers from 1. */
  readonly nextId: number;
  /** By id. */
  readonly fish: readonly Spawn[];
  readonly waiting: readonly Waiting[];
  /** By id. */
  readonly bullets: readonly Flying[];
  /** Null: nobody sits there. */
  readonly seats: readonly (Seat | null)[];
  /** Of each seat since the pool opened, whoever sat there. */
  readonly hits: readonly number[];
};

/** Why a bullet was given back: it met nothing in its time, or the fish it was locked on is gone. */
export type ReturnReason = 'met_nothing' | 'fish_gone';

export type WorldEvent =
  | { readonly kind: 'spawned'; readonly spawn: Spawn }
  | { readonly kind: 'fired'; readonly bullet: Bullet }
  /**
   * `fish`: whom the bullet met. `nonce`: which hit of its seat it is, from 0. `pays`: whole stakes,
   * `amount`: minor units.
   */
  | {
      readonly kind: 'hit';
      readonly bullet: Bullet;
      readonly fish: number;
      readonly nonce: number;
      readonly strikes: readonly Strike[];
      readonly pays: number;
      readonly amount: bigint;
    }
  | { readonly kind: 'returned'; readonly bullet: Bullet; readonly reason: ReturnReason };

export type Stepped = { readonly world: World; readonly events: readonly WorldEvent[] };

/** A pool at tick 0, empty and with nobody at it. */
export function openWorld(water: string): World {
  return {
    water,
    tick: 0,
    nextId: 1,
    fish: [],
    waiting: [],
    bullets: [],
    seats: muzzles.map(() => null),
    hits: muzzles.map(() => 0),
  };
}

/** Sits somebody down with a purse in minor units. Throws where somebody sits already. */
export function sitDown(world: World, seat: number, currency: Currency, purse: bigint): World {
  if (world.seats[seat] !== null) throw new RangeError(`Seat ${seat} is not free.`);
  const angle = seat < 2 ? 3_072 : 1_024;
  return withSeat(world, seat, {
    currency,
    sinceTick: world.tick,
    purse,
    level: 0,
    weapon: 'harpoon',
    angle,
    lock: null,
    lastShotTick: null,
  });
}

/**
 * Frees a seat. Throws while bullets of it are on their way: they still belong to somebody.
 */
export function standUp(world: World, seat: number): { world: World; purse: bigint } {
  const sitting = world.seats[seat];
  if (!sitting) throw new RangeError(`Nobody sits at ${seat}.`);
  if (world.bullets.some(({ bullet }) => bullet.seat === seat)) {
    throw new RangeError(`Bullets of seat ${seat} are on their way.`);
  }
  return { world: withSeat(world, seat, null), purse: sitting.purse };
}

export function withSeat(world: World, seat: number, changed: Seat | null): World {
  return { ...world, seats: world.seats.map((one, at) => (at === seat ? changed : one)) };
}

/** The fish of this id, if it swims at this tick and nobody has caught it. */
export function fishOf(world: Pick<World, 'fish'>, id: number, tick: number): Spawn | undefined {
  const found = world.fish.find((fish) => fish.id === id);
  return found && isSwimming(found, tick) ? found : undefined;
}
