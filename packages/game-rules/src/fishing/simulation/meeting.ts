/** Which fish a bullet meets at a tick. */
import { type Bullet, lockedAt, straightAt } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { bulletRadius } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import {
  depthIn,
  fishAt,
  headingAt,
  isSwimming,
  type Spawn,
} from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool, type Point, squareApart } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { speciesAt, waterOf } from '@bahati/game-rules/fishing/species/waters.ts';
import { fishOf, type World } from './world.ts';

/** How deep a bullet here is in a fish; null: not in it at all. */
function depth(water: Water, fish: Spawn, bullet: Point, tick: number): number | null {
  const { body } = speciesAt(water, fish.species);
  const place = fishAt(fish, tick);
  const farthest = Math.max(body.length, body.height) + bulletRadius;
  if (squareApart(place, bullet) > farthest * farthest) return null;
  const found = depthIn(body, { place, heading: headingAt(fish, tick) }, bullet, bulletRadius);
  return found <= 1 ? found : null;
}

/**
 * The id of the fish a bullet meets at this tick: its own if it is locked, else the one it is
 * deepest in, and of equals the older. Null: none. `fish_gone`: its own can no longer be met.
 */
export function fishMet(
  world: Pick<World, 'water' | 'fish'>,
  bullet: Pick<Bullet, 'seat' | 'firedAtTick' | 'angle' | 'lock'>,
  tick: number,
): number | 'fish_gone' | null {
  const water = waterOf(world.water);
  if (bullet.lock !== null) {
    const fish = fishOf(world, bullet.lock, tick);
    const place = fish && fishAt(fish, tick);
    if (!fish || !place || !isInPool(place)) return 'fish_gone';
    const flown = lockedAt(bullet, tick, place);
    return flown.hasMet || depth(water, fish, flown.place, tick) !== null ? fish.id : null;
  }
  const { place } = straightAt(bullet, tick);
  let best: { id: number; depth: number } | null = null;
  for (const fish of world.fish) {
    if (!isSwimming(fish, tick)) continue;
    const found = depth(water, fish, place, tick);
    if (found !== null && (!best || found < best.depth)) best = { id: fish.id, depth: found };
  }
  return best?.id ?? null;
}
