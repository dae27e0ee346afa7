import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWorld, sitDown, type World } from '@bahati/game-rules/fishing/simulation/world.ts';
import type { Spawn } from '@bahati/game-rules/fishing/pool/fish.ts';
import { acceptShot, fire, readShot, type Shot } from './accept-shot.ts';
import {
  levelCount,
  mostBullets,
  mostHeldTicks,
  oldestShotTicks,
  stakeAt,
  ticksBetweenShots,
} from './cannon.ts';

const now = 900;
const near: Spawn = {
  id: 1,
  species: 4,
  pathId: 'line',
  parameters: [-500, 3_000, 16_500, 3_000, 600],
  bornAtTick: now - 300,
};
/** Swims, but its middle is not in the pool yet. */
const outside: Spawn = { ...near, id: 2, bornAtTick: now - 2 };
const gone: Spawn = { ...near, id: 3, bornAtTick: now - 601 };

const world: World = {
  ...sitDown(sitDown(openWorld('bahari-kuu'), 0, 'KES', 10_000n), 2, 'TZS', 1_999n),
  tick: now,
  nextId: 10,
  fish: [near, outside, gone],
};
const shot: Shot = { seat: 0, tick: now, angle: 3_072, lock: null, weapon: 'harpoon', level: 2 };

function refusal(changed: Partial<Shot>, at = now, pool = world): string {
  const answer = acceptShot(pool, { ...shot, ...changed }, at);
  return 'refused' in answer ? answer.refused : `stake ${answer.stake}`;
}

test('a fair shot is taken at the stake of its level, in the currency of its seat', () => {
  assert.equal(refusal({}), 'stake 500');
  assert.equal(refusal({ level: 0 }), 'stake 100');
  assert.equal(refusal({ level: 6 }), 'stake 10000');
  assert.equal(refusal({ lock: 1 }), 'stake 500');
});

test('a shot may be as old as a second and a half, so that 300 ms of lag each way cost nothing', () => {
  for (const lag of [0, 9, 25, 44, oldestShotTicks])
    assert.equal(refusal({ tick: now - lag }), 'stake 500');
  assert.equal(refusal({ tick: now - oldestShotTicks - 1 }), 'shot_too_old');
  assert.equal(refusal({ tick: -5 }), 'shot_too_old');
  assert.equal(refusal({ tick: now - 1.5 }), 'shot_too_old');
  assert.equal(refusal({ tick: Number.NaN }), 'shot_too_old');
});

test('what the server itself held up does not age a shot, within bounds', () => {
  const oldest = { ...shot, tick: now - oldestShotTicks };
  const held = (heldTicks: number, later = heldTicks) => {
    const answer = acceptShot({ ...world, tick: now + later }, oldest, now + later, heldTicks);
    return 'refused' in answer ? answer.refused : 'taken';
  };
  assert.equal(held(0, 7), 'shot_too_old');
  assert.equal(held(7), 'taken');
  assert.equal(held(7, 8), 'shot_too_old');
  assert.equal(held(mostHeldTicks), 'taken');
  assert.equal(held(mostHeldTicks + 1), 'shot_too_old');
});

test('no shot is older than its player at the seat', () => {
  const sat = sitDown({ ...world, tick: now - 4 }, 1, 'KES', 900n);
  const late = { ...sat, tick: now };
  assert.equal(refusal({ seat: 1, tick: now - 5, level: 0 }, now, late), 'shot_too_old');
  assert.equal(refusal({ seat: 1, tick: now - 4, level: 0 }, now, late), 'stake 100');
  assert.equal(refusal({ tick: -1 }, 3, { ...world, tick: 3 }), 'shot_too_old');
});

test('a shot of a tick that has not come is refused', () => {
  assert.equal(refusal({ tick: now + 1 }), 'shot_from_the_future');
  assert.equal(refusal({ tick: Number.POSITIVE_INFINITY }), 'shot_from_the_future');
});

test('a cannon fires only away from its wall, in whole steps of a turn', () => {
  for (const angle of [2_112, 3_000, 4_032]) assert.equal(refusal({ angle }), 'stake 500');
  for (const angle of [0, 1_024, 2_048, 2_111, 4_033, 4_096, -1_024, 3_000.5, Number.NaN]) {
    assert.equal(refusal({ angle }), 'wrong_angle', `${angle}`);
  }
  const above = { seat: 2, level: 0 };
  assert.equal(refusal({ ...above, angle: 3_072 }), 'wrong_angle');
  assert.equal(refusal({ ...above, angle: 1_024 }), 'insufficient_purse');
});

