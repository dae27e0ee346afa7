import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fishAt, isSwimming } from '@bahati/game-rules/fishing/pool/fish.ts';
import { parameterCounts } from '@bahati/game-rules/fishing/pool/paths.ts';
import { isInPool, ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import { speciesAt, waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { fire } from '@bahati/game-rules/fishing/cannons/accept-shot.ts';
import { busyPlay, playTo, poolDraws } from './pool.testing.ts';
import { mostFish } from './spawning.ts';
import { step } from './step.ts';
import { bossAt, tideAt, tides } from './tides.ts';
import { openWorld, sitDown, type World, type WorldEvent } from './world.ts';

const roundTicks = tides.reduce((sum, { ticks }) => sum + ticks, 0);

for (const water of waters) {
  test(`in ten minutes of ${water.code} every species comes, in sight, and the pool is never empty nor crowded`, () => {
    const came = new Map<string, number>();
    const seen = new Set<number>();
    const bosses: number[] = [];
    const crowd: number[] = [];
    playTo(
      openWorld(water.code),
      roundTicks * 4,
      poolDraws('long', 'x'),
      () => [],
      (_, after) => {
        for (const event of after.events) {
          if (event.kind !== 'spawned') continue;
          const { spawn } = event;
          const species = speciesAt(water, spawn.species);
          came.set(species.code, (came.get(species.code) ?? 0) + 1);
          if (species.size === 'boss') {
            bosses.push(spawn.bornAtTick);
            const soon = fishAt(spawn, spawn.bornAtTick + 6 * ticksPerSecond);
            assert.ok(isInPool(soon), 'the boss is seen within six seconds');
          }
          assert.equal(spawn.bornAtTick, after.world.tick, 'nobody is told before');
          assert.equal(spawn.parameters.length, parameterCounts[spawn.pathId]);
          assert.ok(spawn.parameters.every(Number.isSafeInteger));
          assert.equal(isInPool(fishAt(spawn, spawn.bornAtTick)), false, 'it comes from outside');
        }
        const { tick, fish } = after.world;
        for (const one of fish) if (isInPool(fishAt(one, tick))) seen.add(one.id);
        if (tick > 600) crowd.push(fish.length);
        assert.ok(fish.length <= mostFish + 1);
        assert.ok(fish.every((one) => isSwimming(one, tick)));
      },
    );
    assert.deepEqual([...came.keys()].toSorted(), water.species.map(({ code }) => code).toSorted());
    const all = [...came.values()].reduce((sum, count) => sum + count, 0);
    assert.ok(seen.size > all * 0.9, 'nearly all came into sight');
    assert.ok(Math.min(...crowd) > 5, `${Math.min(...crowd)} at least`);
    assert.deepEqual(
      bosses.map((tick) => tick - Math.floor(tick / roundTicks) * roundTicks),
      [4_200, 4_200, 4_200, 4_200],
    );
  });
}

test('the tides follow each other by the tick alone', () => {
  assert.deepEqual(tideAt(0), { tide: 'calm', since: 0 });
  assert.deepEqual(tideAt(3_600), { tide: 'schools', since: 0 });
  assert.deepEqual(tideAt(4_199), { tide: 'schools', since: 599 });
  assert.deepEqual(tideAt(4_200), { tide: 'boss', since: 0 });
  assert.deepEqual(tideAt(5_400 * 7 + 5_399), { tide: 'boss', since: 1_199 });
  assert.deepEqual(bossAt(0), { isHere: false, ticks: 4_200 });
  assert.deepEqual(bossAt(4_199), { isHere: false, ticks: 1 });
  assert.deepEqual(bossAt(4_200), { isHere: true, ticks: 1_200 });
});

test('the same seeds and shots give the same pool, and it may be kept and gone on with', () => {
  const start = sitDown(openWorld('bahari-kuu'), 1, 'KES', 900_000n);
  const whole = playTo(start, 700, poolDraws('a', 'b'), busyPlay);
  assert.deepEqual(playTo(start, 700, poolDraws('a', 'b'), busyPlay), whole);
  const draws = poolDraws('a', 'b');
  const half = playTo(start, 333, draws, busyPlay);
  assert.deepEqual(playTo(structuredClone(half), 700, draws, busyPlay), whole);
  assert.throws(() => step(whole, 702, draws), RangeError);
});

const lone: World = {
  ...sitDown(openWorld('miamba-ya-watamu'), 0, 'KES', 1_000n),
  tick: 900,
  nextId: 2,
  fish: [
    {
      id: 1,
      species: 11,
      pathId: 'line',
      // Above the cannon at x = 4,000 about tick 900.
      parameters: [-2_000, 7_600, 18_000, 7_600, 1_000],
      bornAtTick: 600,
    },
  ],
};

function settle(from: World): WorldEvent[] {
  const draws = poolDraws('quiet', 'captures');
  const events: WorldEvent[] = [];
  let world = from;
  for (let tick = from.tick + 1; world.bullets.length > 0; tick += 1) {
    const stepped = step(world, tick, draws);
    world = stepped.world;
    events.push(...stepped.events);
  }
  return events.filter(({ kind }) => kind !== 'spawned');
}

test('a shot that comes late meets the fish where its player saw it', () => {
  const shot = { seat: 0, angle: 3_072, lock: null, weapon: 'harpoon', level: 0 } as const;
  const inTime = fire({ ...lone, tick: 900 }, { ...shot, tick: 900 }, 900);
  const late = fire({ ...lone, tick: 925 }, { ...shot, tick: 900 }, 925);
  assert.ok(!('refused' in inTime) && !('refused' in late));
  const [first] = settle(inTime.world);
  const [second] = settle(late.world);
  assert.ok(first?.kind === 'hit' && second?.kind === 'hit');
  assert.equal(first.fish, 1);
  assert.deepEqual(second, first);
});

test('a shot that comes late does not meet a fish that is captured by then', () => {
  const shot = {
    seat: 0,
    tick: 900,
    angle: 3_072,
    lock: null,
    weapon: 'harpoon',
    level: 0,
  } as const;
  const late = fire({ ...lone, fish: [], tick: 909 }, shot, 909);
  assert.ok(!('refused' in late));
  const events = settle(late.world);
  assert.ok(events.every((event) => event.kind !== 'hit' || event.fish !== 1));
});

test('a bullet that meets nothing is given back to the purse', () => {
  const empty: World = { ...lone, fish: [], tick: 0 };
  const flat = { seat: 0, tick: 0, angle: 2_150, lock: null, weapon: 'net', level: 1 } as const;
  const fired = fire(empty, flat, 0);
  assert.ok(!('refused' in fired));
  assert.equal(fired.world.seats[0]?.purse, 800n);
  const draws = poolDraws('quiet', 'captures');
  let world = fired.world;
  // The fish of this seed are still outside or far from the bottom by then.
  for (let tick = 1; world.bullets.length > 0; tick += 1)
    world = step({ ...world, fish: [] }, tick, draws).world;
  assert.equal(world.seats[0]?.purse, 1_000n);
});
