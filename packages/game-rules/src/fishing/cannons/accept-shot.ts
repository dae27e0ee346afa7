/** What a server makes of a shot that arrives: it takes it, or says why not. */
import { weapons, type Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool } from '@bahati/game-rules/fishing/pool/pool.ts';
import {
  fishOf,
  type Stepped,
  type World,
  withSeat,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import {
  isOpenAngle,
  mostBullets,
  mostHeldTicks,
  oldestShotTicks,
  stakeAt,
  ticksBetweenShots,
} from './cannon.ts';

/** What a client says: the tick is the one its screen showed as it fired. */
export type Shot = {
  readonly seat: number;
  readonly tick: number;
  readonly angle: number;
  readonly lock: number | null;
  readonly weapon: Weapon;
  readonly level: number;
};

export type ShotRefusal =
  | 'no_such_seat'
  | 'shot_from_the_future'
  | 'shot_too_old'
  | 'shot_too_fast'
  | 'too_many_bullets'
  | 'wrong_angle'
  | 'no_such_level'
  | 'fish_gone'
  | 'insufficient_purse';

/** Reads what a frame sent for a seat; null: no shot. */
export function readShot(seat: number, sent: unknown): Shot | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { tick, angle, lock, weapon, level } = sent as Readonly<Record<string, unknown>>;
  const known = weapons.find((one) => one === weapon);
  if (!known || !isWhole(tick) || !isWhole(angle) || !isWhole(level)) return null;
  if (lock !== null && !isWhole(lock)) return null;
  return { seat, tick, angle, lock, weapon: known, level };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/**
 * Whether a shot is taken at this tick of the server, at what stake in minor units. A shot may be up
 * to a second and a half old, so lag costs nobody an aim; it flies from the tick it says, and meets the fish
 * where its player saw them, unless they are caught by now. `heldTicks`: for so long the server had
 * it already, while its means were fetched.
 */
export function acceptShot(
  world: World,
  shot: Shot,
  tick: number,
  heldTicks = 0,
): { readonly stake: bigint } | { readonly refused: ShotRefusal } {
  const seat = world.seats[shot.seat];
  if (!seat) return { refused: 'no_such_seat' };
  if (shot.tick > tick) return { refused: 'shot_from_the_future' };
  const held = Math.min(heldTicks, mostHeldTicks);
  const oldest = Math.max(tick - held - oldestShotTicks, seat.sinceTick);
  if (!Number.isInteger(shot.tick) || shot.tick < oldest) {
    return { refused: 'shot_too_old' };
  }
  if (seat.lastShotTick !== null && shot.tick - seat.lastShotTick < ticksBetweenShots) {
    return { refused: 'shot_too_fast' };
  }
  const flying = world.bullets.filter(({ bullet }) => bullet.seat === shot.seat);
  if (flying.length >= mostBullets) return { refused: 'too_many_bullets' };
  if (!isOpenAngle(shot.seat, shot.angle)) return { refused: 'wrong_angle' };
  const stake = stakeAt(shot.level, seat.currency);
  if (stake === null) return { refused: 'no_such_level' };
  if (shot.lock !== null) {
    const fish = fishOf(world, shot.lock, shot.tick);
    if (!fish || !isInPool(fishAt(fish, shot.tick))) return { refused: 'fish_gone' };
  }
  return stake > seat.purse ? { refused: 'insufficient_purse' } : { stake };
}

/** Fires a shot that was accepted: its stake leaves the purse, its bullet flies from its tick. */
export function fire(
  world: World,
  shot: Shot,
  tick: number,
  heldTicks = 0,
): Stepped | { readonly refused: ShotRefusal } {
  const answer = acceptShot(world, shot, tick, heldTicks);
  if ('refused' in answer) return answer;
  const seat = world.seats[shot.seat];
  if (!seat) return { refused: 'no_such_seat' };
  const { tick: firedAtTick, ...rest } = shot;
  const bullet = { id: world.nextId, firedAtTick, ...rest, stake: answer.stake };
  const fired = withSeat(world, shot.seat, {
    ...seat,
    purse: seat.purse - answer.stake,
    angle: shot.angle,
    lastShotTick: firedAtTick,
  });
  return {
    world: {
      ...fired,
      nextId: world.nextId + 1,
      bullets: [...world.bullets, { bullet, seenToTick: firedAtTick }],
    },
    events: [{ kind: 'fired', bullet }],
  };
}
