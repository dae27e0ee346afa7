/** A pool as a client knows it: what the snapshot and the frames told, and no more. */
import { type Weapon, weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import { bulletAt } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fishAt, headingAt, isSwimming, type Spawn } from '@bahati/game-rules/fishing/pool/fish.ts';
import { pathIds } from '@bahati/game-rules/fishing/pool/paths.ts';
import type { Point } from '@bahati/game-rules/fishing/pool/pool.ts';
import {
  type BulletWire,
  type Frame,
  type SeatWire,
  type Snapshot,
  type SpawnWire,
  wireVersion,
} from './wire.ts';

export type SeenBullet = {
  readonly id: number;
  readonly seat: number;
  readonly firedAtTick: number;
  readonly angle: number;
  readonly lock: number | null;
  readonly weapon: Weapon;
  readonly level: number;
};

export type SeenSeat = {
  readonly level: number;
  readonly weapon: Weapon;
  readonly angle: number;
  readonly lock: number | null;
};

export type PoolView = {
  readonly water: string;
  /** Of the last message. */
  readonly tick: number;
  readonly fish: readonly Spawn[];
  readonly bullets: readonly SeenBullet[];
  readonly seats: readonly (SeenSeat | null)[];
};

/** Reads a message; throws a RangeError for one of another version. */
export function readMessage(text: string): Snapshot | Frame {
  const message = JSON.parse(text) as { readonly v: unknown };
  if (message.v !== wireVersion) throw new RangeError('The message is of another version.');
  return message as Snapshot | Frame;
}

function readSpawn([id = 0, species = 0, path = 0, bornAtTick = 0, ...rest]: SpawnWire): Spawn {
  return { id, species, pathId: pathIds[path] ?? 'line', parameters: rest, bornAtTick };
}

const weaponAt = (place: number): Weapon => weapons[place] ?? 'harpoon';

function readBullet(wire: BulletWire): SeenBullet {
  const [id = 0, seat = 0, firedAtTick = 0, angle = 0, lock = 0, weapon = 0, level = 0] = wire;
  return { id, seat, firedAtTick, angle, lock: lock || null, weapon: weaponAt(weapon), level };
}

function readSeat([, ...told]: SeatWire): SeenSeat | null {
  if (told.length === 0) return null;
  const [level = 0, weapon = 0, angle = 0, lock = 0] = told;
  return { level, weapon: weaponAt(weapon), angle, lock: lock || null };
}

export function viewOf({ water, t, fish, bullets, seats }: Snapshot): PoolView {
  return {
    water: water[0],
    tick: t,
    fish: fish.map(readSpawn),
    bullets: bullets.map(readBullet),
    seats: seats.map(readSeat),
  };
}

/** The view after a frame; fish whose way is over are forgotten without a word. */
export function viewAfter(view: PoolView, frame: Frame): PoolView {
  const hits = frame.hits ?? [];
  const caught = hits.flatMap(([, , strikes]) =>
    strikes.flatMap(([, , , captured]) => captured.map(([fish]) => fish)),
  );
  const gone = new Set([...caught, ...hits.map(([id]) => id)]);
  for (const [bullet] of frame.returned ?? []) gone.add(bullet);
  const seats = [...view.seats];
  for (const seat of frame.seats ?? []) seats[seat[0] ?? 0] = readSeat(seat);
  const stays = ({ id }: { readonly id: number }) => !gone.has(id);
  return {
    water: view.water,
    tick: frame.t,
    fish: [...view.fish, ...(frame.fish ?? []).map(readSpawn)].filter(
      (fish) => stays(fish) && isSwimming(fish, frame.t),
    ),
    bullets: [...view.bullets, ...(frame.bullets ?? []).map(readBullet)].filter(stays),
    seats,
  };
}

export type SeenAt = { readonly id: number; readonly place: Point };

/** Every fish at a tick, where it is and where it heads, as it is drawn. */
export function fishSeen(
  view: Pick<PoolView, 'fish'>,
  tick: number,
): (SeenAt & { readonly species: number; readonly heading: Point })[] {
  return view.fish
    .filter((fish) => isSwimming(fish, tick))
    .map((fish) => ({
      id: fish.id,
      species: fish.species,
      place: fishAt(fish, tick),
      heading: headingAt(fish, tick),
    }));
}

/** Every bullet at a tick, where it is. */
export function bulletsSeen({ fish, bullets }: PoolView, tick: number): SeenAt[] {
  return bullets.map((bullet) => {
    const lock = fish.find(({ id }) => id === bullet.lock);
    return { id: bullet.id, place: bulletAt(bullet, tick, lock ? fishAt(lock, tick) : null) };
  });
}
