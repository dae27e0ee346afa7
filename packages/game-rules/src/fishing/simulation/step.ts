/** One tick of a pool: who comes, who leaves, and what bullets meet. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Target } from '@bahati/game-rules/fishing/capture/aims.ts';
import { paysOf, strike } from '@bahati/game-rules/fishing/capture/capture.ts';
import { drawnFate } from '@bahati/game-rules/fishing/capture/fate.ts';
import { isSpent } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fishAt, isSwimming } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool } from '@bahati/game-rules/fishing/pool/pool.ts';
import { speciesAt, waterOf } from '@bahati/game-rules/fishing/species/waters.ts';
import { fishMet } from './meeting.ts';
import { drawSpawns, mostFish } from './spawning.ts';
import {
  type Flying,
  fishOf,
  type ReturnReason,
  type Stepped,
  type World,
  type WorldEvent,
  withSeat,
} from './world.ts';

/** Where a pool's numbers come from. */
export type PoolDraws = {
  /** The numbers of one tick, from their beginning: who comes. */
  readonly spawns: (tick: number) => DrawStream;
  /** The numbers of one hit of a seat, from their beginning: who is captured. */
  readonly captures: (seat: number, hit: number) => DrawStream;
};

function comeAndGo(world: World, tick: number, draws: PoolDraws): Stepped {
  const swimming = world.fish.filter((fish) => isSwimming(fish, tick));
  const room = mostFish - swimming.length - world.waiting.length;
  const begun = drawSpawns(waterOf(world.water), tick, room, draws.spawns(tick));
  const waiting = [...world.waiting, ...begun];
  const born = waiting
    .filter(({ bornAtTick }) => bornAtTick <= tick)
    .map((fish, at) => ({ id: world.nextId + at, ...fish }));
  return {
    world: {
      ...world,
      tick,
      nextId: world.nextId + born.length,
      fish: [...swimming, ...born],
      waiting: waiting.filter(({ bornAtTick }) => bornAtTick > tick),
    },
    events: born.map((spawn) => ({ kind: 'spawned', spawn })),
  };
}

/** A lock on a fish that is gone is let go. */
function letGo(world: World, tick: number): World {
  const isGone = (lock: number) => !fishOf(world, lock, tick);
  const seats = world.seats.map((seat) =>
    seat && seat.lock !== null && isGone(seat.lock) ? { ...seat, lock: null } : seat,
  );
  return { ...world, seats };
}

function pay(world: World, at: number, amount: bigint): World {
  const seat = world.seats[at];
  return seat ? withSeat(world, at, { ...seat, purse: seat.purse + amount }) : world;
}

/** Whom a hit may capture: the fish that was met, and what swims in sight at that tick. */
function targetsAt(world: World, met: number, tick: number): Target[] {
  const water = waterOf(world.water);
  return world.fish
    .map((fish) => ({ fish, place: fishAt(fish, tick) }))
    .filter(({ fish, place }) => fish.id === met || (isSwimming(fish, tick) && isInPool(place)))
    .map(({ fish, place }) => ({ id: fish.id, species: speciesAt(water, fish.species), place }));
}

function hit(world: World, { bullet }: Flying, met: number, at: number, draws: PoolDraws): Stepped {
  const targets = targetsAt(world, met, at);
  const target = targets.find(({ id }) => id === met);
  if (!target) throw new RangeError(`Nobody can meet fish ${met}.`);
  const others = targets.filter(({ id }) => id !== met);
  const nonce = world.hits[bullet.seat] ?? 0;
  const fate = drawnFate(draws.captures(bullet.seat, nonce));
  const strikes = strike(bullet.weapon, target, others, fate);
  const pays = paysOf(strikes);
  const amount = bullet.stake * BigInt(pays);
  const gone = new Set(strikes.flatMap(({ captured }) => captured.map(({ fish }) => fish)));
  const left = {
    ...world,
    fish: world.fish.filter(({ id }) => !gone.has(id)),
    hits: world.hits.map((hits, seat) => (seat === bullet.seat ? hits + 1 : hits)),
  };
  return {
    world: pay(left, bullet.seat, amount),
    events: [{ kind: 'hit', bullet, fish: met, nonce, strikes, pays, amount }],
  };
}

function giveBack(world: World, { bullet }: Flying, reason: ReturnReason): Stepped {
  return {
    world: pay(world, bullet.seat, bullet.stake),
    events: [{ kind: 'returned', bullet, reason }],
  };
}

/** One bullet through all ticks it was not yet looked for in; null: it flies on. */
function follow(world: World, flying: Flying, tick: number, draws: PoolDraws): Stepped | null {
  const { bullet, seenToTick } = flying;
  for (let at = seenToTick + 1; at <= tick; at += 1) {
    const met = fishMet(world, bullet, at);
    if (met === 'fish_gone') return giveBack(world, flying, met);
    if (met !== null) return hit(world, flying, met, at, draws);
    if (isSpent(bullet, bullet.lock !== null, at)) return giveBack(world, flying, 'met_nothing');
  }
  return null;
}

/**
 * The pool one tick later, and what happened: first fish leave and come, then bullets fly in the order of their shots. A shot that came late is flown through
 * the ticks it missed, among the fish that are left. `tick` must be the one after the world's.
 */
export function step(world: World, tick: number, draws: PoolDraws): Stepped {
  if (tick !== world.tick + 1) throw new RangeError('A pool takes one tick after another.');
  const begun = comeAndGo(world, tick, draws);
  let now = letGo(begun.world, tick);
  const events: WorldEvent[] = [...begun.events];
  const flying: Flying[] = [];
  for (const each of world.bullets) {
    const done = follow(now, each, tick, draws);
    if (done) {
      now = done.world;
      events.push(...done.events);
    } else {
      flying.push({ ...each, seenToTick: tick });
    }
  }
  return { world: { ...now, bullets: flying }, events };
}
