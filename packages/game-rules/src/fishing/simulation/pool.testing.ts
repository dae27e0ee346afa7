/** A pool at play, for tests: the same seeds and the same shots give the same pool. */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { fire, type Shot } from '@bahati/game-rules/fishing/cannons/accept-shot.ts';
import { type PoolDraws, step } from './step.ts';
import { type Stepped, type World, type WorldEvent } from './world.ts';

/** Numbers of the spawns from one seed, those of the captures from another. */
export function poolDraws(spawnSeed: string, captureSeed: string): PoolDraws {
  const spawns = createNodeHmac(spawnSeed);
  const captures = createNodeHmac(captureSeed);
  return {
    spawns: (tick) => createDrawStream(spawns, { clientSeed: 'pool', nonce: tick }),
    captures: (seat, hit) => createDrawStream(captures, { clientSeed: `seat${seat}`, nonce: hit }),
  };
}

/** What is done at a pool before the step to a tick. */
export type Play = (world: World, tick: number) => readonly Shot[];

/** Plays up to a tick; `see` is told of every tick, with all that happened since the one before. */
export function playTo(
  from: World,
  tick: number,
  draws: PoolDraws,
  play: Play,
  see: (before: World, after: Stepped) => void = () => undefined,
): World {
  let world = from;
  while (world.tick < tick) {
    const before = world;
    const events: WorldEvent[] = [];
    for (const shot of play(world, world.tick)) {
      const fired = fire(world, shot, world.tick);
      if ('refused' in fired) continue;
      world = fired.world;
      events.push(...fired.events);
    }
    const stepped = step(world, world.tick + 1, draws);
    world = stepped.world;
    see(before, { world, events: [...events, ...stepped.events] });
  }
  return world;
}

/** Four players with every weapon, some locked, some with lag, who shoot as fast as they may. */
export const busyPlay: Play = (world, tick) =>
  world.seats.flatMap((sitting, seat) => {
    if (!sitting || tick < 20) return [];
    const turn = tick * 7 + seat * 311;
    const angle = (seat < 2 ? 2_048 : 0) + 100 + (turn & 1_023) + ((turn >> 1) & 511);
    const weapon = (['harpoon', 'net', 'spark', 'harpoon'] as const)[seat] ?? 'harpoon';
    const locked = world.fish[(tick + seat) & 7]?.id ?? null;
    const lag = seat * 3;
    return [
      {
        seat,
        tick: tick - lag,
        angle,
        lock: seat === 3 ? locked : null,
        weapon,
        level: (tick >> 6) & 3,
      },
    ];
  });
