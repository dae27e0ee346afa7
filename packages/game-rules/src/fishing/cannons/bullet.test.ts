import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isInPool,
  muzzles,
  poolHeight,
  poolWidth,
  squareApart,
} from '@bahati/game-rules/fishing/pool/pool.ts';
import { isSpent, lockedAt, straightAt } from './bullet.ts';
import { bulletSpeed, bulletTicks, isOpenAngle, mostBounces } from './cannon.ts';

test('a straight bullet stays in the pool, at its speed, at whatever angle it was fired', () => {
  for (let angle = 0; angle < 4_096; angle += 13) {
    for (const seat of [0, 1, 2, 3]) {
      if (!isOpenAngle(seat, angle)) continue;
      const flight = { seat, firedAtTick: 50, angle };
      assert.deepEqual(straightAt(flight, 50), { place: muzzles[seat], bounces: 0 });
      let before = straightAt(flight, 50);
      for (let tick = 51; tick <= 50 + bulletTicks; tick += 1) {
        const now = straightAt(flight, tick);
        assert.ok(isInPool(now.place));
        const flown = Math.sqrt(squareApart(before.place, now.place));
        assert.ok(flown <= bulletSpeed + 2, 'no faster');
        if (now.bounces === before.bounces) assert.ok(flown >= bulletSpeed - 2, 'no slower');
        assert.ok(now.bounces >= before.bounces);
        before = now;
      }
    }
  }
});

test('a bullet bounces as a mirror does', () => {
  const up = { seat: 0, firedAtTick: 0, angle: 3_072 };
  assert.deepEqual(straightAt(up, 30).place, { x: 4_000, y: poolHeight - 30 * bulletSpeed });
  const after = straightAt(up, 50);
  assert.deepEqual(after, { place: { x: 4_000, y: 50 * bulletSpeed - poolHeight }, bounces: 1 });
  const aslant = straightAt({ seat: 1, firedAtTick: 0, angle: 3_584 }, 40);
  assert.equal(aslant.bounces, 1);
  const raw = 12_000 + Math.round((40 * bulletSpeed * 46_341) / 65_536);
  assert.equal(aslant.place.x, 2 * poolWidth - raw);
});

test('a bullet that meets nothing is spent after its bounces or its ticks, a locked one by ticks alone', () => {
  const up = { seat: 0, firedAtTick: 0, angle: 3_072 };
  const first = Array.from({ length: 400 }, (_, tick) => tick).find((tick) =>
    isSpent(up, false, tick),
  );
  assert.equal(first, bulletTicks + 1);
  const flat = { seat: 0, firedAtTick: 0, angle: 2_700 };
  const bounced = Array.from({ length: 400 }, (_, tick) => tick).find((tick) =>
    isSpent(flat, false, tick),
  );
  assert.ok(bounced !== undefined && bounced <= bulletTicks);
  assert.equal(straightAt(flat, bounced).bounces, mostBounces + 1);
  assert.equal(isSpent(flat, true, bounced), false);
  assert.equal(isSpent(flat, true, bulletTicks + 1), true);
});

test('a locked bullet is always on the line to its fish, as far out as it has flown', () => {
  const flight = { seat: 2, firedAtTick: 10, angle: 1_000 };
  for (let tick = 10; tick < 60; tick += 1) {
    const fish = { x: 2_000 + tick * 50, y: 7_000 };
    const { place, hasMet } = lockedAt(flight, tick, fish);
    const way = Math.sqrt(squareApart(muzzles[2]!, fish));
    assert.equal(hasMet, bulletSpeed * (tick - 10) >= Math.floor(way));
    if (hasMet) assert.deepEqual(place, fish);
    else {
      const flown = Math.sqrt(squareApart(muzzles[2]!, place));
      assert.ok(Math.abs(flown - bulletSpeed * (tick - 10)) < 2);
      assert.ok(Math.abs(flown + Math.sqrt(squareApart(place, fish)) - way) < 2);
    }
  }
});