test('more than six shots a second are refused by the ticks they say, in whatever order they come', () => {
  const fired = fire(world, shot, now);
  assert.ok(!('refused' in fired));
  for (const tick of [now, now + 4, now - 5, now - 60]) {
    assert.equal(
      refusal({ tick }, now + 4, fired.world),
      tick < now + 4 - oldestShotTicks ? 'shot_too_old' : 'shot_too_fast',
    );
  }
  const next = now + ticksBetweenShots;
  assert.equal(refusal({ tick: next }, next, fired.world), 'stake 500');
});

test('what costs more than the purse holds is refused, and a level that is none', () => {
  assert.equal(refusal({ level: 7 }), 'insufficient_purse');
  for (const level of [-1, levelCount, 0.5, Number.NaN]) {
    assert.equal(refusal({ level }), 'no_such_level', `${level}`);
  }
});

test('a lock on a fish that is captured, gone, or not yet in sight is refused', () => {
  for (const lock of [2, 3, 4, 0, -1]) assert.equal(refusal({ lock }), 'fish_gone', `${lock}`);
});

test('a lock is judged at the tick of its shot, where its player saw the fish', () => {
  // Half a second ago it was in the pool.
  const leaving: Spawn = { ...near, id: 4, bornAtTick: now - 590 };
  const pool = { ...world, fish: [leaving] };
  assert.equal(refusal({ lock: 4, tick: now - 15 }, now, pool), 'stake 500');
  assert.equal(refusal({ lock: 4 }, now, pool), 'fish_gone');
  const later = { ...outside, bornAtTick: now - 30 };
  assert.equal(refusal({ lock: 2, tick: now - 29 }, now, { ...world, fish: [later] }), 'fish_gone');
});

test('nobody shoots from a seat that is empty or none', () => {
  for (const seat of [1, 3, 4, -1, 0.5]) assert.equal(refusal({ seat }), 'no_such_seat');
});

test('a cannon with all its bullets on their way has to wait', () => {
  let pool = world;
  for (let count = 0; count < mostBullets; count += 1) {
    const at = now + count * ticksBetweenShots;
    const fired = fire(pool, { ...shot, tick: at, level: 0 }, at);
    assert.ok(!('refused' in fired));
    pool = fired.world;
  }
  const next = now + mostBullets * ticksBetweenShots;
  assert.equal(refusal({ tick: next, level: 0 }, next, pool), 'too_many_bullets');
});

test('a shot that is fired costs its stake once and makes one bullet from its own tick', () => {
  const fired = fire(world, { ...shot, tick: now - 9 }, now);
  assert.ok(!('refused' in fired));
  const seat = fired.world.seats[0]!;
  assert.equal(seat.purse, 9_500n);
  assert.equal(seat.lastShotTick, now - 9);
  const [{ bullet, seenToTick }] = fired.world.bullets as [(typeof fired.world.bullets)[number]];
  assert.deepEqual([bullet.id, bullet.firedAtTick, seenToTick], [10, now - 9, now - 9]);
  assert.equal(bullet.stake, 500n);
  assert.deepEqual(fired.events, [{ kind: 'fired', bullet }]);
  assert.deepEqual(fire(world, { ...shot, tick: now + 1 }, now), {
    refused: 'shot_from_the_future',
  });
});

test('only what is whole and complete is read as a shot', () => {
  const sent = { tick: 9, angle: 3_000, lock: null, weapon: 'net', level: 1 };
  assert.deepEqual(readShot(2, { ...sent, seat: 0, stake: 1 }), { seat: 2, ...sent });
  assert.equal(readShot(2, { ...sent, lock: 12 })?.lock, 12);
  for (const wrong of [
    null,
    'shot',
    [],
    {},
    { ...sent, tick: '9' },
    { ...sent, tick: 1e300 },
    { ...sent, angle: 1.5 },
    { ...sent, lock: undefined },
    { ...sent, lock: '1' },
    { ...sent, weapon: 'bomb' },
    { ...sent, level: null },
  ]) {
    assert.equal(readShot(2, wrong), null, JSON.stringify(wrong));
  }
});

test('every level costs more than the one before, and shillings of Tanzania twenty times as many', () => {
  for (let level = 0; level < levelCount; level += 1) {
    const [kes, tzs, xpl] = (['KES', 'TZS', 'XPL'] as const).map((one) => stakeAt(level, one));
    assert.equal(tzs, kes! * 20n);
    assert.equal(xpl, kes);
    if (level > 0) assert.ok(kes! > stakeAt(level - 1, 'KES')!);
  }
  assert.equal(stakeAt(levelCount, 'KES'), null);
});
