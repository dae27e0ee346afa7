/** A bullet on its way. Where it is follows from its shot, the tick, and the fish it is locked on. */
import {
  muzzles,
  type Point,
  poolHeight,
  poolWidth,
  squareApart,
  wholeRoot,
} from '@bahati/game-rules/fishing/pool/pool.ts';
import { cosineOf, sineOf, sineScale } from '@bahati/game-rules/fishing/pool/turns.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { bulletSpeed, bulletTicks, mostBounces } from './cannon.ts';

export type Bullet = {
  readonly id: number;
  readonly seat: number;
  readonly firedAtTick: number;
  /** In 4096ths of a turn, clockwise from the right. */
  readonly angle: number;
  /** The fish it follows, past all others; null: it flies straight. */
  readonly lock: number | null;
  readonly weapon: Weapon;
  readonly level: number;
  /** Minor units. */
  readonly stake: bigint;
};

/** What of a bullet says where it is. */
export type Flight = Pick<Bullet, 'seat' | 'firedAtTick' | 'angle'>;

/** The place along one side of the pool after bounces at both of its ends, and how many. */
function folded(raw: number, side: number): { at: number; bounces: number } {
  // On a wall it has not bounced yet.
  const crossed = raw > 0 ? Math.ceil(raw / side) - 1 : Math.floor(raw / side);
  const within = raw - crossed * side;
  return { at: (crossed & 1) === 0 ? within : side - within, bounces: Math.abs(crossed) };
}

/** Where a bullet is that flies straight: whole units, with the bounces so far. */
export function straightAt(
  { seat, firedAtTick, angle }: Flight,
  tick: number,
): { place: Point; bounces: number } {
  const from = muzzles[seat] ?? { x: 0, y: 0 };
  const flown = bulletSpeed * (tick - firedAtTick);
  const x = folded(from.x + Math.round((flown * cosineOf(angle)) / sineScale), poolWidth);
  const y = folded(from.y + Math.round((flown * sineOf(angle)) / sineScale), poolHeight);
  return { place: { x: x.at, y: y.at }, bounces: x.bounces + y.bounces };
}

/**
 * Where a locked bullet is: on the line from its cannon to where its fish is now, as far out as it
 * has flown. It has met the fish when that is as far as the fish.
 */
export function lockedAt(
  { seat, firedAtTick }: Flight,
  tick: number,
  fish: Point,
): { place: Point; hasMet: boolean } {
  const from = muzzles[seat] ?? { x: 0, y: 0 };
  const way = wholeRoot(squareApart(from, fish));
  const flown = bulletSpeed * (tick - firedAtTick);
  if (flown >= way) return { place: fish, hasMet: true };
  const place = {
    x: Math.round(from.x + ((fish.x - from.x) * flown) / way),
    y: Math.round(from.y + ((fish.y - from.y) * flown) / way),
  };
  return { place, hasMet: false };
}

/** Where a bullet is; `fish`: where the fish is that it is locked on. */
export function bulletAt(
  flight: Flight & Pick<Bullet, 'lock'>,
  tick: number,
  fish: Point | null,
): Point {
  if (flight.lock !== null && fish) return lockedAt(flight, tick, fish).place;
  return straightAt(flight, tick).place;
}

/** Whether a bullet that met nothing up to this tick is given back. */
export function isSpent(flight: Flight, isLocked: boolean, tick: number): boolean {
  if (tick - flight.firedAtTick > bulletTicks) return true;
  return !isLocked && straightAt(flight, tick).bounces > mostBounces;
}
