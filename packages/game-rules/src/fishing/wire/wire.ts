/**
 * What is told of a pool, compactly: a snapshot to whoever comes, then a frame for every tick at
 * which something happened. Lists of whole numbers; nought stands for no fish. Nothing of it tells
 * what is to come: no seeds, no numbers drawn, no fish before it is born, no purse.
 */
import { weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import type { Captured, Strike } from '@bahati/game-rules/fishing/capture/capture.ts';
import type { Bullet } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { isSwimming, type Spawn } from '@bahati/game-rules/fishing/pool/fish.ts';
import { pathIds } from '@bahati/game-rules/fishing/pool/paths.ts';
import type {
  ReturnReason,
  Seat,
  World,
  WorldEvent,
} from '@bahati/game-rules/fishing/simulation/world.ts';

/** Rises with every change of the form; a client of another one loads itself anew. */
export const wireVersion = 1;

/** Id, place of the species, place of the path, tick of birth, parameters. */
export type SpawnWire = readonly number[];
/** Id, seat, tick of the shot, angle, fish it is locked on, place of the weapon, level. */
export type BulletWire = readonly number[];
/** Fish, place of its prize, whole stakes. */
export type CapturedWire = readonly [fish: number, prize: number, pays: number];
/** Whose effect, whole stakes paid at once, whom it was on, who is captured. */
export type StrikeWire = readonly [
  by: number,
  rest: number,
  on: readonly number[],
  captured: readonly CapturedWire[],
];
export type HitWire = readonly [bullet: number, fish: number, strikes: readonly StrikeWire[]];
/** Bullet, place of the reason. */
export type ReturnWire = readonly [bullet: number, reason: number];
/** Seat, level, place of the weapon, angle, lock; the seat alone: it is empty. */
export type SeatWire = readonly number[];

export type Snapshot = {
  readonly v: typeof wireVersion;
  readonly kind: 'snapshot';
  /** Code and version of the water. */
  readonly water: readonly [code: string, version: number];
  readonly t: number;
  readonly fish: readonly SpawnWire[];
  readonly bullets: readonly BulletWire[];
  readonly seats: readonly SeatWire[];
};

/** Absent: nothing of that kind happened. */
export type Frame = {
  readonly v: typeof wireVersion;
  readonly kind: 'frame';
  readonly t: number;
  readonly fish?: readonly SpawnWire[];
  readonly bullets?: readonly BulletWire[];
  readonly hits?: readonly HitWire[];
  readonly returned?: readonly ReturnWire[];
  readonly seats?: readonly SeatWire[];
};

export const returnReasons: readonly ReturnReason[] = ['met_nothing', 'fish_gone'];

function spawnWire({ id, species, pathId, parameters, bornAtTick }: Spawn): SpawnWire {
  return [id, species, pathIds.indexOf(pathId), bornAtTick, ...parameters];
}

function bulletWire({ id, seat, firedAtTick, angle, lock, weapon, level }: Bullet): BulletWire {
  return [id, seat, firedAtTick, angle, lock ?? 0, weapons.indexOf(weapon), level];
}

function strikeWire({ by, aims, captured, rest }: Strike): StrikeWire {
  const told = captured.map(({ fish, prize, pays }: Captured) => [fish, prize, pays] as const);
  return [by ?? 0, rest, aims.map(({ fish }) => fish), told];
}

function seatWire(seat: Seat | null, at: number): SeatWire {
  if (!seat) return [at];
  const { level, weapon, angle, lock } = seat;
  return [at, level, weapons.indexOf(weapon), angle, lock ?? 0];
}

export function snapshotOf(world: World, waterVersion: number): Snapshot {
  return {
    v: wireVersion,
    kind: 'snapshot',
    water: [world.water, waterVersion],
    t: world.tick,
    fish: world.fish.filter((fish) => isSwimming(fish, world.tick)).map(spawnWire),
    bullets: world.bullets.map(({ bullet }) => bulletWire(bullet)),
    seats: world.seats.map(seatWire),
  };
}

/** Only lists that hold something. */
function filled<T>(name: string, list: readonly T[]): Record<string, readonly T[]> {
  return list.length > 0 ? { [name]: list } : {};
}

/**
 * What happened since the tick before: `before` and `world` are the pools at both, `events` all
 * events between them in their order. Null: nothing that has to be told.
 */
export function frameOf(before: World, world: World, events: readonly WorldEvent[]): Frame | null {
  const of = <Kind extends WorldEvent['kind']>(kind: Kind) =>
    events.filter((event): event is Extract<WorldEvent, { kind: Kind }> => event.kind === kind);
  const seats = world.seats.map(seatWire);
  const wereSeats = before.seats.map((seat, at) => seatWire(seat, at).join());
  const lists = {
    ...filled(
      'fish',
      of('spawned').map(({ spawn }) => spawnWire(spawn)),
    ),
    ...filled(
      'bullets',
      of('fired').map(({ bullet }) => bulletWire(bullet)),
    ),
    ...filled(
      'hits',
      of('hit').map(
        ({ bullet, fish, strikes }): HitWire => [bullet.id, fish, strikes.map(strikeWire)],
      ),
    ),
    ...filled(
      'returned',
      of('returned').map(
        ({ bullet, reason }): ReturnWire => [bullet.id, returnReasons.indexOf(reason)],
      ),
    ),
    ...filled(
      'seats',
      seats.filter((seat, at) => seat.join() !== wereSeats[at]),
    ),
  };
  if (Object.keys(lists).length === 0) return null;
  return { v: wireVersion, kind: 'frame', t: world.tick, ...lists };
}
