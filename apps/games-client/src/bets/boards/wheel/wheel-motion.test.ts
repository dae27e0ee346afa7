import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { restingAngle, WheelMotion } from './wheel-motion.ts';

/** A browser's frames, one each sixtieth of a second of a clock that stands still between. */
let now = 0;
let frames: ((now: number) => void)[] = [];

function runFrames(count: number, each?: () => void): void {
  for (let frame = 0; frame < count; frame += 1) {
    now += 1000 / 60;
    const due = frames;
    frames = [];
    for (const step of due) step(now);
    each?.();
  }
}

beforeEach(() => {
  now = 1000;
  frames = [];
  mock.method(performance, 'now', () => now);
  Object.assign(globalThis, {
    requestAnimationFrame: (step: (now: number) => void) => frames.push(step),
    cancelAnimationFrame: () => {
      frames = [];
    },
  });
});
afterEach(() => mock.restoreAll());

function wheelOf(segments: number) {
  const style = () => ({ transform: '' }) as CSSStyleDeclaration;
  const disc = { style: style() };
  const heard: number[] = [];
  const motion = new WheelMotion({
    disc,
    flapper: { style: style() },
    onPeg: (step) => heard.push(step),
  });
  motion.rest(0, 360 / segments);
  const angle = () => Number(/rotate\((-?[\d.e-]+)deg\)/.exec(disc.style.transform)?.[1]);
  return { motion, heard, angle };
}

/** The segment under the pointer. */
function underPointer(angle: number, segments: number): number {
  const size = 360 / segments;
  return ((Math.round(-angle / size) % segments) + segments) % segments;
}

test('the wheel comes to rest at the drawn segment, and tells it once', () => {
  for (const [segments, landed] of [
    [10, 0],
    [10, 7],
    [30, 29],
    [50, 21],
  ] as const) {
    const { motion, angle, heard } = wheelOf(segments);
    let told = 0;
    motion.drive();
    runFrames(20);
    motion.brakeTo(restingAngle(landed, 360 / segments, 5), false, () => (told += 1));
    runFrames(400);
    assert.equal(underPointer(angle(), segments), landed);
    assert.equal(told, 1);
    assert.ok(heard.length > 5);
    assert.equal(motion.isTurning, false);
  }
});

test('it never turns back, and no frame while braking is faster than the one before', () => {
  const { motion, angle } = wheelOf(20);
  motion.drive();
  runFrames(40);
  motion.brakeTo(restingAngle(13, 18, 2), false, () => undefined);
  let before = angle();
  // What it turned in a frame while it was driven.
  let stride = 470 / 60;
  // Rest brings the angle back into one turn; until then it only grows.
  runFrames(150, () => {
    const step = angle() - before;
    assert.ok(step >= -1e-9 && step <= stride + 1e-6, `${step} after ${stride}`);
    stride = step;
    before = angle();
  });
});

test('in a hurry it is there within 150 ms, also when it was braking already', () => {
  const { motion, angle } = wheelOf(40);
  let told = 0;
  motion.drive();
  runFrames(10);
  motion.brakeTo(restingAngle(11, 9, 1), false, () => (told += 1));
  runFrames(30);
  motion.brakeTo(restingAngle(11, 9, 1), true, () => (told += 1));
  runFrames(9);
  assert.equal(told, 1);
  assert.equal(underPointer(angle(), 40), 11);
});

test('wherever in a segment it rests, the pointer is clear of the pegs', () => {
  for (let turn = 0; turn < 22; turn += 1) {
    const within = -restingAngle(3, 10, turn) / 10 - 3;
    assert.ok(Math.abs(within) < 0.34, `${turn}`);
  }
});
