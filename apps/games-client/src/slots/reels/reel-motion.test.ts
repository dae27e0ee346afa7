import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calmPace, ReelMotion, turboPace } from './reel-motion.ts';

const frameMs = 1000 / 60;

function fly(motion: ReelMotion, ms: number): void {
  for (let passed = 0; passed < ms; passed += frameMs) motion.update(frameMs);
}

for (const [name, pace] of [
  ['calm', calmPace],
  ['quick', turboPace],
] as const) {
  test(`a ${name} reel comes to rest on its stop, whatever the stop`, () => {
    for (let stop = 0; stop < 32; stop += 1) {
      const motion = new ReelMotion();
      motion.rest(5);
      motion.start(pace);
      fly(motion, 700);
      motion.brake(stop, 32);
      fly(motion, 2000);
      assert.ok(motion.isResting);
      assert.equal(motion.place, stop);
      assert.equal(motion.speed, 0);
    }
  });
}

test('a reel lands once, overshoots a little and comes back', () => {
  const motion = new ReelMotion();
  motion.start(calmPace);
  fly(motion, 700);
  motion.brake(9, 32);
  let landings = 0;
  let lowest = Number.POSITIVE_INFINITY;
  while (!motion.isResting) {
    if (motion.update(frameMs)) landings += 1;
    lowest = Math.min(lowest, motion.place);
  }
  assert.equal(landings, 1);
  assert.ok(lowest < 9 && lowest > 8.5);
});

test('a reel lifts before it falls', () => {
  const motion = new ReelMotion();
  motion.rest(5);
  motion.start(calmPace);
  motion.update(frameMs * 3);
  assert.ok(motion.place > 5);
  fly(motion, 500);
  assert.ok(motion.place < 5);
});

test('a resting reel does not move', () => {
  const motion = new ReelMotion();
  motion.rest(12);
  assert.equal(motion.update(frameMs), false);
  assert.equal(motion.place, 12);
});
